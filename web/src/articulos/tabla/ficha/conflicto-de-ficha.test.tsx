import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Articulo, CambioDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { expect, it } from 'vitest';
import { ARTICULO_ID, articulo, LISTAS, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ArticuloScreen } from './articulo.screen.tsx';

const PUERTA = `PATCH /api/articulos/${ARTICULO_ID}`;
const BOSCH = { id: '01980000-0000-7000-8000-00000000b009', nombre: 'Bosch' };

/** The ficha being edited, of an artículo that Ana saves right before the first time somebody else does. */
async function editar(deAna: Partial<Articulo>) {
  let actual = articulo();
  let falta = true;
  const { servidor } = renderPantalla(<ArticuloScreen />, {
    ruta: `/articulos/tabla/${ARTICULO_ID}?seccion=datos`,
    camino: '/articulos/tabla/$id',
    permisos: ['articulo.ver', 'articulo.editar', 'stock.ver', 'tabla.ver'],
    respuestas: {
      [`GET /api/articulos/${ARTICULO_ID}`]: () => actual,
      [PUERTA]: ({ version, descripcion = '', observaciones = '' }: CambioDeArticulo) => {
        if (falta) actual = { ...actual, ...deAna, version: actual.version + 1 };
        falta = false;
        const data = { quien: 'Ana Paz', cuando: '27/11/2026 06:37', version: actual.version };
        if (version !== actual.version) return { status: 409, code: 'comun.version_vieja', title: 'Vieja', data };
        actual = { ...actual, descripcion, observaciones, version: version + 1 };
        return actual;
      },
      'GET /api/articulos/campos': { filas: [] },
      'GET /api/articulos/listas-de-precio': LISTAS,
      'GET /api/tablas-generales/unidades': pagina([]),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  return { servidor, ultimo: () => servidor.recibido(PUERTA).at(-1) };
}

const escribir = async (campo: string, texto: string) => {
  const caja = await screen.findByLabelText(campo);
  await userEvent.clear(caja);
  await userEvent.type(caja, texto);
};
const guardar = async () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const valor = (campo: string) => screen.getByLabelText<HTMLInputElement>(campo).value;

it('INV-73 what somebody else changed in other fields comes into the form and is told, and saving again is over it', async () => {
  const { ultimo } = await editar({ descripcion: 'Filtro corto', marca: BOSCH, permiteNegativo: true, tipo: 'KIT' });
  await escribir('Observaciones', 'Viene sin junta');
  await guardar();
  const aviso = await screen.findByRole('alert');
  expect(aviso.textContent).toContain('Ana Paz cambió este registro el 27/11/2026 06:37, mientras lo editabas.');
  expect(
    within(aviso)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Descripción: Antes: Filtro de aceite Hilux 2.8. Después:  · Filtro corto',
    'Marca: Antes: Wega. Después:  · Bosch',
    'Tipo: Antes: Producto. Después:  · Kit',
    'Permite stock negativo: Antes: No. Después:  · Sí',
  ]);
  expect(document.activeElement).toBe(aviso);
  expect(valor('Descripción')).toBe('Filtro corto');
  await waitFor(() => expect(valor('Marca (opcional)')).toBe('Bosch'));
  expect(valor('Observaciones')).toBe('Viene sin junta');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Permite stock negativo' }).checked).toBe(true);
  await userEvent.click(within(aviso).getByRole('button', { name: 'Descripción' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Descripción'));
  await guardar();
  expect(await screen.findByText('WO-342 guardado')).toBeDefined();
  expect(ultimo()).toMatchObject({
    ...{ version: 4, descripcion: 'Filtro corto', marcaId: BOSCH.id, tipo: 'KIT' },
    ...{ permiteNegativo: true, observaciones: 'Viene sin junta' },
  });
});

it('INV-73 of a field that both changed mine stays, marked with what the other one wrote, which can be taken', async () => {
  const { ultimo } = await editar({ descripcion: 'Filtro corto', observaciones: 'Sin junta' });
  await escribir('Descripción', 'Filtro largo');
  await escribir('Observaciones', 'Viene sin junta');
  await guardar();
  const aviso = await screen.findByRole('alert');
  expect(within(aviso).getAllByRole('listitem')).toHaveLength(2);
  expect(valor('Descripción')).toBe('Filtro largo');
  expect(await screen.findByText('Ana Paz puso «Filtro corto».')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Usar lo de Ana Paz en Descripción' }));
  expect(valor('Descripción')).toBe('Filtro corto');
  expect(screen.queryByText('Ana Paz puso «Filtro corto».')).toBe(null);
  await userEvent.click(screen.getByRole('button', { name: 'Volver a lo mío en Descripción' }));
  expect(valor('Descripción')).toBe('Filtro largo');
  await userEvent.click(screen.getByRole('button', { name: 'Usar lo de Ana Paz en Observaciones' }));
  // There is something to lose still, and nothing of it keeps from saving.
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await guardar();
  expect(await screen.findByText('WO-342 guardado')).toBeDefined();
  expect(ultimo()).toMatchObject({ version: 4, descripcion: 'Filtro largo', observaciones: 'Sin junta' });
});

it('INV-73 a change of what the form does not show is told as that, and what was typed still asks before it is left', async () => {
  const { ultimo } = await editar({ estado: 'DISCONTINUADO' });
  await escribir('Observaciones', 'Viene sin junta');
  await guardar();
  expect((await screen.findByRole('alert')).textContent).toContain('No cambió nada de este formulario.');
  await userEvent.click(screen.getByRole('tab', { name: 'Precios' }));
  const dialogo = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await guardar();
  expect(await screen.findByText('WO-342 guardado')).toBeDefined();
  expect(ultimo()).toMatchObject({ version: 4, observaciones: 'Viene sin junta' });
});
