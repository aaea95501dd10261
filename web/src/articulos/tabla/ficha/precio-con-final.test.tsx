import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ARTICULO_ID, articulo, LISTAS, precio } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ArticuloScreen } from './articulo.screen.tsx';

const PRECIOS = `/api/articulos/${ARTICULO_ID}/precios`;

it('UA-12 with an end says in words what will hold and what comes back, and sends the instant it ends', async () => {
  const puerta = `POST ${PRECIOS}`;
  const programado = precio({ desde: '2099-12-21T03:00:00.000Z', neto: '20000.00', situacion: 'PROGRAMADO' });
  const { servidor } = renderPantalla(<ArticuloScreen />, {
    ruta: `/articulos/tabla/${ARTICULO_ID}?seccion=precios`,
    camino: '/articulos/tabla/$id',
    permisos: ['articulo.ver', 'precio.modificar', 'stock.ver'],
    respuestas: {
      [`GET /api/articulos/${ARTICULO_ID}`]: articulo(),
      [`GET ${PRECIOS}`]: { filas: [programado, precio()] },
      'GET /api/articulos/listas-de-precio': LISTAS,
      [puerta]: precio(),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo precio' }));
  const panel = await screen.findByRole('dialog', { name: 'Nuevo precio' });
  // Without an end, what is written already will end it.
  expect(
    await within(panel).findByText('Rige hasta el 21/12/2099: para ese momento ya está escrito $ 20.000,00.'),
  ).toBeDefined();

  await userEvent.type(within(panel).getByLabelText('Precio neto'), '1200');
  const hasta = within(panel).getByLabelText(/Vigente hasta/);
  await userEvent.type(within(panel).getByLabelText(/Vigente desde/), '2099-12-01');
  await userEvent.type(hasta, '2099-12-15');
  const dicho = 'Del 01/12/2099 al 15/12/2099: $ 1.200,00. Desde el 16/12/2099 vuelve a $ 18.450,00.';
  expect(within(panel).getByText(dicho)).toBeDefined();

  await userEvent.clear(hasta);
  await userEvent.type(hasta, '2099-12-20');
  expect(within(panel).getByText(/Desde el 21\/12\/2099 rige \$ 20\.000,00, que ya estaba programado\./)).toBeDefined();
  await userEvent.clear(hasta);
  await userEvent.type(hasta, '2099-12-24');
  expect(within(panel).getByText(/No se puede: el 21\/12\/2099 empieza otro/)).toBeDefined();

  await userEvent.clear(hasta);
  await userEvent.type(hasta, '2099-11-30');
  await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
  expect((await within(panel).findAllByText(/Termina antes de empezar\./)).length).toBeGreaterThan(0);
  expect(servidor.recibido(puerta)).toEqual([]);

  await userEvent.clear(hasta);
  await userEvent.type(hasta, '2099-12-15');
  await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(servidor.recibido(puerta)).toEqual([
      expect.objectContaining({
        importe: '1200',
        desde: '2099-12-01T03:00:00.000Z',
        hasta: '2099-12-16T03:00:00.000Z',
      }),
    ]),
  );
});

it('UA-12 with an end and dearer than what comes back, which no offer is, says so before it is written', async () => {
  renderPantalla(<ArticuloScreen />, {
    ruta: `/articulos/tabla/${ARTICULO_ID}?seccion=precios`,
    camino: '/articulos/tabla/$id',
    permisos: ['articulo.ver', 'precio.modificar', 'stock.ver'],
    respuestas: {
      [`GET /api/articulos/${ARTICULO_ID}`]: articulo(),
      [`GET ${PRECIOS}`]: { filas: [precio()] },
      'GET /api/articulos/listas-de-precio': LISTAS,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo precio' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Nuevo precio' }));
  const importe = panel.getByLabelText('Precio neto');
  await userEvent.type(importe, '20000');
  await userEvent.type(panel.getByLabelText(/Vigente hasta/), '2099-12-15');
  const aviso = /Mientras tanto va a costar más que hoy: revisá el precio\./;
  expect(await panel.findByText(aviso)).toBeDefined();
  await userEvent.clear(importe);
  await userEvent.type(importe, '18450');
  expect(panel.queryByText(aviso)).toBeNull();
});

it('UA-12 over the price of a campaign says that what is written does not end with it', async () => {
  const deSiempre = precio({ desde: '2020-01-01T03:00:00.000Z', situacion: 'ANTERIOR' });
  const deCampania = precio({
    neto: '15000.00',
    lote: { id: ARTICULO_ID, numero: 12, hasta: '2099-12-16T03:00:00.000Z' },
  });
  renderPantalla(<ArticuloScreen />, {
    ruta: `/articulos/tabla/${ARTICULO_ID}?seccion=precios`,
    camino: '/articulos/tabla/$id',
    permisos: ['articulo.ver', 'precio.modificar', 'stock.ver'],
    respuestas: {
      [`GET /api/articulos/${ARTICULO_ID}`]: articulo(),
      [`GET ${PRECIOS}`]: { filas: [deCampania, deSiempre] },
      'GET /api/articulos/listas-de-precio': LISTAS,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo precio' }));
  const panel = await screen.findByRole('dialog', { name: 'Nuevo precio' });
  const dicho = /^El precio de hoy es de una campaña, el lote 12, hasta el 15\/12\/2099\./;
  expect(await within(panel).findByText(dicho)).toBeDefined();
  // From the day after it, it is of no campaign, and what comes back is what is under it.
  await userEvent.type(within(panel).getByLabelText(/Vigente desde/), '2099-12-16');
  expect(within(panel).queryByText(dicho)).toBeNull();
  await userEvent.type(within(panel).getByLabelText(/Vigente hasta/), '2099-12-20');
  expect(within(panel).getByText(/Desde el 21\/12\/2099 vuelve a \$ 18\.450,00\./)).toBeDefined();
});
