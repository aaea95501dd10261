import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { expect, it, vi } from 'vitest';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { EdicionScreen } from './edicion.screen.tsx';

const [UNO, DOS, EDICION] = ['0a', '0b', 'e1'].map((fin) => `0199b0c2-7f5a-7000-8000-0000000000${fin}`);
const LINEAS = `GET /api/articulos/ediciones/${EDICION}/lineas`;
const VER = `GET /api/articulos/ediciones/${EDICION}`;
const EXPORTAR = `GET /api/articulos/ediciones/${EDICION}/exportar`;
const FILTROS = 'cambios:uno:estado,marca;problema:vacio';

const hecha = (mas: object = {}) => ({
  id: EDICION,
  tipo: 'EDITAR',
  pedido: 'Marca: Wega',
  articulos: 13,
  fallas: 0,
  motivo: 'Orden del depósito',
  en: '2026-11-20T13:40:00.000Z',
  quien: 'R. Núñez',
  deshecha: null,
  lote: null,
  ...mas,
});

const ver = (respuestas: Readonly<Record<string, unknown>>, permisos: readonly Permiso[] = ['articulo.ver']) =>
  renderPantalla(<EdicionScreen />, {
    ruta: `/articulos/ediciones/${EDICION}`,
    camino: '/articulos/ediciones/$id',
    permisos,
    respuestas,
  });

it('ART-19 TD-07 TD-12 tells what changed and why not, filtered by each of its columns, and the file is of what shows', async () => {
  const bajar = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { servidor } = renderPantalla(<EdicionScreen />, {
    ruta: `/articulos/ediciones/${EDICION}?filtros=${FILTROS}`,
    camino: '/articulos/ediciones/$id',
    permisos: ['articulo.ver'],
    respuestas: {
      [VER]: hecha(),
      [LINEAS]: pagina([
        {
          id: UNO,
          codigo: 'WO-1',
          descripcion: 'Filtro',
          cambios: [
            { campo: 'estado', antes: 'ACTIVO', despues: 'INACTIVO' },
            { campo: 'marca', antes: null, despues: 'Wega' },
            { campo: 'proveedor', antes: null, despues: 'Frenos SA' },
          ],
          problema: null,
        },
        { id: DOS, codigo: 'WO-2', descripcion: 'Otro', cambios: [], problema: 'STOCK_NEGATIVO' },
      ]),
      [EXPORTAR]: () => new Response('archivo'),
    },
  });
  const persona = userEvent.setup();
  const celdas = async (codigo: RegExp) =>
    within(await screen.findByRole('row', { name: codigo }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const cambiado = 'Estado: Activo → Inactivo · Marca: ninguna → Wega · Proveedor principal: ninguno → Frenos SA';
  expect(await celdas(/WO-1/)).toEqual(expect.arrayContaining(['Filtro', cambiado]));
  // What does not fit in its column, whole.
  expect(screen.getByText('Wega').closest('[title]')?.getAttribute('title')).toBe(cambiado.replaceAll(' · ', '\n'));
  expect(await celdas(/WO-2/)).toEqual(expect.arrayContaining(['Otro', 'Tiene stock negativo']));
  expect(await screen.findByRole('button', { name: /^Antes → después: Estado, Marca/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Por qué no: / })).toBeDefined();
  await persona.click(screen.getByRole('button', { name: 'Filtro' }));
  const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Código',
    'Descripción',
    'Antes → después',
    'Por qué no',
  ]);
  await persona.keyboard('{Escape}');
  await persona.click(await screen.findByRole('button', { name: 'Exportar' }));
  await persona.click(await screen.findByRole('menuitem', { name: /^CSV, Todas/ }));
  await waitFor(() => expect(bajar).toHaveBeenCalledTimes(1));
  for (const pedido of [LINEAS, EXPORTAR]) {
    expect(decodeURIComponent(servidor.direcciones(pedido)[0] ?? '')).toContain(`filtros=${FILTROS}`);
  }
});

it('ART-19 opened by its address, says which edit it is, and who took it back', async () => {
  const deshecha = { en: '2026-11-20T14:00:00.000Z', quien: 'C. Nadal' };
  const { unmount } = ver({ [VER]: hecha({ fallas: 3, deshecha }), [LINEAS]: pagina([]) });
  expect(await screen.findByRole('heading', { name: 'Edición: Marca: Wega' })).toBeDefined();
  expect(screen.getByRole('banner').textContent).toContain('Deshecha');
  expect(
    screen.getByText(
      '20/11/2026 10:40 · R. Núñez · Orden del depósito · Artículos: 13 · No se pudo: 3 · La deshizo C. Nadal el 20/11/2026 11:00',
    ),
  ).toBeDefined();
  unmount();
  ver({ [VER]: hecha({ tipo: 'DESHACER' }), [LINEAS]: pagina([]) });
  expect(await screen.findByRole('heading', { name: 'Deshace: Marca: Wega' })).toBeDefined();
  expect(screen.getByRole('banner').textContent).toContain('Vigente');
  expect(screen.getByText('20/11/2026 10:40 · R. Núñez · Orden del depósito · Artículos: 13')).toBeDefined();
});

it('ART-19 is taken back on its own page, with the same question, by who may and while it holds', async () => {
  const DESHACER = `POST /api/articulos/ediciones/${EDICION}/deshacer`;
  const { servidor, unmount } = ver(
    { [VER]: hecha(), [LINEAS]: pagina([]), [DESHACER]: { articulos: 12, fallas: 1, loteDescartado: null } },
    ['articulo.ver', 'articulo.editar'],
  );
  const persona = userEvent.setup();
  await persona.click(await screen.findByRole('button', { name: 'Deshacer' }));
  const pregunta = within(await screen.findByRole('dialog', { name: '¿Deshacer «Marca: Wega»?' }));
  await persona.type(pregunta.getByRole('textbox'), 'Era otra marca');
  servidor.responder(VER, hecha({ deshecha: { en: '2026-11-20T14:00:00.000Z', quien: 'C. Nadal' } }));
  await persona.click(pregunta.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Volvieron 12 artículos a como estaban · 1 no se pudo')).toBeDefined();
  expect(servidor.recibido(DESHACER)).toEqual([{ motivo: 'Era otra marca' }]);
  expect(await screen.findByText(/La deshizo C. Nadal/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull());
  // Its button went: the keyboard goes on from the title.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edición: Marca: Wega'));
  unmount();
  ver({ [VER]: hecha(), [LINEAS]: pagina([]) });
  await screen.findByRole('heading', { name: 'Edición: Marca: Wega' });
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

it.each([
  ['SIMULADO', 'Propuso el lote 31 de precios', 'El lote 31 de precios se descarta.'],
  ['APLICADO', 'Propuso el lote 31 de precios', 'ya se aplicaron y quedan como están: se revierten desde el lote.'],
  ['DESCARTADO', 'El lote 31 de precios se descartó', 'queda como está y se lista.'],
])('PRE-18 names the batch that it proposed, and what becomes of it: %s', async (estado, propuso, seDice) => {
  const DESHACER = `POST /api/articulos/ediciones/${EDICION}/deshacer`;
  ver(
    {
      [VER]: hecha({ lote: { id: UNO, numero: 31, estado } }),
      [LINEAS]: pagina([]),
      [DESHACER]: { articulos: 13, fallas: 0, loteDescartado: 31 },
    },
    ['articulo.ver', 'articulo.editar', 'precio.modificar'],
  );
  expect(await screen.findByText((texto) => texto.endsWith(propuso))).toBeDefined();
  const enlace = screen.getByRole('link', { name: 'Ver el lote 31 de precios' });
  expect(enlace.getAttribute('href')).toBe(`/articulos/actualizar-precio/${UNO}`);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  const pregunta = within(await screen.findByRole('dialog', { name: '¿Deshacer «Marca: Wega»?' }));
  expect(pregunta.getByText((texto) => texto.endsWith(seDice))).toBeDefined();
  await userEvent.type(pregunta.getByRole('textbox'), 'Era otra marca');
  await userEvent.click(pregunta.getByRole('button', { name: 'Deshacer' }));
  expect(
    await screen.findByText('Volvieron 13 artículos a como estaban · El lote 31 de precios se descartó'),
  ).toBeDefined();
});

it('ART-19 says that which edit it is could not be read, asks again, and keeps quiet where nothing of it could', async () => {
  const falla = { status: 500, code: 'comun.error_interno', title: 'Algo falló' };
  const { servidor, unmount } = ver({ [VER]: falla, [LINEAS]: pagina([]) });
  const aviso = within(await screen.findByRole('alert'));
  expect(aviso.getByRole('heading', { name: 'No se pudo leer qué edición es' })).toBeDefined();
  servidor.responder(VER, hecha());
  await userEvent.click(aviso.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Edición: Marca: Wega' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  ver({ [VER]: falla, [LINEAS]: falla });
  expect(await screen.findByRole('heading', { name: 'No se pudieron cargar los datos' })).toBeDefined();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
