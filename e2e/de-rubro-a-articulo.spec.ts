import { poblar } from './ejemplo.ts';
import { escucharQuejas } from './revisar.ts';
import { expect, test } from './tienda.ts';

/** Of this run alone: the files of tests of a worker share its server. */
const propio = (letras: string) => `${letras}${Date.now() % 1_000_000}`;

/** What the browser itself writes of an answer that refuses. */
const RECHAZO = 'Failed to load resource: the server responded with a status of 409 (Conflict)';

test('CLA-05, ART-16, ART-06, ART-10: from a rubro with its IVA to an artículo in it, which is discontinued and sold still', async ({
  dentro: page,
  interfaz,
}) => {
  const quejas = escucharQuejas(page);
  const codigo = propio('R');
  await page.goto('/articulos/material');
  await page.getByRole('button', { name: 'Nuevo rubro' }).click();
  const nuevo = page.getByRole('dialog', { name: 'Nuevo rubro' });
  await nuevo.getByLabel('Código').fill('SC');
  await nuevo.getByLabel('Nombre').fill(`Agro ${codigo}`);
  await nuevo.getByRole('combobox', { name: /IVA/ }).click();
  await page.getByRole('option', { name: '10,5 %' }).click();
  await nuevo.getByRole('button', { name: 'Guardar' }).click();
  await expect(nuevo.getByText('El código «SC» ya es del rubro Sin clasificar. Usá otro código.')).toBeVisible();
  await expect(nuevo.getByLabel('Código')).toBeFocused();
  await nuevo.getByLabel('Código').fill(codigo);
  await nuevo.getByRole('button', { name: 'Guardar' }).click();
  await expect(nuevo).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(codigo) })).toContainText('10,5 %');

  const [rubro] = await interfaz.filas(`/api/articulos/rubros?buscar=${codigo}`);
  const familia = await interfaz.crear('/api/articulos/familias', {
    ...{ rubroId: rubro?.id, codigo: 'TR', nombre: 'Tractores' },
  });
  await interfaz.crear('/api/articulos/subfamilias', {
    ...{ familiaId: familia.id, codigo: 'HI', nombre: `Hidráulico ${codigo}` },
  });
  await page.goto('/articulos/tabla');
  await page.getByRole('button', { name: 'Nuevo artículo' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Nuevo artículo' });
  const suyo = propio('BH-');
  await panel.getByLabel('Código', { exact: true }).fill(suyo);
  await panel.getByLabel('Descripción').fill('Bomba hidráulica');
  await panel.getByRole('combobox', { name: 'Subfamilia' }).fill(codigo);
  await page.getByRole('option', { name: new RegExp(codigo) }).click();
  await panel.getByLabel(/^Precio en/).fill('1500');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(suyo);
  const ficha = page.getByRole('main');
  await expect(ficha).toContainText(`Agro ${codigo} › Tractores › Hidráulico ${codigo}`);
  await expect(ficha).toContainText('IVA 10,5 %');

  await page.getByRole('button', { name: `Acciones de ${suyo}` }).click();
  await page.getByRole('menuitem', { name: 'Discontinuar' }).click();
  const pregunta = page.getByRole('dialog', { name: `¿Discontinuar ${suyo}?` });
  await pregunta.getByLabel('Motivo').fill('La fábrica cerró');
  await pregunta.getByRole('button', { name: 'Discontinuar' }).click();
  await expect(ficha.getByText('Discontinuado', { exact: true })).toBeVisible();

  await page.goto('/ventas/notas-de-pedido/nueva');
  await page.getByRole('combobox', { name: /Agregar artículo/ }).fill(suyo);
  await expect(page.getByRole('option', { name: new RegExp(suyo) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(suyo) })).toContainText('1.500,00');
  expect(quejas.filter((una) => una !== RECHAZO)).toEqual([]);
});

test('EST-02, UA-39: whoever closes a way round is told which on the screen, and their lines stay to be mended', async ({
  dentro: page,
  interfaz,
}) => {
  const [deMotor, deTapa] = [propio('MOTOR-'), propio('TAPA-')];
  const motor = await interfaz.crear('/api/articulos', { codigo: deMotor, descripcion: 'Motor armado' });
  const tapa = await interfaz.crear('/api/articulos', { codigo: deTapa, descripcion: 'Tapa armada' });
  const { id, version } = await interfaz.crear('/api/articulos/estructuras', {
    articuloId: motor.id,
    lineas: [{ componenteId: tapa.id, cantidad: '1' }],
  });
  await interfaz.hacer(`/api/articulos/estructuras/${id}/estado`, { version, accion: 'poner_vigente' });

  await page.goto(`/articulos/estructura/nueva?articuloId=${tapa.id}`);
  await page.getByRole('combobox', { name: 'Agregar componente' }).fill(deMotor);
  await page.getByRole('option', { name: new RegExp(deMotor) }).click();
  await page.getByLabel(`Cantidad de ${deMotor}`).fill('2');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: `${deTapa} → ${deMotor} → ${deTapa}` })).toBeVisible();
  await expect(page.getByLabel(`Cantidad de ${deMotor}`)).toHaveValue('2');
  expect(await interfaz.filas(`/api/articulos/estructuras?articuloId=${tapa.id}`)).toEqual([]);
});

test('PRE-13, UA-08: rounding is chosen with the rule, and what is simulated ends as it says', async ({
  dentro: page,
  interfaz,
}) => {
  await poblar(interfaz);
  await page.goto('/articulos/actualizar-precio/nuevo');
  await page.getByRole('textbox', { name: 'Motivo', exact: true }).fill('Precios que terminan en 9');
  await page.getByLabel('Palabras').fill('filtro aire hilux');
  await page.getByLabel('Porcentaje', { exact: true }).fill('3');
  await page.getByRole('combobox', { name: 'Redondear a múltiplos de' }).click();
  await page.getByRole('option', { name: '100', exact: true }).click();
  const como = page.getByRole('combobox', { name: 'Cómo' });
  // The way it rounds is read whole.
  expect(await como.evaluate((caja) => caja.scrollWidth - caja.clientWidth)).toBe(0);
  await como.click();
  await page.getByRole('option', { name: 'Hacia arriba' }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('99');
  await page.getByRole('button', { name: 'Simular' }).click();
  await expect(page.getByText('Simulado', { exact: true })).toBeVisible();
  const fila = (codigo: string) => page.getByRole('row', { name: new RegExp(codigo) });
  // 32.780 and 3 % are 33.763,40; of 38.915 they are 40.082,45.
  await expect(fila('FAP-9128')).toContainText('33.799,00');
  await expect(fila('LX 3541')).toContainText('40.099,00');
});

test('ART-02: a code is found without its signs, and words in any order, without accents and in part', async ({
  dentro: page,
  interfaz,
}) => {
  await poblar(interfaz);
  await page.goto('/articulos/tabla');
  const tabla = page.getByRole('grid');
  const fila = (codigo: string) => tabla.getByRole('row', { name: new RegExp(codigo) });
  const buscado = [
    ['cu26010', 'CU 26 010'],
    ['w-712.95', 'W 712/95'],
    ['hilux ACEITE 2.8', 'WO-342'],
    ['sw4 habitaculo', 'CU 26 010'],
    ['irid buji', 'BKR6EIX-11'],
  ] as const;
  for (const [escrito, codigo] of buscado) {
    await page.getByRole('searchbox').first().fill(escrito);
    await expect(fila('GP-30512'), escrito).toBeHidden();
    await expect(fila(codigo), escrito).toBeVisible();
  }
});

test('GAP-16: one code is read after another into the search of the list, with no key in between', async ({
  dentro: page,
  interfaz,
}) => {
  await poblar(interfaz);
  await page.goto('/articulos/tabla');
  const grilla = page.getByRole('grid');
  const fila = (codigo: string) => grilla.getByRole('row', { name: new RegExp(codigo) });
  await expect(grilla.getByRole('row').nth(1)).toBeVisible();
  const caja = page.getByRole('searchbox').first();
  await caja.click();
  const cdp = await page.context().newCDPSession(page);
  /** At the pace of a reader, whatever else the machine is at: when each key was pressed travels with it. */
  const leer = async (codigo: string) => {
    let timestamp = Date.now() / 1000;
    for (const key of [...codigo, 'Enter']) {
      timestamp += 0.008;
      const tecla = key === 'Enter' ? { key, text: '\r', windowsVirtualKeyCode: 13 } : { key, text: key };
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...tecla, timestamp });
    }
  };
  let anterior: string | undefined;
  for (const codigo of ['BKR6EIX-11', 'GP-30512', 'DP-41288']) {
    await leer(codigo);
    await expect(fila(codigo)).toBeVisible();
    if (anterior !== undefined) await expect(fila(anterior)).toBeHidden();
    await expect(caja).toHaveValue(codigo);
    anterior = codigo;
  }
});
