import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  ARTICULO_ID,
  articulo,
  fila,
  LISTA_1,
  LISTAS,
  pagina,
  precio,
  SUCURSALES,
} from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ArticulosScreen } from './articulos.screen.tsx';
import { ArticuloScreen } from './ficha/articulo.screen.tsx';

const PRECIOS = `/api/articulos/${ARTICULO_ID}/precios`;
const PUERTA = `POST ${PRECIOS}`;
const CELDAS = 'POST /api/articulos/celdas/precios';

const bajo = (sePuedeAceptar = true, mas: object = {}) => ({
  status: 409,
  code: 'articulos.precio_bajo_margen',
  title: 'WO-1 a $ 80,00 queda bajo el margen mínimo de Lista 1.',
  data: {
    ...{ lista: 'Lista 1', moneda: 'ARS', incluyeIva: false, margenMinimo: '30', sePuedeAceptar },
    precios: [{ codigo: 'WO-1', importe: '80.00', costo: '100.00', margen: '-20', minimo: '130.00' }],
    ...mas,
  },
});
/** Refused until a reason comes along. */
const hastaElMotivo = (respuesta: unknown) => (body: unknown) =>
  (body as { bajoMargen?: unknown }).bajoMargen === undefined ? bajo() : respuesta;

async function abrirFicha(respuesta: unknown) {
  const { servidor } = renderPantalla(<ArticuloScreen />, {
    ruta: `/articulos/tabla/${ARTICULO_ID}?seccion=precios`,
    camino: '/articulos/tabla/$id',
    permisos: ['articulo.ver', 'precio.modificar', 'stock.ver'],
    respuestas: {
      [`GET /api/articulos/${ARTICULO_ID}`]: articulo(),
      [`GET ${PRECIOS}`]: { filas: [precio()] },
      'GET /api/articulos/listas-de-precio': LISTAS,
    },
  });
  servidor.responder(PUERTA, respuesta);
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo precio' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Nuevo precio' }));
  await userEvent.type(panel.getByLabelText('Precio neto'), '80');
  return { servidor, panel };
}
const PREGUNTA = { name: 'Ese precio queda bajo el margen' };
const pregunta = async () => within(await screen.findByRole('dialog', PREGUNTA));
const seFue = () => waitFor(() => expect(screen.queryByRole('dialog', PREGUNTA)).toBeNull());

it('PRE-10 a price too low tells its cost and the lowest that would do, and goes on with a reason; going back loses nothing', async () => {
  const { servidor, panel } = await abrirFicha(hastaElMotivo(precio()));
  await userEvent.keyboard('{Enter}');
  expect((await pregunta()).getByText(/El margen mínimo de Lista 1 es 30 %/)).toBeDefined();
  const dicho =
    /a \$\u00a080,00: cuesta \$\u00a0100,00, el margen sería −20\s%; lo más bajo que puede ir es \$\u00a0130,00/;
  expect((await pregunta()).getByRole('listitem').textContent).toMatch(dicho);
  await userEvent.click((await pregunta()).getByRole('button', { name: 'Cambiar el precio' }));
  await seFue();
  const importe = panel.getByLabelText<HTMLInputElement>('Precio neto');
  await waitFor(() => expect(importe.getAttribute('aria-invalid')).toBe('true'));
  // The keyboard is in it, so it reads as it was typed.
  expect(document.activeElement).toBe(importe);
  expect(importe.value).toBe('80');
  expect(servidor.recibido(PUERTA)).toHaveLength(1);

  await userEvent.click(await panel.findByRole('button', { name: 'Guardar' }));
  await userEvent.click((await pregunta()).getByRole('button', { name: 'Guardar igual' }));
  expect((await pregunta()).getByLabelText('Motivo').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type((await pregunta()).getByLabelText('Motivo'), 'Liquidación{Enter}');
  await waitFor(() =>
    expect(servidor.recibido(PUERTA).at(-1)).toMatchObject({ importe: '80', bajoMargen: { motivo: 'Liquidación' } }),
  );
  expect(await screen.findByText('Precio guardado')).toBeDefined();
});

it('PRE-10 a reason that was said of the price is not asked again, only confirmed', async () => {
  const { servidor, panel } = await abrirFicha(hastaElMotivo(precio()));
  await userEvent.type(panel.getByLabelText(/Motivo/), 'Cambio de modelo{Enter}');
  expect((await pregunta()).getByText(/con tu motivo: «Cambio de modelo»/)).toBeDefined();
  expect((await pregunta()).queryByLabelText('Motivo')).toBeNull();
  await userEvent.click((await pregunta()).getByRole('button', { name: 'Guardar igual' }));
  const motivo = 'Cambio de modelo';
  await waitFor(() => expect(servidor.recibido(PUERTA).at(-1)).toMatchObject({ motivo, bajoMargen: { motivo } }));
  expect(await screen.findByText('Precio guardado')).toBeDefined();
});

it('PRE-10 who may not go so low is told on the field, and asked nothing', async () => {
  const { servidor, panel } = await abrirFicha(bajo(false));
  await userEvent.keyboard('{Enter}');
  const importe = panel.getByLabelText('Precio neto');
  await waitFor(() => expect(importe.getAttribute('aria-invalid')).toBe('true'));
  expect((await panel.findAllByText(/queda bajo el margen mínimo de Lista 1/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog', PREGUNTA)).toBeNull();
  expect(servidor.recibido(PUERTA)).toHaveLength(1);
});

const ID = '0199b0c2-7f5a-7000-8000-00000000000a';
async function enLaCelda(gesto: () => Promise<unknown>, visible: () => HTMLElement | null) {
  const { servidor } = renderPantalla(<ArticulosScreen />, {
    ruta: '/articulos/tabla',
    permisos: ['articulo.ver', 'stock.ver', 'tabla.ver', 'precio.modificar'],
    respuestas: {
      'GET /api/articulos': pagina([
        fila({ id: ID, codigo: 'WO-1', version: 3 }),
        fila({ id: ID.replace(/a$/, 'b'), codigo: 'WO-2' }),
      ]),
      'GET /api/articulos/vistas': { todos: 2, conStock: 1, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 },
      'GET /api/articulos/listas-de-precio': LISTAS,
      'GET /api/tablas-generales/sucursales': SUCURSALES,
      [`${CELDAS}/vista-previa`]: {
        celdas: [
          { id: ID, antes: '18450.00', despues: '80.00', falla: null },
          { id: ID.replace(/a$/, 'b'), antes: '18450.00', despues: '90.00', falla: null },
        ],
      },
    },
  });
  const celda = (await screen.findAllByText('18.450,00'))[0]?.closest('td') as HTMLTableCellElement;
  (celda.closest('tr') as HTMLElement).focus();
  for (let i = 0; i <= celda.cellIndex; i += 1) await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(celda);
  await waitFor(async () => {
    await gesto();
    expect(visible()).not.toBeNull();
  });
  return servidor;
}

it('PRE-10 in a cell too: what is typed stays while the reason is asked, and is told on it when it is not given', async () => {
  const campo = () => screen.queryByLabelText<HTMLInputElement>('Lista 1 de WO-1');
  const servidor = await enLaCelda(() => userEvent.keyboard('{F2}'), campo);
  servidor.responder(CELDAS, hastaElMotivo({ celdas: [{ id: ID, version: 3, antes: '18450.00', despues: '80.00' }] }));
  await userEvent.clear(campo() as HTMLElement);
  await userEvent.type(campo() as HTMLElement, '80{Enter}');
  await pregunta();
  await userEvent.keyboard('{Escape}');
  await seFue();
  await waitFor(() => expect(campo()?.getAttribute('aria-invalid')).toBe('true'));
  expect(campo()?.value).toBe('80');
  expect(servidor.recibido(CELDAS)).toHaveLength(1);

  campo()?.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.type((await pregunta()).getByLabelText('Motivo'), 'Liquidación{Enter}');
  const puesto = { listaId: LISTA_1, precios: [{ id: ID, antes: '18450.00', valor: '80' }] };
  await waitFor(() =>
    expect(servidor.recibido(CELDAS).at(-1)).toEqual({ ...puesto, bajoMargen: { motivo: 'Liquidación' } }),
  );
  expect(await screen.findByText('Se cambió Lista 1 de WO-1: 80,00')).toBeDefined();
  await waitFor(() => expect(campo()).toBeNull());
});

it('PRE-10 those that are pasted are asked for together', async () => {
  const dialogo = { name: 'Pegar en Lista 1' };
  const servidor = await enLaCelda(
    () => userEvent.paste('80\n90\n'),
    () => screen.queryByRole('dialog', dialogo),
  );
  const [primero] = bajo().data.precios;
  const varios = bajo(true, {
    margenMinimo: null,
    precios: [primero, { codigo: 'WO-2', importe: '90.00', costo: null, margen: null, minimo: null }],
  });
  servidor.responder(CELDAS, (body: { bajoMargen?: unknown }) =>
    body.bajoMargen ? { celdas: [{ id: ID, version: 3, antes: '18450.00', despues: '80.00' }] } : varios,
  );
  await userEvent.click(
    await within(screen.getByRole('dialog', dialogo)).findByRole('button', { name: 'Cambiar 2 filas' }),
  );
  const deVarios = within(await screen.findByRole('dialog', { name: '2 precios quedan bajo el margen' }));
  expect(deVarios.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('WO-1 a $\u00a080,00: cuesta $\u00a0100,00'),
    'WO-2 a $\u00a090,00',
  ]);
  await userEvent.type(deVarios.getByLabelText('Motivo'), 'Remate{Enter}');
  await waitFor(() => expect(servidor.recibido(CELDAS).at(-1)).toMatchObject({ bajoMargen: { motivo: 'Remate' } }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
