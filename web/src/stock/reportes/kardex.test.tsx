import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { enVistas, guardarVista, servirVistas, vistaDePrueba } from '#prueba/vistas.ts';
import { KardexDeArticulo } from '#stock/kardex-de-articulo.tsx';
import { usarVistasIniciales } from '#ui/tabla/vistas/conocidas.ts';
import { KardexScreen } from './kardex.screen.tsx';

const KARDEX = 'GET /api/stock/kardex';
const EXPORTAR = `${KARDEX}/exportar`;
const ARTICULO = '01980000-0000-7000-8000-000000000101';
const AJUSTE = '01980000-0000-7000-8000-0000000000f1';
const DEPOSITO = '01980000-0000-7000-8000-0000000000d1';
const fila = (id: number, datos: object) => ({
  id,
  movimientoId: id,
  fecha: '2026-11-18T12:12:00.000Z',
  registrado: '2026-11-18T12:12:00.000Z',
  tipo: 'AJUSTE',
  cantidad: '4',
  saldo: '3',
  depositoId: DEPOSITO,
  deposito: 'Salón',
  sucursal: 'Casa Central',
  documento: { tipo: 'AJUSTE', id: AJUSTE, texto: 'AJ 0318' },
  quien: 'J. Páez',
  motivo: 'Rotura',
  nota: '',
  costoUnitario: '1250.5000',
  valor: '5002.00',
  sinCosto: false,
  revertido: false,
  ...datos,
});
const kardex = {
  filas: [
    fila(1, {}),
    fila(2, {
      cantidad: '-5',
      saldo: '-2',
      tipo: 'VENTA',
      documento: { tipo: 'NOTA', id: AJUSTE, texto: 'NP 10.481' },
      motivo: null,
      revertido: true,
    }),
    fila(3, {
      cantidad: '1',
      saldo: '-1',
      tipo: 'COMPRA',
      documento: { tipo: 'IMPORTACION', id: AJUSTE, texto: 'Importación' },
      sinCosto: true,
    }),
  ],
  total: 3,
  totalExacto: true,
  pagina: 1,
  porPagina: 50,
  resumen: { apertura: '-1', entradas: '5', salidas: '5', cierre: '-1' },
};
const ficha = { id: ARTICULO, codigo: 'FCD-2211', descripcion: 'Filtro de combustible' };
const permisos = ['stock.ver', 'articulo.ver', 'tabla.ver'] as const;
const abrir = (
  datos: object = kardex,
  ruta = `/stock/reportes?articuloId=${ARTICULO}`,
  depositos: readonly object[] = [{ id: DEPOSITO, nombre: 'Salón', clase: 'FISICO' }],
) =>
  renderPantalla(<KardexScreen />, {
    permisos,
    ruta,
    respuestas: {
      [KARDEX]: datos,
      [EXPORTAR]: () => new Response('archivo'),
      [`GET /api/articulos/${ARTICULO}`]: ficha,
      'GET /api/tablas-generales/depositos': {
        filas: depositos,
        total: depositos.length,
        totalExacto: true,
        pagina: 1,
        porPagina: 200,
      },
      'GET /api/articulos/buscar': {
        exacto: true,
        filas: [{ ...ficha, motivo: 'CODIGO', exacto: true, marca: null, aca: null }],
      },
    },
  });

it('tells what is on its way from what is there, where anything may travel', async () => {
  const depositos = [
    { id: DEPOSITO, nombre: 'Salón', clase: 'FISICO' },
    { id: 'camino', nombre: 'En camino', clase: 'TRANSITO' },
  ];
  const { servidor } = abrir(kardex, undefined, depositos);
  await userEvent.click(await screen.findByRole('button', { name: 'En tránsito' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sin eso' }));
  await waitFor(() => expect(servidor.direcciones(KARDEX).at(-1)).toContain('enTransito=false'));
  expect(await screen.findByRole('button', { name: /^En tránsito: Sin eso/ })).toBeDefined();
});

it('ART-08 shows each movement with what came in, what went out and the balance it left', async () => {
  abrir();
  const tabla = await screen.findByRole('grid', { name: 'Kardex y reportes' });
  const celdas = (n: number) =>
    within(within(tabla).getAllByRole('row')[n] as HTMLElement)
      .getAllByRole('cell')
      .map((c) => c.textContent);
  expect(celdas(1).slice(0, 8)).toEqual([
    '18/11/2026 09:12',
    'Ajuste',
    'AJ 0318 · Rotura ',
    'Casa Central · Salón',
    '+4',
    '',
    '3',
    '1.250,50',
  ]);
  expect(celdas(2).slice(2, 7)).toEqual(['NP 10.481 revertido', 'Casa Central · Salón', '', '−5', '−2']);
  expect(celdas(3)[7]).toBe('sin costo');
});

it('opens a period with what there was: opening, in, out, closing', async () => {
  abrir();
  const resumen = await screen.findByRole('region', { name: 'Resumen del período' });
  expect(
    within(resumen)
      .getAllByRole('definition')
      .map((d) => d.textContent),
  ).toEqual(['−1', '+5', '−5', '=−1']);
});

it('links to each document that has a screen', async () => {
  abrir();
  expect((await screen.findByRole('link', { name: 'AJ 0318' })).getAttribute('href')).toBe(
    `/stock/ajuste-stock/${AJUSTE}`,
  );
  expect(screen.getByRole('link', { name: 'NP 10.481' }).getAttribute('href')).toBe(
    `/ventas/notas-de-pedido/${AJUSTE}`,
  );
  expect(screen.queryByRole('link', { name: 'Importación' })).toBeNull();
});

it('EST-08 an order of assembly opens in the list of orders, also from what undid it', async () => {
  const documento = { tipo: 'ARMADO', id: AJUSTE, texto: 'OA 0012' };
  const filas = [fila(1, { tipo: 'REVERSION', documento }), fila(2, { tipo: 'ARMADO', documento, revertido: true })];
  const { router } = abrir({ ...kardex, filas });
  const enlaces = await screen.findAllByRole('link', { name: 'OA 0012' });
  expect(enlaces).toHaveLength(2);
  await userEvent.click(enlaces[0] as HTMLElement);
  expect(router.state.location.pathname).toBe('/articulos/estructura/ordenes');
  expect(router.state.location.search).toEqual({ buscar: 'OA 0012', ver: AJUSTE });
});

it('INV-71 has no cost columns for who may not see costs', async () => {
  abrir({ ...kardex, filas: kardex.filas.map((f) => ({ ...f, costoUnitario: null, valor: null, sinCosto: null })) });
  await screen.findByRole('grid');
  expect(screen.queryByText('Costo unit.')).toBeNull();
  expect(screen.queryByText('Valor')).toBeNull();
});

it('keeps depósito and period in the address and takes them away with one touch, never the artículo', async () => {
  const { router, servidor } = abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Depósito' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Salón' }));
  await waitFor(() => expect(servidor.direcciones(KARDEX).at(-1)).toContain('depositoId='));
  const [chip] = within(screen.getByRole('search')).getAllByRole('button', { name: 'Fecha' });
  await userEvent.click(chip as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Hoy' }));
  await waitFor(() => expect(router.state.location.search).toHaveProperty('desde'));
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ articuloId: ARTICULO }));
});

it('TD-07 is filtered by its columns, as its file is, and the summary says that it is of the whole period', async () => {
  const bajar = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { router, servidor } = abrir(kardex, `/stock/reportes?articuloId=${ARTICULO}&depositoId=${DEPOSITO}`);
  const entero = 'De todo el período: los filtros de las columnas no lo cambian.';
  await screen.findByRole('grid');
  const filtrar = async (columna: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Filtro' }));
    const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
    const columnas = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await userEvent.click(menu.getByRole('menuitem', { name: columna }));
    return columnas;
  };
  // Costs are for some to see, and for nobody to ask by.
  expect(await filtrar('Fecha')).toEqual([
    'Fecha',
    'Movimiento',
    'Documento',
    'Motivo',
    'Depósito',
    'Entra',
    'Sale',
    'Saldo',
    'Quién',
  ]);
  const panel = within(await screen.findByRole('dialog'));
  await userEvent.click(panel.getByRole('button', { name: 'Hoy' }));
  await userEvent.click(panel.getByRole('button', { name: 'Filtrar' }));
  await waitFor(() => expect(router.state.location.search).toHaveProperty('filtros'));
  expect(screen.queryByText(entero)).toBeNull();

  await filtrar('Sale');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Desde' }), '2,5{Enter}');
  expect(await screen.findByText(entero)).toBeDefined();
  const FILTROS = /filtros=fecha:entre:[-\d]+,[-\d]+;sale:entre:2.5,/;
  const ultimo = () => decodeURIComponent(servidor.direcciones(KARDEX).at(-1) ?? '');
  await waitFor(() => expect(ultimo()).toMatch(FILTROS));
  expect(ultimo()).toContain(`depositoId=${DEPOSITO}`);
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(bajar).toHaveBeenCalledTimes(1));
  expect(decodeURIComponent(servidor.direcciones(EXPORTAR)[0] ?? '')).toMatch(FILTROS);
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ articuloId: ARTICULO }));
});

it('TD-11 a view keeps what is asked of the movements, and never of which artículo', async () => {
  const pedido = { depositoId: DEPOSITO, filtros: 'tipo:uno:VENTA' };
  const { router, servidor } = abrir(kardex, `/stock/reportes?articuloId=${ARTICULO}&${new URLSearchParams(pedido)}`);
  await screen.findByRole('grid');
  const { pantalla, contenido } = await guardarVista('Del salón', servidor);
  expect({ pantalla, busqueda: contenido.busqueda }).toEqual({ pantalla: 'kardex', busqueda: pedido });
  const conVista = { articuloId: ARTICULO, guardada: expect.any(String), ...pedido };
  expect(router.state.location.search).toEqual(conVista);
  await enVistas('Como viene');
  await waitFor(() => expect(router.state.location.search).toEqual({ articuloId: ARTICULO }));
  await enVistas('Del salón');
  await waitFor(() => expect(router.state.location.search).toEqual(conVista));
});

it('TD-11 the view it opens with asks it of the artículo that the address says, with its columns', async () => {
  const busqueda = { depositoId: DEPOSITO };
  const vista = vistaDePrueba({ columnas: { visibles: { quien: false } }, busqueda });
  usarVistasIniciales({ kardex: vista.id });
  try {
    const { router, servidor } = abrir();
    servirVistas(servidor, vista);
    expect(await screen.findByRole('button', { name: 'Vistas, Del salón' })).toBeDefined();
    expect(router.state.location.search).toEqual({ articuloId: ARTICULO, guardada: vista.id, ...busqueda });
    await waitFor(() => expect(servidor.direcciones(KARDEX).at(-1)).toContain(`depositoId=${DEPOSITO}`));
    expect(await screen.findByRole('columnheader', { name: 'Depósito' })).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: 'Quién' })).toBeNull();
  } finally {
    usarVistasIniciales({});
  }
});

it('asks for an artículo first, and takes a scanned code at once', async () => {
  const { router, servidor } = abrir(kardex, '/stock/reportes');
  expect(await screen.findByText('Elegí un artículo para ver su kardex')).toBeDefined();
  expect(servidor.direcciones(KARDEX)).toEqual([]);
  await userEvent.type(screen.getByRole('combobox', { name: 'Artículo' }), 'FCD2211{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ articuloId: ARTICULO }));
});

it('ART-08 the ficha shows the last movements with their balance, and nothing to who may not see stock', async () => {
  const consulta = `${KARDEX}?articuloId=${ARTICULO}&orden=-fecha&pagina=1&porPagina=6`;
  renderPantalla(<KardexDeArticulo articuloId={ARTICULO} compacto />, { permisos, respuestas: { [consulta]: kardex } });
  const tabla = await screen.findByRole('group', { name: 'Últimos movimientos' });
  expect(within(tabla).getByRole('link', { name: 'NP 10.481' })).toBeDefined();
  expect(within(tabla).getAllByRole('row')).toHaveLength(4);

  cleanup();
  renderPantalla(<KardexDeArticulo articuloId={ARTICULO} compacto />, { permisos: ['articulo.ver'], respuestas: {} });
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Últimos movimientos' })).toBeNull());
});
