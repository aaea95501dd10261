import sharp from 'sharp';
import { poblar } from './ejemplo.ts';
import { escucharQuejas, revisarEnTodas } from './revisar.ts';
import { expect, type Interfaz, test } from './tienda.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
);

/** A part on a plain ground, drawn: what a picture of a counter looks like from afar. */
const foto = (fondo: string, forma: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="${fondo}"/>${forma}</svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

const archivo = async (name: string, fondo: string, forma: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await foto(fondo, forma),
});
const FILTRO =
  '<rect x="300" y="120" width="300" height="460" rx="40" fill="#e8792b"/><rect x="330" y="90" width="240" height="60" fill="#333"/>';
const CAJA =
  '<rect x="180" y="160" width="540" height="380" fill="#c9a26b"/><rect x="430" y="160" width="40" height="380" fill="#a8834f"/>';

async function conFotos({ crear, subir }: Interfaz): Promise<string> {
  const { id } = await crear('/api/articulos', {
    codigo: `FOTO-${Date.now() % 100_000}`,
    descripcion: 'Filtro con fotos',
  });
  const ruta = `/api/articulos/${id}/adjuntos`;
  await subir(ruta, {}, await archivo('Frente.jpg', '#f4f6f8', FILTRO));
  await subir(ruta, {}, await archivo('Caja.jpg', '#eef2f5', CAJA));
  await subir(ruta, {}, { name: 'Ficha técnica.pdf', mimeType: 'application/pdf', buffer: PDF });
  return id;
}

test('ART-17: the pictures of an artículo are looked at', async ({ dentro, interfaz }) => {
  await poblar(interfaz);
  const id = await conFotos(interfaz);
  const quejas = escucharQuejas(dentro);
  await dentro.goto(`/articulos/tabla/${id}?seccion=imagenes`);
  await expect(dentro.getByRole('list', { name: 'Imágenes' }).getByRole('listitem')).toHaveCount(2);
  await revisarEnTodas(dentro, 'articulo-imagenes', () =>
    expect(dentro.getByRole('link', { name: 'Ficha técnica' })).toBeVisible(),
  );
  await dentro.getByRole('button', { name: 'Ampliar Frente' }).click();
  await revisarEnTodas(dentro, 'articulo-imagenes-visor', () =>
    expect(dentro.getByRole('dialog', { name: 'Frente' })).toBeVisible(),
  );
  await dentro.keyboard.press('Escape');
  // The table has room for it where it is wide.
  await dentro.setViewportSize({ width: 1600, height: 900 });
  await dentro.goto('/articulos/tabla?buscar=fotos');
  await expect(dentro.locator('img[src*="tamano=chica"]').first()).toBeVisible();
  expect(quejas).toEqual([]);
});

test('ART-17: several are chosen at once, ordered with the keys and by dragging, described, taken away and brought back', async ({
  dentro,
  interfaz,
}) => {
  const { crear, filas } = interfaz;
  const { id } = await crear('/api/articulos', {
    codigo: `SUBE-${Date.now() % 100_000}`,
    descripcion: 'Sin fotos todavía',
  });
  await dentro.goto(`/articulos/tabla/${id}?seccion=imagenes`);
  await expect(dentro.getByText('Todavía no hay imágenes ni documentos')).toBeVisible();
  await dentro
    .locator('input[type=file][multiple]')
    .setInputFiles([
      await archivo('Frente.jpg', '#f4f6f8', FILTRO),
      await archivo('Caja.jpg', '#eef2f5', CAJA),
      { name: 'planilla.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b') },
    ]);
  const fotos = dentro.getByRole('list', { name: 'Imágenes' }).getByRole('listitem');
  await expect(fotos).toHaveCount(2);
  await expect(dentro.getByRole('alert')).toContainText('«planilla» no es una imagen JPG, PNG o WebP ni un PDF');
  await dentro.getByRole('button', { name: 'Descartar planilla.csv' }).click();

  await expect(fotos.first()).toContainText('Frente');
  await dentro.getByRole('button', { name: 'Ampliar Caja' }).press('Alt+ArrowLeft');
  await expect(fotos.first()).toContainText('Caja');
  await fotos.last().dragTo(fotos.first());
  await expect(fotos.first()).toContainText('Frente');
  await expect(fotos.first()).toContainText('Principal');
  // It is so on the server too, and the head of the ficha shows it.
  await expect
    .poll(async () => (await filas(`/api/articulos/${id}/adjuntos`)).map(({ nombre }) => nombre))
    .toEqual(['Frente', 'Caja']);
  await dentro.reload();
  await expect(fotos.first()).toContainText('Frente');
  await expect(dentro.locator('img[src*="tamano=mediana"]').first()).toBeVisible();

  await dentro.getByRole('button', { name: 'Acciones de Caja' }).click();
  await dentro.getByRole('menuitem', { name: 'Quitar' }).click();
  await expect(fotos).toHaveCount(1);
  await dentro.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(fotos).toHaveCount(2);
});
