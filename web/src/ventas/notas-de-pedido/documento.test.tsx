import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { describe, expect, it } from 'vitest';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ID_DE_NOTA, notaDetalle, renglonDetalle } from '#ventas/ayudas-de-prueba.ts';
import { NotaScreen } from './nota.screen.tsx';

const NOTA = `/api/ventas/notas-de-pedido/${ID_DE_NOTA}`;

const abrir = (nota: NotaDetalle) =>
  renderPantalla(<NotaScreen />, {
    ruta: `/ventas/notas-de-pedido/${ID_DE_NOTA}`,
    camino: '/ventas/notas-de-pedido/$id',
    permisos: ['nota.ver', 'nota.crear', 'nota.finalizar', 'nota.anular'],
    respuestas: {
      [`GET ${NOTA}`]: nota,
      [`GET /api/actividad/nota/${ID_DE_NOTA}`]: { hechos: [], hayMas: false },
    },
  });

const menu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones de la nota 10.482' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

const parcial = notaDetalle({
  estado: 'PARCIAL',
  acciones: ['reservar', 'finalizar', 'cancelar-saldo'],
  renglones: [
    renglonDetalle({ id: 'r-1', pedida: '4', entregada: '1', cancelada: '1', reservada: '0', pendiente: '2' }),
    renglonDetalle({ id: 'r-2', codigo: 'GP-30512', pedida: '8', entregada: '8', pendiente: '0' }),
  ],
  transiciones: [
    {
      accion: 'confirmar',
      desde: 'BORRADOR',
      hacia: 'CONFIRMADA',
      en: '2026-11-20T13:42:00.000Z',
      quien: 'L. Ferreyra',
      motivo: '',
    },
    {
      accion: 'finalizar',
      desde: 'CONFIRMADA',
      hacia: 'PARCIAL',
      en: '2026-11-20T14:20:00.000Z',
      quien: 'J. Páez',
      motivo: '',
    },
  ],
  entregas: [
    {
      id: 'e-1',
      numero: 31,
      en: '2026-11-20T14:20:00.000Z',
      quien: 'J. Páez',
      deposito: { id: 'd', nombre: 'Salón' },
      renglones: [{ renglonId: 'r-2', cantidad: '8' }],
    },
  ],
  cancelaciones: [
    {
      renglonId: 'r-1',
      cantidad: '1',
      motivo: 'Se rompió en góndola',
      en: '2026-11-20T14:30:00.000Z',
      quien: 'M. Soria',
    },
  ],
});

it('tells what became of each line, its deliveries and what was given up', async () => {
  abrir(parcial);
  const tabla = await screen.findByRole('table', { name: 'Renglones' });
  const cifras = within(within(tabla).getByRole('row', { name: /WO-342/ }))
    .getAllByRole('cell')
    .slice(2, 7)
    .map(({ textContent }) => textContent);
  // Ordered, delivered, reserved, cancelled, pending.
  expect(cifras).toEqual(['4', '1', '0', '1', '2']);
  expect(screen.getByText('8 × GP-30512')).toBeDefined();
  expect(screen.getByText(/M\. Soria · Se rompió en góndola/)).toBeDefined();
  const etapas = within(screen.getByRole('list', { name: 'Recorrido de la nota' })).getAllByRole('listitem');
  expect(etapas.map(({ textContent }) => textContent)).toEqual([
    'Confirmada20/11/2026 10:42 · L. Ferreyra',
    '2Preparadasin ese paso',
    '3Entrega20/11/2026 11:20 · J. Páez',
    '4Finalizadacuando no quede saldo',
  ]);
});

describe('the paper of the customer', () => {
  const conCondicion = notaDetalle({
    estado: 'CONFIRMADA',
    acciones: [],
    condicion: { id: 'v-30', nombre: '30 días' },
    renglones: [renglonDetalle({ id: 'r-1', precioDeLista: false, reservada: '3' })],
  });
  /** Whether what says that goes to paper. */
  const seImprime = (texto: string | RegExp) => screen.getByText(texto).closest('.interno') === null;

  it('says its condición de venta, and keeps to us that a price was written by hand', async () => {
    abrir(conCondicion);
    await screen.findByRole('table', { name: 'Renglones' });
    expect(seImprime(/Condición de venta: 30 días/)).toBe(true);
    expect(seImprime(/Precio escrito a mano/)).toBe(false);
  });

  it('from a phone, does not say what is reserved either', async () => {
    enCelular();
    abrir(conCondicion);
    await screen.findByRole('list', { name: 'Renglones' });
    expect(seImprime(/Reservado 3/)).toBe(false);
    expect(seImprime(/Pendiente 4/)).toBe(true);
    // What parts two figures is of neither: from right to left it read «· Reservado 3Pendiente 4».
    const [pendiente, reservado] = [screen.getByText('Pendiente 4'), screen.getByText('Reservado 3')];
    expect(reservado.previousElementSibling?.textContent).toBe(' · ');
    expect(reservado.previousElementSibling?.previousElementSibling).toBe(pendiente);
    expect(reservado.previousElementSibling?.className).toBe(reservado.className);
  });
});

it('offers what the state and the permissions allow, and no more', async () => {
  const { unmount } = abrir(parcial);
  expect((await screen.findByRole('link', { name: 'Entregar' })).getAttribute('href')).toBe(
    `/ventas/finalizar-notas-de-pedido/${ID_DE_NOTA}`,
  );
  // VEN-13: with a delivery there is no «Anular».
  expect(await menu()).toEqual(['Reservar faltante', 'Cancelar saldo']);
  unmount();

  abrir(
    notaDetalle({
      estado: 'FINALIZADA',
      acciones: [],
      renglones: [renglonDetalle({ entregada: '4', pendiente: '0' })],
    }),
  );
  await screen.findByRole('table', { name: 'Renglones' });
  // VEN-12: nothing changes a finished nota.
  expect(screen.queryByRole('link', { name: 'Entregar' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Más acciones/ })).toBeNull();
});

it('goes on to the preparation', async () => {
  const { servidor } = abrir(notaDetalle({ estado: 'CONFIRMADA', acciones: ['preparar', 'finalizar', 'anular'] }));
  servidor.responder(`POST ${NOTA}/preparar`, notaDetalle({ version: 4 }));
  await menu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Pasar a preparación' }));
  expect(await screen.findByText('Nota 10.482 en preparación')).toBeDefined();
  expect(servidor.recibido(`POST ${NOTA}/preparar`)).toEqual([{ version: 3 }]);
});

describe('«Anular»', () => {
  const confirmada = notaDetalle({
    estado: 'CONFIRMADA',
    acciones: ['anular'],
    renglones: [
      renglonDetalle({ reservada: '3' }),
      renglonDetalle({ id: 'r-2', codigo: 'GP-30512', reservada: '28', pedida: '28' }),
    ],
  });

  it('says in numbers what follows, and sends the reason', async () => {
    const { servidor } = abrir(confirmada);
    servidor.responder(`POST ${NOTA}/anular`, notaDetalle({ estado: 'ANULADA' }));
    await menu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Anular nota' }));
    const dialogo = await screen.findByRole('dialog', { name: '¿Anular la nota 10.482?' });
    expect(
      within(dialogo).getByText(
        'Taller Hermanos Quiroga, 2 renglones. Se liberan 31 unidades reservadas. No se puede deshacer.',
      ),
    ).toBeDefined();
    await userEvent.type(within(dialogo).getByRole('textbox', { name: 'Motivo' }), 'El cliente desistió');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Anular nota' }));
    await waitFor(() =>
      expect(servidor.recibido(`POST ${NOTA}/anular`)).toEqual([{ version: 3, motivo: 'El cliente desistió' }]),
    );
  });

  it('does nothing without a reason', async () => {
    const { servidor } = abrir(confirmada);
    await menu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Anular nota' }));
    const dialogo = await screen.findByRole('dialog');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Anular nota' }));
    expect(await within(dialogo).findByText('Contá el motivo: queda en el historial.')).toBeDefined();
    expect(servidor.recibido(`POST ${NOTA}/anular`)).toEqual([]);
  });
});

describe('VEN-11: «Cancelar saldo»', () => {
  const abrirSaldo = async () => {
    const abierto = abrir(parcial);
    await menu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancelar saldo' }));
    return { ...abierto, dialogo: await screen.findByRole('dialog', { name: 'Cancelar saldo de la nota 10.482' }) };
  };

  it('gives up part of a line with its reason', async () => {
    const { servidor, dialogo } = await abrirSaldo();
    servidor.responder(`POST ${NOTA}/cancelar-saldo`, notaDetalle({ version: 4 }));
    await userEvent.click(within(dialogo).getByRole('checkbox', { name: 'Cancelar WO-342' }));
    const cantidad = within(dialogo).getByRole('textbox', { name: 'Cantidad a cancelar de WO-342' });
    expect(cantidad).toHaveProperty('value', '2');
    expect(within(dialogo).getByText(/Se cancelan 2 unidades\. La nota queda finalizada\./)).toBeDefined();
    await userEvent.clear(cantidad);
    await userEvent.type(cantidad, '1');
    await userEvent.type(within(dialogo).getByRole('textbox', { name: 'Motivo' }), 'No llega más');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Cancelar saldo' }));
    await waitFor(() =>
      expect(servidor.recibido(`POST ${NOTA}/cancelar-saldo`)).toEqual([
        { version: 3, motivo: 'No llega más', renglones: [{ renglonId: 'r-1', cantidad: '1' }] },
      ]),
    );
  });

  it('refuses more than what is pending, no line and no reason', async () => {
    const { servidor, dialogo } = await abrirSaldo();
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Cancelar saldo' }));
    expect(within(dialogo).getByText('Elegí al menos un renglón.')).toBeDefined();
    const renglon = within(dialogo).getByRole('checkbox', { name: 'Cancelar WO-342' });
    expect(document.activeElement).toBe(renglon);
    await userEvent.click(renglon);
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Cancelar saldo' }));
    expect(document.activeElement).toBe(within(dialogo).getByRole('textbox', { name: 'Motivo' }));
    const cantidad = within(dialogo).getByRole('textbox', { name: /Cantidad/ });
    await userEvent.type(cantidad, '9');
    expect(within(dialogo).getByText('Tiene que ser más de 0, y hasta 2.')).toBeDefined();
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Cancelar saldo' }));
    expect(document.activeElement).toBe(cantidad);
    expect(servidor.recibido(`POST ${NOTA}/cancelar-saldo`)).toEqual([]);
  });
});
