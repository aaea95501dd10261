import { type Ejemplo, poblar } from './ejemplo.ts';
import { escucharQuejas, revisarEnTodas } from './revisar.ts';
import { expect, type Interfaz, test } from './tienda.ts';

const E = '/api/articulos/estructuras';

type Linea = {
  readonly componenteId: string;
  readonly cantidad: string;
  readonly merma?: string;
  readonly opcional?: boolean;
  readonly sustitutos?: readonly string[];
};

async function regir({ crear, hacer }: Interfaz, articuloId: string, lineas: readonly Linea[]): Promise<string> {
  const { id, version } = await crear(E, { articuloId, lineas });
  await hacer(`${E}/${id}/estado`, { version, accion: 'poner_vigente' });
  return id;
}

/** A kit de service made of a conjunto that is itself assembled, with an optional part and a substitute. */
async function armarCatalogo(
  interfaz: Interfaz,
  { articulos }: Ejemplo,
): Promise<{ servicio: string; conjunto: string }> {
  const de = (codigo: string) => articulos.get(codigo) ?? '';
  const nuevo = async (codigo: string, descripcion: string) =>
    (await interfaz.crear('/api/articulos', { codigo: `${codigo}-${Date.now() % 100_000}`, descripcion })).id;
  const conjunto = await nuevo('CONJ-FIL', 'Conjunto de filtros Hilux 2.8 armado');
  const servicio = await nuevo('SERV-10K', 'Service de 10.000 km Hilux 2.8');
  await regir(interfaz, conjunto, [
    { componenteId: de('WO-342'), cantidad: '1', sustitutos: [de('W 712/95')] },
    { componenteId: de('FAP-9128'), cantidad: '1' },
    { componenteId: de('CU 26 010'), cantidad: '1', opcional: true },
  ]);
  const id = await regir(interfaz, servicio, [
    { componenteId: conjunto, cantidad: '1' },
    { componenteId: de('BKR6EIX-11'), cantidad: '4', merma: '5' },
  ]);
  return { servicio: id, conjunto };
}

test('EST: the tree, the plan, the uses and the versions are looked at', async ({ dentro, interfaz }) => {
  const { servicio } = await armarCatalogo(interfaz, await poblar(interfaz));
  const quejas = escucharQuejas(dentro);
  for (const seccion of ['arbol', 'armar', 'usos', 'versiones', 'ordenes']) {
    await dentro.goto(`/articulos/estructura/${servicio}?seccion=${seccion}`);
    await expect(dentro.getByRole('tab', { selected: true })).toBeVisible();
    if (seccion === 'arbol') await dentro.getByRole('button', { name: 'Abrir todo' }).click();
    await revisarEnTodas(dentro, `estructura-${seccion}`, () =>
      expect(dentro.getByRole('heading', { level: 1 })).toHaveText(/SERV-10K/),
    );
  }
  await dentro.goto('/articulos/estructura/nueva');
  await revisarEnTodas(dentro, 'estructura-nueva', () =>
    expect(dentro.getByRole('heading', { level: 1 })).toHaveText('Nueva estructura'),
  );
  expect(quejas).toEqual([]);
});

test('EST-01, EST-03, EST-04: the tree is walked with the keys, searched, asked for so many units, and a leaf says where it is', async ({
  dentro,
  interfaz,
}) => {
  const ejemplo = await poblar(interfaz);
  const { servicio } = await armarCatalogo(interfaz, ejemplo);
  await dentro.goto(`/articulos/estructura/${servicio}`);
  const arbol = dentro.getByRole('treegrid');
  const filas = arbol.getByRole('row');
  await expect(filas).toHaveCount(3);
  await filas.nth(1).focus();
  await dentro.keyboard.press('ArrowRight');
  await expect(filas).toHaveCount(5);
  await dentro.keyboard.press('ArrowDown');
  await expect(filas.filter({ hasText: 'WO-342' })).toBeFocused();
  await dentro.keyboard.press('ArrowLeft');
  await dentro.keyboard.press('ArrowLeft');
  await expect(filas).toHaveCount(3);

  await dentro.getByLabel('Unidades').fill('10');
  await expect(filas.filter({ hasText: 'BKR6EIX-11' })).toContainText('42');
  await expect(dentro).toHaveURL(/cantidad=10/);
  await dentro.getByRole('searchbox', { name: 'Buscar en el árbol' }).fill('fap');
  await expect(filas).toHaveCount(3);
  await expect(filas.filter({ hasText: 'FAP-9128' })).toContainText('10');
  await dentro.getByRole('button', { name: 'Totales' }).click();
  await expect(dentro.getByRole('table', { name: /^Totales de/ }).getByRole('row')).toHaveCount(2);
  await expect(dentro).toHaveURL(/vista=totales/);

  // EST-04: a leaf says in its own ficha what takes it, and leads there.
  const hoja = ejemplo.articulos.get('BKR6EIX-11') ?? '';
  await dentro.goto(`/articulos/tabla/${hoja}?seccion=estructura`);
  await expect(dentro.getByRole('tab', { name: 'Estructura' })).toHaveAttribute('aria-selected', 'true');
  const usos = dentro.getByRole('table', { name: 'Dónde se usa BKR6EIX-11' });
  await expect(usos).toContainText('SERV-10K');
  await expect(dentro.getByRole('link', { name: 'Crear estructura' })).toBeVisible();
  await usos
    .getByRole('link', { name: /SERV-10K/ })
    .first()
    .click();
  await expect(dentro.getByRole('treegrid')).toContainText('BKR6EIX-11');
});

test('EST-09, EST-11, EST-12: made from a pasted sheet, validated, put in force, and made anew', async ({
  dentro,
  interfaz,
}) => {
  await poblar(interfaz);
  const codigo = `KIT-FRENO-${Date.now() % 100_000}`;
  await interfaz.crear('/api/articulos', { codigo, descripcion: 'Kit de freno delantero', tipo: 'KIT' });
  await dentro.goto('/articulos/estructura/nueva');
  await dentro.getByLabel('Artículo que se arma').fill(codigo);
  await dentro.getByRole('option', { name: codigo }).click();
  await dentro.getByRole('button', { name: 'Pegar planilla' }).click();
  const panel = dentro.getByRole('dialog', { name: 'Pegar planilla' });
  await panel.getByLabel('Filas copiadas').fill('Código\tCantidad\nDP-41288\t1\nNADIE-77\t2\nGP-30512\t2');
  await panel.getByRole('button', { name: 'Revisar' }).click();
  await expect(panel).toContainText('No existe el código «NADIE-77».');
  await panel.getByRole('button', { name: 'Usar 2 renglones' }).click();
  await dentro.getByLabel('Merma de GP-30512').fill('2,5');
  await dentro.getByRole('button', { name: 'Guardar' }).click();
  await expect(dentro.getByRole('treegrid')).toContainText('merma 2,5 %');

  await dentro.getByRole('button', { name: /Más acciones/ }).click();
  await dentro.getByRole('menuitem', { name: 'Marcar como validada' }).click();
  await expect(dentro.getByText('Validada', { exact: true })).toBeVisible();
  await dentro.getByRole('button', { name: 'Poner en vigencia' }).click();
  await dentro.getByRole('dialog').getByRole('button', { name: 'Poner en vigencia' }).click();
  await expect(dentro.getByRole('button', { name: 'Nueva versión' })).toBeVisible();
  await dentro.getByRole('button', { name: 'Nueva versión' }).click();
  await dentro.getByLabel('Cantidad de GP-30512').fill('4');
  await dentro.getByRole('button', { name: 'Guardar' }).click();
  await expect(dentro.getByText('Borrador guardado')).toBeVisible();
  await dentro.getByRole('tab', { name: /Versiones/ }).click();
  await dentro.getByRole('combobox', { name: 'Comparar con' }).click();
  await dentro.getByRole('option', { name: /Versión 1/ }).click();
  await expect(dentro.getByRole('table', { name: /Comparar/ })).toContainText('Cambiado');
});

test('EST-09: two on one draft, and going on with mine undoes nothing of the other', async ({ dentro, interfaz }) => {
  const { servicio } = await armarCatalogo(interfaz, await poblar(interfaz));
  const { id, articuloId } = await interfaz.crear(`${E}/${servicio}/version`, {});
  const quejas = escucharQuejas(dentro);
  const componentes = `/articulos/estructura/${id}?seccion=componentes`;
  await dentro.goto(componentes);
  const otra = await dentro.context().newPage();
  await otra.goto(componentes);
  await otra.getByRole('textbox', { name: 'Nota' }).fill('Para el taller');
  await dentro.getByLabel('Cantidad de BKR6EIX-11').fill('6');
  await dentro.getByRole('button', { name: 'Guardar' }).click();
  await expect(dentro.getByText('Borrador guardado')).toBeVisible();

  await otra.getByRole('button', { name: 'Guardar' }).click();
  const aviso = otra.getByRole('alert').filter({ hasText: 'cambió mientras tanto' });
  await expect(aviso).toBeFocused();
  await expect(aviso.getByRole('listitem')).toContainText('BKR6EIX-11');
  await revisarEnTodas(otra, 'estructura-de-dos', () => expect(aviso).toBeVisible());
  await aviso.getByRole('button', { name: 'Seguir con lo mío' }).press('Enter');
  await expect(otra.getByLabel('Cantidad de BKR6EIX-11')).toHaveValue('6');
  await otra.keyboard.press('Enter');
  await expect(otra.getByText('Borrador guardado')).toBeVisible();
  const versiones = await interfaz.filas(`${E}?articuloId=${articuloId}`);
  expect(versiones.find((version) => version.id === id)).toMatchObject({ nota: 'Para el taller', componentes: 2 });
  expect(quejas).toEqual([]);
});

test('EST-09: prepared for a day to come, given another one by the keys, and taken off the schedule', async ({
  dentro,
  interfaz,
}) => {
  const { servicio } = await armarCatalogo(interfaz, await poblar(interfaz));
  const quejas = escucharQuejas(dentro);
  await dentro.goto(`/articulos/estructura/${servicio}`);
  await dentro.getByRole('button', { name: 'Nueva versión' }).click();
  await dentro.getByLabel('Cantidad de BKR6EIX-11').fill('6');
  await dentro.getByRole('button', { name: 'Guardar' }).click();
  await expect(dentro.getByText('Borrador guardado')).toBeVisible();
  await dentro.getByRole('button', { name: 'Poner en vigencia' }).click();
  const pregunta = dentro.getByRole('dialog', { name: /^¿Poner en vigencia la versión 2/ });
  await pregunta.getByLabel('Vigente desde').fill('2098-12-01');
  await pregunta.getByRole('button', { name: 'Programar' }).click();
  await expect(dentro.getByText('Vigente desde 01/12/2098')).toBeVisible();

  await dentro.getByRole('button', { name: 'Cambiar el día' }).focus();
  await dentro.keyboard.press('Enter');
  await expect(pregunta.getByLabel('Vigente desde')).toBeFocused();
  await expect(pregunta.getByLabel('Vigente desde')).toHaveValue('2098-12-01');
  await revisarEnTodas(dentro, 'estructura-vigencia', () => expect(pregunta).toBeVisible());
  await pregunta.getByLabel('Vigente desde').fill('2098-12-08');
  await dentro.keyboard.press('Enter');
  await expect(dentro.getByText('Vigente desde 08/12/2098')).toBeVisible();
  await expect(dentro.getByRole('button', { name: 'Cambiar el día' })).toBeFocused();
  await dentro.getByRole('tab', { name: /Versiones/ }).click();
  const filas = dentro.getByRole('table', { name: 'Versiones' }).getByRole('row');
  await expect(filas.nth(2)).toContainText('VigenteHasta 07/12/2098');
  await revisarEnTodas(dentro, 'estructura-programada', () =>
    expect(dentro.getByText('Hasta 07/12/2098')).toBeVisible(),
  );
  await dentro.getByRole('button', { name: /Más acciones/ }).click();
  await dentro.getByRole('menuitem', { name: 'Desprogramar' }).click();
  await dentro.getByRole('dialog').getByRole('button', { name: 'Desprogramar' }).click();
  await expect(dentro.getByRole('button', { name: 'Poner en vigencia' })).toBeVisible();
  expect(quejas).toEqual([]);
});

test('EST-06, EST-08, EST-10: assembled with a substitute, taken apart, and reverted', async ({ dentro, interfaz }) => {
  const ejemplo = await poblar(interfaz);
  const { conjunto } = await armarCatalogo(interfaz, ejemplo);
  const [{ id } = { id: '' }] = await interfaz.filas(`${E}?articuloId=${conjunto}`);
  await dentro.goto(`/articulos/estructura/${id}?seccion=armar`);
  await dentro.getByLabel('Depósito').fill('Casa');
  await dentro
    .getByRole('option', { name: /Casa Central/ })
    .first()
    .click();
  await dentro.getByLabel('Cantidad').fill('2');
  await expect(dentro.getByRole('table')).toContainText('WO-342 × 2');
  await dentro.getByRole('combobox', { name: 'Tomar primero en WO-342' }).click();
  await dentro.getByRole('option', { name: 'W 712/95' }).click();
  await expect(dentro.getByRole('table')).toContainText('W 712/95 × 2');
  await dentro.getByRole('button', { name: 'Armar', exact: true }).click();
  const confirma = dentro.getByRole('dialog');
  await expect(confirma).toContainText('W 712/95 × 2, FAP-9128 × 2');
  await confirma.getByRole('button', { name: 'Armar' }).click();
  await expect(dentro.getByText(/OA \d+ terminada/)).toBeVisible();

  await dentro.getByRole('tab', { name: 'Órdenes' }).click();
  await expect(dentro.getByRole('table')).toContainText('W 712/95 −2');
  await dentro.getByRole('button', { name: 'Revertir' }).click();
  await dentro.getByRole('dialog').getByLabel('Motivo (opcional)').fill('Se pidió de otra forma');
  await dentro.getByRole('dialog').getByRole('button', { name: 'Revertir' }).click();
  await expect(dentro.getByText('Revertida', { exact: true })).toBeVisible();

  await dentro.getByRole('link', { name: 'Ver en la lista de órdenes' }).click();
  await expect(dentro.getByRole('heading', { level: 1 })).toHaveText('Órdenes de armado');
  await expect(dentro).toHaveURL(new RegExp(`articuloId=${conjunto}`));
  await expect(dentro.getByRole('row', { name: /OA \d+/ })).toContainText('Revertida');
});
