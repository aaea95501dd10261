import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ARTICULO_ID, LISTA_1, LISTAS, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ImprimirEtiquetasScreen } from './etiquetas.screen.tsx';

const MUESTRA = 'GET /api/articulos/etiquetas/muestra';
const IMPRESIONES = '/api/articulos/etiquetas/impresiones';
const impresion = {
  id: ARTICULO_ID,
  origen: '1 artículo',
  formato: { nombre: 'A4' },
  articulos: 1,
  etiquetas: 3,
  creadaEn: '2026-11-20T13:00:00Z',
  creadaPor: 'Marina',
};
const fila = {
  articuloId: ARTICULO_ID,
  codigo: 'WO-342',
  descripcion: 'Filtro de aceite',
  marca: 'Wega',
  barras: null,
  neto: '20300.00',
  conIva: '24563.00',
  copias: 3,
  simbolo: { tipo: 'CODE128', texto: 'WO-342', modulos: 120, rectangulos: [[0.1, 0, 0.02, 1]] },
};

const FORMATOS = 'POST /api/articulos/etiquetas/formatos';
const QUITAR = `DELETE /api/articulos/etiquetas/formatos/${ARTICULO_ID}`;
const PROPIO = {
  ...{ id: ARTICULO_ID, nombre: 'Rollo 50 × 25 mm', papel: 'ROLLO', anchoDePapel: 52, altoDePapel: 25, columnas: 1 },
  ...{ filas: 1, ancho: 50, alto: 25, izquierda: 1, arriba: 0, entreColumnas: 0, entreFilas: 0 },
};

const abrir = (
  ruta = `/articulos/etiquetas?articulos=${ARTICULO_ID}&cantidad=3`,
  modulos = 120,
  listas: object = { filas: [] },
  otra: (conLista: boolean) => object | undefined = () => undefined,
) =>
  renderPantalla(<ImprimirEtiquetasScreen />, {
    permisos: ['articulo.ver', 'articulo.editar'],
    camino: '/articulos/etiquetas',
    ruta,
    respuestas: {
      [MUESTRA]: (_: unknown, url: string) =>
        otra(url.includes('listaId=')) ?? {
          articulos: 1,
          etiquetas: 3,
          origen: '1 artículo',
          hoy: '20/11/2026',
          lista: { id: ARTICULO_ID, nombre: 'Lista 1', moneda: 'ARS' },
          sueltos: [{ articuloId: ARTICULO_ID, codigo: 'WO-342' }],
          malImpresos: { cuantos: 0, codigos: [] },
          sinSimbolo: { cuantos: 0, codigos: [] },
          anchosDeBarras: [{ modulos, cuantos: 1, codigos: ['WO-342'] }],
          filas: [fila],
        },
      'GET /api/articulos/etiquetas/formatos': { filas: [] },
      [`GET ${IMPRESIONES}`]: pagina([impresion]),
      [`POST ${IMPRESIONES}`]: impresion,
      [FORMATOS]: (body: object) => ({ id: ARTICULO_ID, ...body }),
      'GET /api/articulos/listas-de-precio': listas,
    },
  });

it('ART-23 shows the first sheet as it will be printed, from the place that is pressed', async () => {
  abrir();
  expect(await screen.findByText('3 etiquetas en 1 hoja')).toBeTruthy();
  expect(screen.getAllByText('$ 24.563,00')).toHaveLength(3);
  const puesto = document.querySelector('[data-puesto="23"]');
  if (puesto) await userEvent.click(puesto);
  expect(await screen.findByText('3 etiquetas en 2 hojas')).toBeTruthy();
  expect(screen.getAllByText('$ 24.563,00')).toHaveLength(2);
  expect(screen.getByLabelText('Empezar en la etiqueta')).toHaveProperty('value', '23');
});

it('ART-23 prepares what is shown, with what it says and its paper', async () => {
  const { servidor } = abrir();
  await screen.findByText('3 etiquetas en 1 hoja');
  await userEvent.click(screen.getByLabelText('Marca'));
  await userEvent.click(screen.getByRole('button', { name: 'Descargar PDF' }));
  await waitFor(() =>
    expect(servidor.recibido(`POST ${IMPRESIONES}`)).toEqual([
      expect.objectContaining({
        que: expect.objectContaining({ articulos: ARTICULO_ID, cantidad: '3' }),
        dicen: expect.objectContaining({ marca: false, simbolo: 'BARRAS' }),
        formato: expect.objectContaining({ columnas: 3, filas: 8 }),
        desde: 1,
      }),
    ]),
  );
});

it('ART-23 offers what was printed before, to print it again', async () => {
  abrir('/articulos/etiquetas');
  expect(await screen.findByRole('button', { name: 'Imprimir otra vez: 1 artículo' })).toBeTruthy();
  expect(await screen.findByText('Elegí qué imprimir')).toBeTruthy();
});

it('PRE-16 of a batch of several listas asks which one the labels say, and shows them once it is chosen', async () => {
  const sinLista = {
    status: 400,
    code: 'comun.datos_invalidos',
    title: 'Hay datos para corregir.',
    issues: [{ path: ['listaId'], message: 'Elegí una lista.' }],
  };
  const { servidor } = abrir(`/articulos/etiquetas?loteId=${ARTICULO_ID}`, undefined, LISTAS, (conLista) =>
    conLista ? undefined : sinLista,
  );
  expect(await screen.findByText('Elegí la lista')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Descargar PDF' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByLabelText('Lista de precios'));
  await userEvent.click(await screen.findByRole('option', { name: 'Lista 1' }));
  expect(await screen.findByText('3 etiquetas en 1 hoja')).toBeTruthy();
  expect(servidor.direcciones(MUESTRA).at(-1)).toContain(`listaId=${LISTA_1}`);
});

it('PRE-16 of a batch of one lista shows them at once, also by a link that does not name it', async () => {
  abrir(`/articulos/etiquetas?loteId=${ARTICULO_ID}`, undefined, LISTAS);
  expect(await screen.findByText('3 etiquetas en 1 hoja')).toBeTruthy();
});

it('ART-23 says that bars are too thin by the room they have on the label', async () => {
  const { unmount } = abrir(undefined, 345);
  await screen.findByText('3 etiquetas en 1 hoja');
  expect(screen.queryByText(/demasiado fino/)).toBeNull();
  unmount();
  abrir(undefined, 346);
  expect(await screen.findByText(/demasiado fino/)).toBeTruthy();
});

it('ART-23 says which bars are too thin of all that is printed, also past the first sheet, and on which paper', async () => {
  abrir(undefined, undefined, undefined, () => ({
    ...{ articulos: 3, etiquetas: 3, origen: '3 artículos', hoy: '20/11/2026', sueltos: [], filas: [fila] },
    lista: { id: ARTICULO_ID, nombre: 'Lista 1', moneda: 'ARS' },
    malImpresos: { cuantos: 0, codigos: [] },
    sinSimbolo: { cuantos: 0, codigos: [] },
    anchosDeBarras: [
      { modulos: 120, cuantos: 1, codigos: ['WO-342'] },
      { modulos: 300, cuantos: 2, codigos: ['LARGO-1', 'LARGO-2'] },
    ],
  }));
  await screen.findByText('3 etiquetas en 1 hoja');
  expect(screen.queryByText(/demasiado fino/)).toBeNull();
  await userEvent.click(screen.getByLabelText('Formato'));
  await userEvent.click(await screen.findByRole('option', { name: 'Rollo 50 × 25 mm' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'El código de 2 artículos queda demasiado fino para leerse: LARGO-1, LARGO-2. Elegí una etiqueta más ancha o un QR.',
  );
});

it('ART-23 says which labels come out without the symbol that was asked for, and what they can bear instead', async () => {
  abrir(undefined, undefined, undefined, () => ({
    ...{ articulos: 5, etiquetas: 5, origen: '5 artículos', hoy: '20/11/2026', sueltos: [], filas: [fila] },
    lista: { id: ARTICULO_ID, nombre: 'Lista 1', moneda: 'ARS' },
    malImpresos: { cuantos: 0, codigos: [] },
    sinSimbolo: { cuantos: 4, codigos: ['PVEÑ 1', 'PVEÑ 2', 'PVEÑ 3'] },
    anchosDeBarras: [],
  }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    '4 artículos salen sin código de barras, porque su código es demasiado largo o tiene letras que las barras no admiten: PVEÑ 1, PVEÑ 2, PVEÑ 3… Para que lo lleven, elegí QR.',
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Código' }));
  await userEvent.click(await screen.findByRole('option', { name: 'EAN-13, solo los válidos' }));
  expect(await screen.findByText(/no tienen un EAN-13 válido: PVEÑ 1, .*elegí Code 128 o QR/)).toBeTruthy();
});

it('ART-23 reads the measures of a format as every number is written', async () => {
  const { servidor } = abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Medir otro formato' }));
  const escribir = async (campo: string, texto: string) => {
    await userEvent.clear(screen.getByLabelText(campo));
    await userEvent.type(screen.getByLabelText(campo), texto);
  };
  await escribir('Nombre', 'Góndola');
  await escribir('Ancho de la etiqueta (mm)', '48,5');
  await escribir('Alto de la etiqueta (mm)', '\u0662\u0665');
  await userEvent.clear(screen.getByLabelText('Margen superior (mm)'));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar formato' }));
  await waitFor(() =>
    expect(servidor.recibido(FORMATOS)).toEqual([
      expect.objectContaining({ nombre: 'Góndola', papel: 'HOJA', ancho: 48.5, alto: 25, arriba: 0, columnas: 3 }),
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar formato' })).toBe(null));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Formato')));
});

it('ART-23 a format that is being measured is asked about before it is lost', async () => {
  const { router } = abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Medir otro formato' }));
  await userEvent.type(screen.getByLabelText('Nombre'), 'Góndola');
  void router.navigate({ to: '/articulos/tabla' } as never);
  for (const salir of [null, 'Cancelar']) {
    if (salir) await userEvent.click(screen.getByRole('button', { name: salir }));
    await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver' })).toBe(null));
    expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'Góndola');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(screen.queryByLabelText('Nombre')).toBe(null));
});

it('ART-23 an own format that has the name of one sold everywhere is chosen and taken away as what it is', async () => {
  const { servidor } = abrir();
  servidor.responder('GET /api/articulos/etiquetas/formatos', { filas: [PROPIO] });
  servidor.responder(QUITAR, { id: ARTICULO_ID });
  await screen.findByText('3 etiquetas en 1 hoja');
  const elegir = async (cual: number) => {
    await userEvent.click(screen.getByLabelText('Formato'));
    const iguales = await screen.findAllByRole('option', { name: 'Rollo 50 × 25 mm' });
    await userEvent.click(iguales[cual] as HTMLElement);
  };
  await elegir(0);
  expect(screen.queryByRole('button', { name: 'Quitar este formato' })).toBe(null);
  await elegir(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar PDF' }));
  await waitFor(() =>
    expect(servidor.recibido(`POST ${IMPRESIONES}`)).toMatchObject([{ formato: { anchoDePapel: 52, izquierda: 1 } }]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Quitar este formato' }));
  const pregunta = await screen.findByRole('dialog', { name: '¿Quitar el formato Rollo 50 × 25 mm?' });
  await userEvent.click(within(pregunta).getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(servidor.recibido(QUITAR)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar este formato' }));
  const otraVez = await screen.findByRole('dialog');
  await userEvent.click(within(otraVez).getByRole('button', { name: 'Quitar este formato' }));
  expect(await screen.findByText('Se quitó el formato Rollo 50 × 25 mm.')).toBeTruthy();
  expect(servidor.recibido(QUITAR)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBe(null);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Formato')));
});

it('ART-23 an own format is taken away at once, and comes back as it was', async () => {
  const { id, nombre, ...medidas } = { ...PROPIO, nombre: 'Góndola' };
  const { servidor } = abrir();
  servidor.responder('GET /api/articulos/etiquetas/formatos', { filas: [{ id, nombre, ...medidas }] });
  servidor.responder(QUITAR, { id });
  await screen.findByText('3 etiquetas en 1 hoja');
  await userEvent.click(screen.getByLabelText('Formato'));
  await userEvent.click(await screen.findByRole('option', { name: nombre }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar este formato' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Formato')));
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(servidor.recibido(FORMATOS)).toEqual([{ nombre, ...medidas }]));
});

it('ART-23 its numbers can be emptied to write another one, and what is no number of theirs goes back', async () => {
  const { router } = abrir();
  await screen.findByText('3 etiquetas en 1 hoja');
  for (const [etiqueta, quedo] of [
    ['De cada uno', '3'],
    ['Empezar en la etiqueta', '1'],
  ] as const) {
    const caja = screen.getByLabelText<HTMLInputElement>(etiqueta);
    await userEvent.clear(caja);
    expect(caja.value).toBe('');
    await userEvent.tab();
    expect(caja.value).toBe(quedo);
    await userEvent.clear(caja);
    await userEvent.type(caja, '5');
    expect(caja.value).toBe('5');
  }
  await waitFor(() => expect(router.state.location.search).toMatchObject({ cantidad: '5' }));
  const caja = screen.getByLabelText<HTMLInputElement>('De cada uno');
  await userEvent.clear(caja);
  await userEvent.type(caja, '1000');
  expect(screen.getByText('Hasta 999.')).toBeTruthy();
  await userEvent.tab();
  await waitFor(() => expect(caja.value).toBe('999'));
  expect(screen.queryByText('Hasta 999.')).toBeNull();
});

it('ART-23 each of those named one by one is seen and let go, also those past the first ones that are drawn', async () => {
  const sueltos = Array.from({ length: 150 }, (_, n) => ({ articuloId: idNumero(n), codigo: `ART-${n}` }));
  const ids = sueltos.map(({ articuloId }) => articuloId);
  const muestra = { articulos: 150, etiquetas: 150, origen: '150 artículos', hoy: '20/11/2026', sueltos };
  const { router } = abrir(`/articulos/etiquetas?articulos=${ids.join(',')}`, undefined, undefined, () => ({
    ...muestra,
    lista: { id: ARTICULO_ID, nombre: 'Lista 1', moneda: 'ARS' },
    malImpresos: { cuantos: 1, codigos: ['ART-7'] },
    sinSimbolo: { cuantos: 0, codigos: [] },
    anchosDeBarras: [],
    filas: [fila],
  }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    '1 artículo tiene letras que no se pueden imprimir, y en su lugar va a salir «?»: ART-7',
  );
  const ultimo = (await screen.findByText('ART-149')).closest('.MuiChip-root') as HTMLElement;
  await userEvent.click(within(ultimo).getByTestId('CancelIcon'));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ articulos: ids.slice(0, 149).join(',') }));
});

const idNumero = (n: number): string => `01980000-0000-7000-8000-${String(n).padStart(12, '0')}`;
