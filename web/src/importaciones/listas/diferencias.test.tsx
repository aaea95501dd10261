import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type DatosDeLista,
  type Importacion,
  type LineaDeLista,
  OPCIONES_POR_OMISION,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import { SITUACIONES } from '@trastienda/nucleo/importaciones/listas/diferencia.ts';
import { reglasPorOmision } from '@trastienda/nucleo/importaciones/listas/reglas-de-lista.ts';
import i18next from 'i18next';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ImportacionScreen } from '#importaciones/asistente/importacion.screen.tsx';
import { ensayada, ID, importacion, lista, PERFILES, VER } from '#importaciones/ejemplos.prueba.ts';
import { conTodoElEstilo } from '#prueba/estilo.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';

conTodoElEstilo();

const LINEAS = `GET /api/importaciones/${ID}/lineas`;
const EXPORTAR = `GET /api/importaciones/${ID}/lineas/exportar`;
const MARCAR = `POST /api/importaciones/${ID}/lineas/marcar`;

const datos: DatosDeLista = {
  proveedorId: '01980000-0000-7000-8000-00000000d001',
  proveedor: 'Frenos del Plata',
  descuentosDelProveedor: [],
  perfilDe: null,
  situaciones: SITUACIONES.map((situacion) => ({
    ...{ situacion, lineas: 2, incluidas: 1, porConfirmar: 0 },
    ...{ antes: null, despues: null, variacion: null },
  })),
  omitidas: 0,
  lote: null,
};

const linea: LineaDeLista = {
  ...{ linea: 1, fila: 3, situacion: 'SUBE', codigo: 'FP-1', descripcion: 'Cilindro', marca: 'Fremax' },
  articulo: { id: '01980000-0000-7000-8000-00000000e001', codigo: 'CIL', descripcion: 'Cilindro de rueda' },
  ...{ por: 'PROVEEDOR', moneda: 'ARS', costo: '100.00', descuentos: [], neto: '100.00', multiplo: null },
  ...{ monedaAnterior: 'ARS', netoAnterior: '80.00', variacion: '25', alerta: true, confirmada: false },
  ...{ incluida: true, omitida: null, noRevertida: null, sinCodigos: [] },
};

const abrir = (filtros: string, cambios: Partial<Importacion> = {}) =>
  renderPantalla(<ImportacionScreen />, {
    permisos: ['importacion.hacer', 'articulo.ver', 'costo.ver'],
    camino: '/importaciones/$id',
    ruta: `/importaciones/${ID}?filtros=${encodeURIComponent(filtros)}`,
    respuestas: {
      [VER]: ensayada({ entidad: 'listas_de_proveedor', lista: datos, ...cambios }),
      [PERFILES]: { filas: [] },
      [LINEAS]: lista([linea]),
      [EXPORTAR]: () => new Response('archivo'),
      [MARCAR]: { version: 5, lineas: 1 },
    },
  });
type Servidor = ReturnType<typeof abrir>['servidor'];
const pedido = (servidor: Servidor, cual = LINEAS) => decodeURIComponent(servidor.direcciones(cual).at(-1) ?? '');

it('GAP-18 a list by the box says that it does not go on until the multiple has a column', async () => {
  const reglas = { ...reglasPorOmision('ARS'), precioPorBulto: true };
  const sinMultiplo = importacion({
    ...{ entidad: 'listas_de_proveedor', lista: datos, faltan: ['Múltiplo'] },
    opciones: { ...OPCIONES_POR_OMISION, lista: reglas },
  });
  abrir('', sinMultiplo);
  expect(await screen.findByText('Decí qué columna trae «Múltiplo».')).toBeDefined();
  const ayuda = 'Decí qué columna es el múltiplo: sin eso no se sabe cuánto sale cada unidad.';
  expect(screen.getByText(ayuda)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Comparar/ })).toHaveProperty('disabled', true);
});

it('GAP-18 TD-07 TD-12 the lines are filtered by each of their columns, and so are the file and the mark of all of them', async () => {
  const FILTROS = 'estado:uno:POR_CONFIRMAR;marca:igual:fremax;incluida:uno:true';
  const bajar = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { servidor } = abrir(FILTROS);
  const persona = userEvent.setup();
  expect(await screen.findByText('Confirmalo')).toBeDefined();
  for (const chip of [/^Estado: Confirmalo/, /^Marca: .*fremax/, /^Va: Sí/]) {
    expect(await screen.findByRole('button', { name: chip })).toBeDefined();
  }
  await persona.click(screen.getByRole('button', { name: 'Filtro' }));
  const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    ...['Va', 'Código', 'Cambio', 'Descripción', 'Marca', 'Artículo', 'Neto antes', 'Neto nuevo', 'Variación'],
    ...['Estado', 'Fila'],
  ]);
  await persona.keyboard('{Escape}');
  await persona.click(screen.getByRole('button', { name: 'Exportar' }));
  await persona.click(await screen.findByRole('menuitem', { name: 'CSV, Columnas a la vista' }));
  await waitFor(() => expect(bajar).toHaveBeenCalledTimes(1));
  expect(pedido(servidor, EXPORTAR)).toContain('columnas=incluir,codigo,situacion,descripcion,articulo,antes,neto,');
  for (const cual of [LINEAS, EXPORTAR]) expect(pedido(servidor, cual)).toContain(`filtros=${FILTROS}`);
  await persona.click(screen.getByRole('button', { name: 'Marcar 1 renglón' }));
  await persona.click(await screen.findByRole('menuitem', { name: 'Confirmar 1 renglón' }));
  const pregunta = within(await screen.findByRole('dialog'));
  await persona.click(pregunta.getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(() =>
    expect(servidor.recibido(MARCAR)).toEqual([
      { version: 4, marca: 'confirmar', cuales: { filtro: { filtros: FILTROS } } },
    ]),
  );
  bajar.mockRestore();
});

it('GAP-18 the rows of the file that are left out are told in the comparison, in the report, and before it is applied', async () => {
  abrir('');
  const queda = '2 filas rechazadas quedan afuera.';
  expect(await screen.findByText(queda)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Descargar informe de errores (2)' })).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: /^Aplicar/ }));
  expect((await screen.findByRole('dialog')).textContent).toContain(queda);
});

it('GAP-18 a list of which no row is left out says nothing of it', async () => {
  abrir('', { rechazadas: 0 });
  await userEvent.setup().click(await screen.findByRole('button', { name: /^Aplicar/ }));
  expect((await screen.findByRole('dialog')).textContent).not.toContain('rechazada');
  expect(screen.queryByText(/rechazada/)).toBe(null);
});

it.each([
  [false, 'Si la incluís, al aplicar se crea en borrador, con la clasificación por omisión.'],
  [true, 'Al aplicar se crea en borrador, con la clasificación por omisión.'],
])('GAP-18 a line without artículo is created only if it is in: %s', async (incluida, frase) => {
  const { servidor } = abrir('');
  servidor.responder(LINEAS, lista([{ ...linea, situacion: 'SIN_ARTICULO', articulo: null, por: null, incluida }]));
  await userEvent.setup().click(await screen.findByText('FP-1'));
  expect(within(await screen.findByRole('dialog')).getByText(frase)).toBeDefined();
});

it('GAP-18 ART-01 a line says which of its codes the artículo it makes goes without, and why', async () => {
  const { servidor } = abrir('');
  const sinCodigos = [
    { tipo: 'BARRAS', valor: '7790001234567', debido: '8', de: null },
    { tipo: 'ORIGINAL', valor: 'OEM-2', debido: null, de: 'C-2' },
  ];
  const suelta = { ...linea, situacion: 'SIN_ARTICULO', articulo: null, por: null, alerta: false, sinCodigos };
  servidor.responder(LINEAS, lista([suelta]));
  expect(await screen.findByText('Va sin un código')).toBeDefined();
  await userEvent.setup().click(screen.getByText('FP-1'));
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.getByText('Va sin el código de barras 7790001234567: tendría que terminar en 8.')).toBeDefined();
  expect(panel.getByText('Va sin el código original OEM-2: ya es de C-2.')).toBeDefined();
});

it('GAP-18 the first line that is opened hides nothing behind it while the words of artículos come, and gives the keyboard back', async () => {
  const articulos = i18next.getResourceBundle('es', 'articulos');
  const { backend, state } = i18next.services.backendConnector;
  const llegan: (() => void)[] = [];
  vi.spyOn(backend, 'read').mockImplementation((_idioma, _espacio, listo) => {
    llegan.push(() => (listo as (error: null, textos: object) => void)(null, articulos));
  });
  i18next.removeResourceBundle('es', 'articulos');
  state['es|articulos'] = undefined;
  onTestFinished(() => void i18next.addResourceBundle('es', 'articulos', articulos));
  const { servidor } = abrir('');
  servidor.responder(LINEAS, lista([{ ...linea, situacion: 'SIN_ARTICULO', articulo: null, por: null }]));
  const fila = (await screen.findByText('FP-1')).closest('tr');
  const persona = userEvent.setup();
  fila?.focus();
  await persona.keyboard('{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: 'FP-1' }));
  await waitFor(() => expect(llegan).toHaveLength(1));
  expect(await panel.findByRole('status', { name: 'Cargando…' })).toBeDefined();
  // What waits, and all that React hides with it, has no place on the page.
  for (let uno: Element | null = fila; uno !== null; uno = uno.parentElement) {
    expect(getComputedStyle(uno).display).not.toBe('none');
  }
  for (const llegar of llegan) llegar();
  expect(await panel.findByRole('combobox', { name: 'Buscar el artículo' })).toBeDefined();
  await persona.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(fila));
});

it.each([
  ['90', '+90,00 %'],
  ['999.99', '+999,99 %'],
  ['1835.94', '+1.836 %'],
  ['183593.75', '+183.594 %'],
  ['-99.99', '−99,99 %'],
])('GAP-18 what a line moves is written as it fits its column: %s', async (variacion, escrita) => {
  const { servidor } = abrir('');
  servidor.responder(LINEAS, lista([{ ...linea, variacion }]));
  expect(await screen.findByText(escrita)).toBeDefined();
});

it('a figure and the filter of its column are one, and the other filters stay', async () => {
  const { servidor } = abrir('situacion:uno:SUBE;variacion:entre:10,');
  const persona = userEvent.setup();
  expect((await screen.findByRole('button', { name: /^Suben/ })).getAttribute('aria-pressed')).toBe('true');
  await persona.click(screen.getByRole('button', { name: /^Bajan/ }));
  await waitFor(() => expect(pedido(servidor)).toContain('filtros=situacion:uno:BAJA;variacion:entre:10,'));
  expect(await screen.findByRole('button', { name: /^Cambio: Baja/ })).toBeDefined();
  await persona.click(screen.getByRole('button', { name: /^Bajan/ }));
  await waitFor(() => expect(pedido(servidor)).toContain('filtros=variacion:entre:10,'));
  expect(screen.queryByRole('button', { name: /^Cambio: / })).toBeNull();
});
