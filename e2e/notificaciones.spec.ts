import { anchoDe } from './armazon.ts';
import { escucharQuejas, revisarEnTodas } from './revisar.ts';
import { expect as esperar, type Interfaz, test } from './tienda.ts';

// A clock that was stopped stays in its context.
test.use({ conLoTraido: false });

// What others do reaches whoever has to know, while they look at something else: no mouse in the whole way.

const expect = esperar.configure({ timeout: 20_000 });

test('T-SH notifications by keyboard: the bell rings, is opened, read, and leads where it says', async ({
  dentro,
  interfaz,
}) => {
  const quejas = escucharQuejas(dentro);
  // Whoever prepares the test came in from devices that nobody knew, and is told so.
  await interfaz.hacer('/api/notificaciones/leer', { hasta: 1_000_000 });
  // What happens before the line is open is in the bell, and nowhere else.
  const linea = dentro.waitForResponse((respuesta) => respuesta.url().includes('/api/eventos'));
  await dentro.goto('/tablas-generales/marcas');
  await linea;
  const campana = dentro.getByRole('button', { name: /^Notificaciones/ });
  await expect(campana).toHaveAccessibleName('Notificaciones');

  const archivo =
    await test.step('a file is tried out elsewhere and the bell tells of it, without asking', async () => {
      const id = await importarAparte(interfaz);
      await expect(campana).toHaveAccessibleName('Notificaciones: 1 sin leer');
      await expect(dentro.getByRole('status').filter({ hasText: 'Archivo revisado' })).toBeVisible();
      return id;
    });

  await test.step('the menu opens with the keyboard and its first line has the focus', async () => {
    await campana.focus();
    await dentro.keyboard.press('Enter');
    const menu = dentro.getByRole('dialog', { name: 'Notificaciones' });
    await expect(menu.getByText('1 nueva')).toBeVisible();
    await expect.poll(() => anchoDe(menu)).toBe(360);
    await expect(menu.getByRole('menuitem', { name: /Archivo revisado.*lista\.csv/ })).toBeFocused();
    await revisarEnTodas(dentro, 'notificaciones-menu', () => expect(menu).toBeVisible());
  });

  await test.step('Enter leads to the file and leaves it read', async () => {
    await dentro.keyboard.press('Enter');
    await expect(dentro).toHaveURL(new RegExp(`/importaciones/${archivo}`));
    await expect(campana).toHaveAccessibleName('Notificaciones');
    // The page of a file takes the focus once, when what would happen is there.
    await expect(dentro.getByRole('heading', { name: 'Qué pasaría al aplicarla' })).toBeVisible();
    await dentro.waitForLoadState('networkidle');
  });

  await test.step('Escape gives the focus back to the bell, and the foot leads to all of them', async () => {
    await campana.focus();
    await dentro.keyboard.press('Enter');
    await expect(dentro.getByRole('menuitem').first()).toBeFocused();
    await dentro.keyboard.press('Escape');
    await expect(campana).toBeFocused();
    await dentro.keyboard.press('Enter');
    await expect(dentro.getByRole('menuitem').first()).toBeFocused();
    await dentro.keyboard.press('Tab');
    await expect(dentro.getByRole('link', { name: 'Ver todas' })).toBeFocused();
    await dentro.keyboard.press('Enter');
    await expect(dentro).toHaveURL(/\/usuario\/notificaciones$/);
    await expect(dentro.getByRole('link', { name: /Archivo revisado/ }).first()).toBeVisible();
    await revisarEnTodas(dentro, 'notificaciones', () =>
      expect(dentro.getByRole('link', { name: /Archivo revisado/ }).first()).toBeVisible(),
    );
  });
  expect(quejas).toEqual([]);
});

test('seguridad 3.2: what a screen reads again for what it was told says that nobody asked for it, while nobody is there', async ({
  dentro,
  interfaz,
}) => {
  await dentro.clock.install();
  const linea = dentro.waitForResponse((respuesta) => respuesta.url().includes('/api/eventos'));
  await dentro.goto('/importaciones');
  await linea;
  await expect(dentro.getByRole('heading', { level: 1 })).toBeVisible();
  const alContarle = async (codigo: string) => {
    const releida = dentro.waitForRequest((pedido) => new URL(pedido.url()).pathname === '/api/importaciones');
    await importarAparte(interfaz, codigo);
    return (await releida).headerValue('x-unattended');
  };
  await dentro.clock.fastForward(31_000);
  expect(await alContarle('NOT-2')).toBe('1');
  await dentro.mouse.move(40, 40);
  expect(await alContarle('NOT-3')).toBeNull();
});

/** The same person, by another way: the API sends a file and tries it out. */
async function importarAparte({ subir, hacer }: Interfaz, codigo = 'NOT-1'): Promise<string> {
  const { id, version } = await subir(
    '/api/importaciones',
    { entidad: 'articulos' },
    {
      name: 'lista.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`codigo;descripcion\n${codigo};Filtro de aviso\n`),
    },
  );
  await hacer(`/api/importaciones/${id}/validar`, { version });
  return id;
}
