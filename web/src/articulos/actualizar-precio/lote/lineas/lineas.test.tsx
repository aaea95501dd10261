import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  aplicado,
  COMUNES,
  hacer,
  LINEAS,
  LISTA_2,
  LOTE_ID,
  linea,
  lote,
  TOTALES,
  VER,
} from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { LoteScreen } from '#articulos/actualizar-precio/lote/lote.screen.tsx';
import { LISTA_1, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';

const abrir = (filtros: string, visto = lote(), mas = '', respuestas: Respuestas = {}) =>
  renderPantalla(<LoteScreen />, {
    permisos: ['precio.modificar', 'articulo.ver'],
    camino: '/articulos/actualizar-precio/$id',
    ruta: `/articulos/actualizar-precio/${LOTE_ID}?filtros=${filtros}${mas}`,
    respuestas: { ...COMUNES, [VER]: visto, [hacer('lineas')]: { ...visto, marcadas: 2 }, ...respuestas },
  });

const columnasDelMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Filtro' }));
  const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
  return menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

it('TD-07 lines are filtered by their columns, and what marks them all marks what that leaves', async () => {
  const { servidor } = abrir('nuevo:entre:20000,');
  expect(await screen.findByRole('button', { name: /^Después: / })).toBeDefined();
  expect(decodeURIComponent(servidor.direcciones(LINEAS)[0] ?? '')).toContain('filtros=nuevo:entre:20000,');
  // TD-11 the table keeps its columns.
  expect(screen.getByRole('button', { name: 'Columnas' })).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar las 2' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir 2 líneas' }));
  const pregunta = within(await screen.findByRole('dialog', { name: '¿Excluir 2 líneas?' }));
  await userEvent.click(pregunta.getByRole('button', { name: 'Excluir 2 líneas' }));
  await waitFor(() =>
    expect(servidor.recibido(hacer('lineas'))).toMatchObject([
      { marca: 'excluir', cuales: { filtro: { filtros: 'nuevo:entre:20000,' } } },
    ]),
  );
});

it('PRE-04 a scope without any artículo is not told as prices that stay', async () => {
  const nada = { ...TOTALES, lineas: 0, incluidas: 0, suben: 0, bajan: 0, conAlerta: 0, porConfirmar: 0 };
  const sinVariacion = { variacionMedia: null, variacionMinima: null, variacionMaxima: null, distribucion: [] };
  const sinLineas = { [LINEAS]: pagina([]) };
  const { unmount } = abrir('', lote({ totales: { ...nada, ...sinVariacion, iguales: 0, sinBase: 0 } }), '', sinLineas);
  expect(await screen.findByText('Ningún artículo entra en este alcance')).toBeDefined();
  expect(screen.queryByText(/^entre /)).toBeNull();
  unmount();
  abrir('', lote({ totales: { ...nada, ...sinVariacion, iguales: 4, sinBase: 0 } }), '', sinLineas);
  expect(await screen.findByText('Ningún precio cambiaría')).toBeDefined();
});

it.each([
  ['CAMBIO_DE_PRECIO', 'Su precio cambió después'],
  ['CAMBIO_DE_COSTO', 'Su costo cambió después'],
  ['CAMBIO_DE_LISTA', 'Su precio en la otra lista cambió después'],
  ['CAMBIO_DE_IVA', 'Su IVA cambió después'],
  ['CAMBIO_DE_MARGEN', 'El margen de su clasificación cambió después'],
] as const)(
  'PRE-06 why a line was left alone stands below what it is, in no column that may not fit: %s',
  async (porque, frase) => {
    const omitida = linea({ omitida: porque });
    abrir('', aplicado({ omitidas: 1 }), '', { [LINEAS]: pagina([omitida]) });
    const celda = (await screen.findByText(omitida.descripcion)).closest('td');
    expect(celda?.textContent).toBe(`${omitida.descripcion}${frase}`);
  },
);

it('PRE-04 UA-12 the price of a campaign says until when it holds, on its line and above them all', async () => {
  const deCampania = linea({ alertas: ['CON_FINAL'], anteriorHasta: '2026-12-16T03:00:00.000Z' });
  const totales = { ...TOTALES, conAlerta: 1, porConfirmar: 1, conFinal: 1 };
  const { servidor } = abrir('', lote({ totales }), '', { [LINEAS]: pagina([deCampania]) });
  const celda = (await screen.findByText(deCampania.descripcion)).closest('td');
  expect(celda?.textContent).toBe(`${deCampania.descripcion}Parte de un precio que rige hasta el 15/12/2026`);
  expect(screen.getByText(/^1 precio de hoy tiene final: es de una campaña/)).toBeDefined();
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Incluir WO-342/ })).checked).toBe(false);
  await userEvent.click(screen.getByRole('tab', { name: /Precio con final/ }));
  await waitFor(() => expect(servidor.direcciones(LINEAS).at(-1)).toContain('alerta=CON_FINAL'));
});

it('PRE-04 those to look at give way to all of them once the last one was looked at', async () => {
  const { servidor, router } = abrir('', lote(), '&porConfirmar=true');
  expect(await screen.findByRole('tab', { name: /Sin revisar/, selected: true })).toBeDefined();
  expect(screen.getByText('Tildá los que llaman la atención')).toBeDefined();
  const revisado = lote({ version: 4, totales: { ...TOTALES, porConfirmar: 0 } });
  servidor.responder(hacer('lineas'), () => {
    servidor.responder(VER, revisado);
    return { ...revisado, marcadas: 1 };
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Incluir GP-30512, Lista 1' }));
  expect(await screen.findByText('Ya están todas revisadas')).toBeDefined();
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('porConfirmar'));
  expect(screen.getByRole('tab', { name: /Todas/, selected: true })).toBeDefined();
  expect(screen.queryByRole('tab', { name: /Sin revisar/ })).toBeNull();
});

it.each([
  {
    donde: 'those that nobody looked at, which are all in',
    busqueda: 'porConfirmar=true',
    incluidas: 2,
    se: [/^Excluir/, /^Dejar pasar/],
  },
  {
    donde: 'those that are out',
    busqueda: 'incluida=false',
    incluidas: 2,
    se: [/^Incluir/, /^Dejar pasar/, /^Volver a revisar/],
  },
  {
    donde: 'all, with none out',
    busqueda: '',
    incluidas: 3,
    se: [/^Excluir/, /^Dejar pasar/, /^Volver a revisar/],
  },
])('PRE-04 one mark for all does not offer what would change none: $donde', async ({ busqueda, incluidas, se }) => {
  abrir('', lote({ totales: { ...TOTALES, incluidas } }), `&${busqueda}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar las 2' }));
  const menu = within(await screen.findByRole('menu', { name: 'Marcar todas las que muestra el filtro' }));
  const ofrecidas = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(ofrecidas).toEqual(se.map((una) => expect.stringMatching(una)));
});

it.each([
  { marcadas: 0, dice: 'No cambió ninguna línea: ya estaban todas así' },
  { marcadas: 2, dice: '2 líneas marcadas' },
])('PRE-04 says how many of them changed: $marcadas', async ({ marcadas, dice }) => {
  const { servidor } = abrir('', lote());
  servidor.responder(hacer('lineas'), { ...lote({ version: 4 }), marcadas });
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar las 2' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dejar pasar 2 líneas' }));
  const pregunta = within(await screen.findByRole('dialog', { name: '¿Dejar pasar 2 líneas?' }));
  await userEvent.click(pregunta.getByRole('button', { name: 'Dejar pasar 2 líneas' }));
  expect(await screen.findByText(dice)).toBeDefined();
});

it('TD-07 prices are no column to filter by where some listas have IVA and some have not', async () => {
  const dos = (incluyeIva: boolean) =>
    lote({
      listas: [
        { id: LISTA_1, nombre: 'Lista 1', moneda: 'ARS', incluyeIva: false },
        { id: LISTA_2, nombre: 'Mayorista', moneda: 'ARS', incluyeIva },
      ],
    });
  const { unmount } = abrir('descripcion:contiene:filtro', dos(true));
  expect(await columnasDelMenu()).not.toContain('Después');
  unmount();
  abrir('descripcion:contiene:filtro', dos(false));
  expect(await columnasDelMenu()).toContain('Después');
});
