import { escucharQuejas } from './revisar.ts';
import { expect, test } from './tienda.ts';

// REA-02: whoever completes a hundred fichas has only the keyboard at hand, and it must never be nowhere.
test('what the fichas lack is completed from the keyboard, one after the other', async ({ dentro, interfaz }) => {
  const quejas = escucharQuejas(dentro);
  const sufijo = `${Date.now()}`.slice(-7);
  const [otro, codigo] = [`CD-${sufijo}-A`, `CD-${sufijo}-B`];
  for (const uno of [otro, codigo]) {
    await interfaz.crear('/api/articulos', { codigo: uno, descripcion: `Tensor de correa ${sufijo}` });
  }
  await interfaz.crear('/api/tablas-generales/marcas', { nombre: `Dayco ${sufijo}` });
  const { id: rubroId } = await interfaz.crear('/api/articulos/rubros', { codigo: sufijo, nombre: `Motor ${sufijo}` });
  const deRubro = { codigo: sufijo, nombre: `Distribución ${sufijo}`, rubroId };
  const { id: familiaId } = await interfaz.crear('/api/articulos/familias', deRubro);
  const deFamilia = { codigo: sufijo, nombre: `Tensores ${sufijo}`, familiaId };
  await interfaz.crear('/api/articulos/subfamilias', deFamilia);

  const panel = dentro.getByRole('dialog');
  const faltan = dentro.getByRole('button', { name: /^Falta/ });
  const fila = dentro.getByRole('row', { name: codigo });
  const suyas = dentro.getByRole('row', { name: `CD-${sufijo}` });
  // Of the whole catalogue, where others may lack the same.
  const cuantas = async () => Number(/\((\d+)\)/.exec((await faltan.textContent()) ?? '')?.[1] ?? Number.NaN);
  let faltaban = 0;
  const escribir = async (texto: string) => {
    await expect(panel.locator('input:focus')).toHaveCount(1);
    await dentro.keyboard.type(texto);
  };
  const elegir = async (texto: string) => {
    await escribir(texto);
    await expect(dentro.getByRole('option', { name: texto })).toBeVisible();
    await dentro.keyboard.press('Enter');
    await expect(dentro.getByRole('option')).toHaveCount(0);
  };
  const completar = async (falta: string, entrada: string, hacer: () => Promise<void>) => {
    await dentro.goto(`/articulos/reportes/calidad?falta=${falta}&buscar=${sufijo}`);
    await expect(suyas).toHaveCount(2);
    await expect(faltan).toContainText(/\(\d+\)/);
    faltaban = await cuantas();
    await dentro.getByRole('button', { name: `Acciones de ${codigo}` }).click();
    await dentro.getByRole('menuitem', { name: entrada }).click();
    await hacer();
    await dentro.keyboard.press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(fila).toHaveCount(0);
  };
  const quedaElOtro = async () => {
    await expect.poll(cuantas).toBe(faltaban - 1);
    await expect(suyas).toHaveCount(1);
    await expect(dentro.getByRole('row', { name: otro })).toBeFocused();
  };

  await completar('SIN_PRECIO', 'Poner precio…', () => escribir('125,5'));
  await quedaElOtro();
  await completar('SIN_COSTO', 'Escribir costo…', async () => {
    await escribir('80');
    await panel.getByLabel('De dónde sale').fill('Lista de marzo');
  });
  await quedaElOtro();
  await completar('SIN_BARRAS', 'Agregar código de barras…', () => escribir(`779${sufijo}`));
  await quedaElOtro();
  await completar('SIN_MARCA', 'Elegir marca…', () => elegir(`Dayco ${sufijo}`));
  await quedaElOtro();
  await completar('SIN_CLASIFICAR', 'Clasificar…', () => elegir(`Tensores ${sufijo}`));
  await quedaElOtro();
  await completar('SIN_MINIMO', 'Poner mínimos…', async () => {
    await escribir('2');
    await dentro.keyboard.press('Tab');
    await escribir('5');
  });
  await quedaElOtro();
  // Once one of two is called otherwise, neither is called like another.
  await completar('DESCRIPCION_REPETIDA', 'Cambiar descripción…', () => escribir(' reforzado'));
  await expect.poll(cuantas).toBe(faltaban - 2);
  await expect(suyas).toHaveCount(0);
  await expect(dentro.getByRole('searchbox', { name: 'Código o palabras' })).toBeFocused();
  expect(quejas).toEqual([]);
});
