import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { aplicado, LOTE_ID } from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { rutasDePrecios } from '#articulos/actualizar-precio/rutas.ts';
import { ARTICULO_ID, LISTA_1, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';
import { CASA_CENTRAL, ROSARIO, sesionDePrueba } from '#prueba/sesion.ts';
import { EtiquetasScreen } from './etiquetas.screen.tsx';

const ETIQUETAS = `GET /api/articulos/lotes-de-precio/${LOTE_ID}/etiquetas`;
const EXPORTAR = `${ETIQUETAS}/exportar`;
const etiqueta = {
  articuloId: ARTICULO_ID,
  codigo: 'WO-342',
  descripcion: 'Filtro de aceite Hilux 2.8',
  marca: 'Wega',
  codigoDeBarras: '7798123450019',
  listaId: LISTA_1,
  lista: 'Lista 1',
  moneda: 'ARS',
  neto: '20300.00',
  conIva: '24563.00',
  fisico: '26.000',
};

afterEach(() => vi.unstubAllGlobals());

const { numero, listas } = aplicado();

const abrir = (
  filas: readonly object[],
  mas: Respuestas = {},
  busqueda = '',
  permisos: readonly Permiso[] = ['precio.modificar'],
) =>
  renderPantalla(<EtiquetasScreen />, {
    permisos: ['articulo.ver', ...permisos],
    camino: '/articulos/actualizar-precio/$id/etiquetas',
    ruta: `/articulos/actualizar-precio/${LOTE_ID}/etiquetas${busqueda}`,
    respuestas: { [ETIQUETAS]: { ...pagina(filas), lote: { numero, listas } }, ...mas },
  });

it('PRE-16 lists what changed and is in stock in one sucursal, the own one first', async () => {
  const { servidor } = abrir([etiqueta]);
  expect(await screen.findByText('24.563,00')).toBeDefined();
  expect(servidor.direcciones(ETIQUETAS)[0]).toContain(`sucursalId=${CASA_CENTRAL}`);
  expect(screen.getByLabelText('Sucursal').textContent).toBe('Sucursal: Casa Central');
  await userEvent.click(screen.getByLabelText('Sucursal'));
  await userEvent.click(await screen.findByRole('option', { name: 'Rosario' }));
  await waitFor(() => expect(servidor.direcciones(ETIQUETAS).at(-1)).toContain(`sucursalId=${ROSARIO}`));
});

it('prints all of them, not one page, and takes the paper away afterwards', async () => {
  const imprimir = vi.fn();
  vi.stubGlobal('print', imprimir);
  const { servidor } = abrir([etiqueta]);
  await screen.findByText('24.563,00');
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  await waitFor(() => expect(imprimir).toHaveBeenCalledOnce());
  expect(servidor.direcciones(ETIQUETAS).at(-1)).toContain('porPagina=200');
  expect(document.querySelector('[data-hoja]')?.textContent).toMatch(/\$\s24\.563,00/);
  globalThis.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('[data-hoja]')).toBeNull());
});

it('TD-12 gives them as a file of the sucursal that shows, also when the address does not say which', async () => {
  const bajar = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { servidor } = abrir([etiqueta], { [EXPORTAR]: () => new Response('planilla') });
  await screen.findByText('24.563,00');
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX), Todas las columnas' }));
  await waitFor(() => expect(bajar).toHaveBeenCalledOnce());
  expect((bajar.mock.contexts[0] as HTMLAnchorElement).download).toBe('etiquetas-del-lote-121.xlsx');
  expect(servidor.direcciones(EXPORTAR)).toHaveLength(1);
  expect(servidor.direcciones(EXPORTAR)[0]).toContain(`sucursalId=${CASA_CENTRAL}`);
  expect(servidor.direcciones(EXPORTAR)[0]).toContain('formato=xlsx');
});

it('TD-07 labels are filtered by their columns, and what is printed is what that leaves', async () => {
  vi.stubGlobal('print', vi.fn());
  const filtros = 'descripcion:contiene:hilux;precio:entre:20000,';
  const { servidor } = abrir([etiqueta], {}, `?filtros=${filtros}`);
  expect(await screen.findByText('24.563,00')).toBeDefined();
  expect(await screen.findByRole('button', { name: /^Descripción: / })).toBeDefined();
  // Of both prices, the one that the lista keeps.
  expect(screen.getByRole('button', { name: /^Neto: / })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Filtro' }));
  const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).not.toContain('Con IVA');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  await waitFor(() => expect(servidor.direcciones(ETIQUETAS).at(-1)).toContain('porPagina=200'));
  expect(decodeURIComponent(servidor.direcciones(ETIQUETAS).at(-1) ?? '')).toContain(`filtros=${filtros}`);
});

it('PRE-16 the PDF is of what the table shows, at the price of the lista of the batch', async () => {
  const filtros = 'descripcion:contiene:hilux';
  abrir([etiqueta], {}, `?buscar=wo&orden=-codigo&filtros=${filtros}`);
  const enlace = async () => {
    const a = await screen.findByRole('link', { name: 'Etiquetas en PDF' });
    return Object.fromEntries(new URL(a.getAttribute('href') ?? '', 'http://x').searchParams);
  };
  await waitFor(async () =>
    expect(await enlace()).toEqual({
      loteId: LOTE_ID,
      sucursalId: CASA_CENTRAL,
      listaId: LISTA_1,
      filtro: new URLSearchParams({ buscar: 'wo', filtros, orden: '-codigo' }).toString(),
    }),
  );
});

it('TD-11 the table keeps its columns and its views', async () => {
  abrir([etiqueta]);
  expect(await screen.findByRole('button', { name: 'Columnas' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Vistas' })).toBeDefined();
});

it('PRE-16 who may not see batches prints their labels, and finds no way to what is not for them', async () => {
  abrir([etiqueta], {}, '', []);
  expect(await screen.findByText('24.563,00')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Etiquetas del lote 121' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Lote 121' })).toBeNull();
  const context = { quien: sesionDePrueba(['articulo.ver']) };
  const entra =
    ({ options }: (typeof rutasDePrecios)[number]) =>
    () =>
      options.beforeLoad?.({ context } as never);
  const [, , delLote, deEtiquetas] = rutasDePrecios;
  expect(entra(delLote)).toThrow();
  expect(entra(deEtiquetas)).not.toThrow();
});

it('says when there is nothing to print', async () => {
  abrir([]);
  expect(await screen.findByText('No hay etiquetas para volver a imprimir')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Imprimir' })).toHaveProperty('disabled', true);
});
