import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Adjunto } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { expect, it } from 'vitest';
import { accion, adjunto, LISTA, manual, mostrar, otra, RUTA, una } from './adjuntos.prueba.tsx';

it('ART-17 changes the order from the menu and with Alt and an arrow, and says so aloud', async () => {
  const { servidor } = mostrar([una, otra, manual]);
  servidor.responder(`PUT ${RUTA}/orden`, () => {
    servidor.responder(LISTA, { filas: [otra, una, manual] });
    return { filas: [otra, una, manual] };
  });
  await accion('foto 2', 'Hacer principal');
  await waitFor(() => expect(servidor.recibido(`PUT ${RUTA}/orden`)).toEqual([{ ids: [otra.id, una.id, manual.id] }]));
  expect(await screen.findByText('La bomba de costado: lugar 1 de 2')).toBeDefined();
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Ampliar foto 1' }), { key: 'ArrowLeft', altKey: true });
  await waitFor(() => expect(servidor.recibido(`PUT ${RUTA}/orden`)).toHaveLength(2));
});

it('ART-17 several changes of the order made at once are saved one after another, the last one last', async () => {
  const tercera = adjunto(4);
  const puerta = `PUT ${RUTA}/orden`;
  const { servidor } = mostrar([una, otra, tercera]);
  const primero = Promise.withResolvers<void>();
  let guardadas: readonly Adjunto[] = [];
  servidor.responder(puerta, async ({ ids }: { ids: readonly string[] }) => {
    if (servidor.recibido(puerta).length === 1) await primero.promise;
    guardadas = ids.map((id) => [una, otra, tercera].find((uno) => uno.id === id) ?? una);
    servidor.responder(LISTA, { filas: guardadas });
    return { filas: guardadas };
  });
  const nombres = () =>
    within(screen.getByRole('list', { name: 'Imágenes' }))
      .getAllByRole('button', { name: /^Ampliar/ })
      .map((boton) => boton.getAttribute('aria-label'));
  const alPrincipio = async (nombre: string) =>
    fireEvent.keyDown(await screen.findByRole('button', { name: nombre }), { key: 'Home', altKey: true });
  await alPrincipio('Ampliar La bomba de costado');
  await waitFor(() => expect(servidor.recibido(puerta)).toHaveLength(1));
  await alPrincipio('Ampliar foto 4');
  await alPrincipio('Ampliar foto 1');
  const pedidas = ['Ampliar foto 1', 'Ampliar foto 4', 'Ampliar La bomba de costado'];
  expect(nombres()).toEqual(pedidas);
  expect(servidor.recibido(puerta)).toHaveLength(1);
  primero.resolve();
  await waitFor(() => expect(guardadas).toEqual([una, tercera, otra]));
  // The one in between was never asked for, and what the first one left was not shown over the others.
  expect(servidor.recibido(puerta)).toHaveLength(2);
  expect(nombres()).toEqual(pedidas);
});

it('ART-17 an order that cannot be saved goes back, and with it those that waited', async () => {
  const puerta = `PUT ${RUTA}/orden`;
  const primero = Promise.withResolvers<void>();
  const { servidor } = mostrar([una, otra]);
  servidor.responder(puerta, async () => {
    await primero.promise;
    return { status: 409, code: 'adjuntos.cambiaron', title: 'Los archivos cambiaron mientras tanto.', data: {} };
  });
  const flecha = async (nombre: string, key: string) =>
    fireEvent.keyDown(await screen.findByRole('button', { name: nombre }), { key, altKey: true });
  await flecha('Ampliar foto 1', 'ArrowRight');
  await flecha('Ampliar foto 1', 'ArrowLeft');
  await flecha('Ampliar foto 1', 'ArrowRight');
  primero.resolve();
  expect(await screen.findByText('Los archivos cambiaron mientras tanto.')).toBeDefined();
  await waitFor(() => {
    const primera = within(screen.getByRole('list', { name: 'Imágenes' })).getAllByRole('listitem')[0] as HTMLElement;
    expect(within(primera).getByText('foto 1')).toBeDefined();
  });
  expect(servidor.recibido(puerta)).toHaveLength(1);
});
