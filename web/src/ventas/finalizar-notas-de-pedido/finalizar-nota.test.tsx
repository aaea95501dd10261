import { configure, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL, sesionDePrueba } from '#prueba/sesion.ts';
import { hallazgo, ID_DE_NOTA, notaDetalle, SALON, SALON_ROSARIO } from '#ventas/ayudas-de-prueba.ts';
import { FinalizarNotaScreen } from './finalizar-nota.screen.tsx';
import { abrir, amortiguador, confirmada, FINALIZAR, filtro, NOTA } from './prueba-de-entrega.tsx';

configure({ asyncUtilTimeout: 5000 });

const CANCELAR = `POST ${NOTA}/cancelar-saldo`;

const ahora = (codigo: string) => screen.getByRole('spinbutton', { name: `Entregar ahora de ${codigo}` });
const valores = () => screen.getAllByRole('spinbutton').map((campo) => (campo as HTMLInputElement).value);

const entregada = (estado: 'PARCIAL' | 'FINALIZADA', version = 4) => ({
  ...notaDetalle({ estado, version }),
  entrega: { id: 'e', numero: 31 },
});

describe('VEN-10: what goes out', () => {
  it('starts with everything reserved and says what becomes of the rest', async () => {
    await abrir();
    expect(valores()).toEqual(['4', '2']);
    expect(screen.getByText('Completo')).toBeDefined();
    expect(screen.getByText(/Quedan 2 unidades\. La nota pasa a Parcial\./)).toBeDefined();
    // (4 × 100 + 2 × 1.000) + 21 %.
    expect(screen.getByText('$ 2.904,00')).toBeDefined();
  });

  it('never passes reserved + free, and the plus tells why', async () => {
    const { usuario } = await abrir();
    const mas = screen.getByRole('button', { name: 'Uno más de GP-30512' });
    await usuario.click(mas);
    expect(valores()).toEqual(['4', '3']);
    await usuario.click(mas);
    expect(valores()).toEqual(['4', '3']);
    expect(mas.getAttribute('aria-disabled')).toBe('true');
    await usuario.hover(mas);
    expect(await screen.findByText('Hay 2 reservadas y 1 libres en Salón.')).toBeDefined();
    await usuario.clear(ahora('GP-30512'));
    await usuario.type(ahora('GP-30512'), '50{Enter}');
    expect(valores()).toEqual(['4', '3']);
  });

  it('INV-06 goes below zero by who may leave it so, and says it', async () => {
    const stock = { aca: '1', otras: [], conNegativo: [{ depositoId: SALON, hasta: '4' }] };
    const { usuario } = await abrir({ ...confirmada, renglones: [filtro, { ...amortiguador, stock }] });
    expect(screen.queryByText('Deja negativo')).toBeNull();
    await usuario.clear(ahora('GP-30512'));
    await usuario.type(ahora('GP-30512'), '4{Enter}');
    expect(valores()).toEqual(['4', '4']);
    expect(screen.getByText('Deja negativo')).toBeDefined();
    await usuario.click(screen.getByRole('checkbox', { name: 'Entregar todos los renglones' }));
    await usuario.click(screen.getByRole('checkbox', { name: 'Entregar todos los renglones' }));
    expect(valores(), 'nobody is offered that').toEqual(['4', '3']);
  });

  it('goes to nothing with the check off and to the most with it on', async () => {
    const { usuario } = await abrir();
    await usuario.click(screen.getByRole('checkbox', { name: 'Entregar WO-342' }));
    expect(valores()).toEqual(['0', '2']);
    const todos = screen.getByRole('checkbox', { name: 'Entregar todos los renglones' });
    expect(todos.getAttribute('data-indeterminate')).toBe('true');
    await usuario.click(todos);
    expect(valores()).toEqual(['4', '3']);
    await usuario.click(screen.getByRole('button', { name: 'Todo lo reservado' }));
    expect(valores()).toEqual(['4', '2']);
  });

  it('delivers with F9 what is on screen, and goes to the document', async () => {
    const { servidor, usuario, router } = await abrir();
    servidor.responder(FINALIZAR, entregada('PARCIAL'));
    await usuario.keyboard('{F9}');
    expect(await screen.findByText('Entrega 31: la nota 10.482 quedó parcial')).toBeDefined();
    expect(servidor.recibido(FINALIZAR)).toEqual([
      {
        version: 3,
        renglones: [
          { renglonId: 'r-1', cantidad: '4' },
          { renglonId: 'r-2', cantidad: '2' },
        ],
      },
    ]);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/ventas/notas-de-pedido/${ID_DE_NOTA}`));
  });

  it('shows why the server refused and stays', async () => {
    const { servidor, usuario, router } = await abrir();
    servidor.responder(FINALIZAR, {
      status: 409,
      code: 'ventas.stock_insuficiente',
      title: 'No alcanza el stock. GP-30512: pedís 2, acá hay 0',
    });
    await usuario.keyboard('{F9}');
    expect(await screen.findByText('No alcanza el stock. GP-30512: pedís 2, acá hay 0')).toBeDefined();
    expect(router.state.location.pathname).toContain('finalizar');
  });

  it('may leave from another depósito, with what there is in it', async () => {
    const { servidor, usuario } = await abrir();
    servidor.responder(FINALIZAR, entregada('FINALIZADA'));
    await usuario.click(await screen.findByRole('combobox', { name: 'Depósito' }));
    await usuario.click(await screen.findByRole('option', { name: 'Salón, Rosario' }));
    expect(valores()).toEqual(['4', '4']);
    expect(screen.getByText('Sale de otro depósito: la reserva de Salón se libera.')).toBeDefined();
    await usuario.click(screen.getByRole('button', { name: /^Entregar/ }));
    await waitFor(() => expect(servidor.recibido(FINALIZAR)[0]).toMatchObject({ depositoId: SALON_ROSARIO }));
  });
});

it('VEN-05 what one does not see of another depósito stops nothing: delivering tells', async () => {
  const { permisos } = sesionDePrueba(['nota.ver', 'nota.finalizar', 'tabla.ver']);
  const stock = { aca: '1', otras: [] };
  const { usuario } = await abrir(
    { ...confirmada, renglones: [{ ...amortiguador, stock }] },
    {
      permisos: { ...permisos, 'stock.ver': [CASA_CENTRAL] },
    },
  );
  await usuario.click(await screen.findByRole('combobox', { name: 'Depósito' }));
  await usuario.click(await screen.findByRole('option', { name: 'Salón, Rosario' }));
  expect(valores(), 'nobody is offered that').toEqual(['0']);
  await usuario.clear(ahora('GP-30512'));
  await usuario.type(ahora('GP-30512'), '4{Enter}');
  expect(valores()).toEqual(['4']);
  expect(screen.queryByText('Deja negativo')).toBeNull();
});

describe('ART-14: where it is picked', () => {
  const donde = (articuloId: string, ubicacion: string, depositoId = SALON) => ({ articuloId, depositoId, ubicacion });
  const enRosario = donde('a-wo342', 'Entrepiso', SALON_ROSARIO);
  const ubicaciones = [donde('a-wo342', 'B-10'), donde('a-amort', 'B-2'), enRosario];
  const codigos = () =>
    screen.getAllByRole('spinbutton').map((campo) => campo.getAttribute('aria-label')?.split(' ').at(-1));

  it('lines come in the order of the ubicaciones of the depósito they leave from', async () => {
    const { usuario } = await abrir({ ...confirmada, ubicaciones });
    expect(codigos()).toEqual(['GP-30512', 'WO-342']);
    expect(screen.getByText('B-2').closest('tr')?.textContent).toContain('GP-30512');
    await usuario.click(await screen.findByRole('combobox', { name: 'Depósito' }));
    await usuario.click(await screen.findByRole('option', { name: 'Salón, Rosario' }));
    expect(codigos()).toEqual(['WO-342', 'GP-30512']);
    expect(screen.getByText('Entrepiso').closest('tr')?.textContent).toContain('WO-342');
    expect(screen.queryByText('B-2')).toBeNull();
  });

  it('the list to pick is printed in that order, with what goes out now, and the paper is taken away', async () => {
    const imprimir = vi.fn();
    vi.stubGlobal('print', imprimir);
    const { usuario } = await abrir({ ...confirmada, ubicaciones });
    await usuario.click(screen.getByRole('button', { name: 'Imprimir la lista' }));
    await waitFor(() => expect(imprimir).toHaveBeenCalledOnce());
    const hoja = document.querySelector('.impresion');
    expect(hoja?.querySelector('h1')?.textContent).toBe('Preparar nota 10.482');
    expect(hoja?.textContent).toContain('Sale de Salón, Casa Central');
    const filas = [...(hoja?.querySelectorAll('tbody tr') ?? [])].map((fila) => fila.textContent);
    expect(filas).toEqual([
      'B-2GP-30512Amortiguador delantero Corolla2☐',
      'B-10WO-342Filtro de aceite Hilux 2.8 TDI4☐',
    ]);
    globalThis.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.impresion')).toBeNull());
    await usuario.click(screen.getByRole('checkbox', { name: 'Entregar todos los renglones' }));
    expect(screen.getByRole('button', { name: 'Imprimir la lista' })).toHaveProperty('disabled', true);
  });
});

it('INV-06 the list of what leaves less than nothing in another depósito sends nobody to that of the nota', async () => {
  const imprimir = vi.fn();
  vi.stubGlobal('print', imprimir);
  const stock = { aca: '1', otras: [], conNegativo: [{ depositoId: SALON_ROSARIO, hasta: '4' }] };
  const { usuario } = await abrir({ ...confirmada, renglones: [{ ...amortiguador, stock }] });
  await usuario.click(await screen.findByRole('combobox', { name: 'Depósito' }));
  await usuario.click(await screen.findByRole('option', { name: 'Salón, Rosario' }));
  await usuario.clear(ahora('GP-30512'));
  await usuario.type(ahora('GP-30512'), '4{Enter}');
  await usuario.click(screen.getByRole('button', { name: 'Imprimir la lista' }));
  await waitFor(() => expect(imprimir).toHaveBeenCalledOnce());
  expect(document.querySelector('.impresion')?.textContent).toContain('Sale de Salón, Rosario');
  globalThis.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('.impresion')).toBeNull());
});

it('VEN-10 all that can go out is chosen at once and left again, also beside a line that can give nothing', async () => {
  const nada = { ...amortiguador, reservada: '0', stock: { aca: '0', otras: [] } };
  const { usuario } = await abrir({ ...confirmada, renglones: [filtro, nada] });
  const todos = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Entregar todos los renglones' });
  expect(valores()).toEqual(['4', '0']);
  expect(todos().checked).toBe(true);
  await usuario.click(todos());
  expect(valores()).toEqual(['0', '0']);
  await usuario.click(todos());
  expect(valores()).toEqual(['4', '0']);
});

describe('VEN-11: the rest that will not come', () => {
  it('is given up after the delivery, with a reason, over the version the delivery left', async () => {
    const { servidor, usuario } = await abrir();
    servidor.responder(FINALIZAR, entregada('PARCIAL', 7));
    servidor.responder(CANCELAR, notaDetalle({ estado: 'FINALIZADA', version: 8 }));
    await usuario.click(screen.getByRole('button', { name: 'Cancelar saldo…' }));
    expect(screen.getByText('Cancela 2')).toBeDefined();
    expect(screen.getByText('El saldo se cancela y la nota queda finalizada.')).toBeDefined();
    await usuario.click(screen.getByRole('button', { name: /Entregar y cancelar saldo/ }));
    const dialogo = await screen.findByRole('dialog');
    expect(within(dialogo).getByText('Se cancelan 2 unidades y se libera su reserva.')).toBeDefined();
    await usuario.type(within(dialogo).getByRole('textbox', { name: 'Motivo' }), 'No se fabrica más');
    await usuario.click(within(dialogo).getByRole('button', { name: 'Entregar y cancelar saldo' }));
    expect(await screen.findByText('Entrega 31: la nota 10.482 quedó finalizada')).toBeDefined();
    expect(servidor.recibido(CANCELAR)).toEqual([
      { version: 7, motivo: 'No se fabrica más', renglones: [{ renglonId: 'r-2' }] },
    ]);
  });

  it('is chosen line by line, and waits by default', async () => {
    const { usuario } = await abrir();
    await usuario.click(screen.getByRole('button', { name: /saldo de GP-30512: Pendiente/ }));
    await usuario.click(await screen.findByRole('menuitem', { name: 'Cancelar saldo' }));
    expect(screen.getByRole('button', { name: /saldo de GP-30512: Cancela 2/ })).toBeDefined();
  });
});

describe('control by reader', () => {
  const leer = async (usuario: ReturnType<typeof userEvent.setup>, codigo: string) =>
    usuario.keyboard(`${codigo}{Enter}`);

  it('starts from nothing and adds one per reading', async () => {
    const { servidor, usuario } = await abrir();
    servidor.responder('GET /api/articulos/buscar', {
      exacto: true,
      filas: [hallazgo({ id: 'a-wo342', codigo: 'WO-342', exacto: true })],
    });
    await usuario.click(screen.getByRole('button', { name: 'Controlar por lector' }));
    expect(valores()).toEqual(['0', '0']);
    await leer(usuario, '7791234567890');
    await leer(usuario, '7791234567890');
    expect(await screen.findByText('WO-342: 2 de 4')).toBeDefined();
    expect(valores()).toEqual(['2', '0']);
  });

  it('a box of six where four are left is not complete: it says how many are, and adds nothing', async () => {
    const { servidor, usuario } = await abrir();
    await usuario.click(screen.getByRole('button', { name: 'Controlar por lector' }));
    const caja = hallazgo({ id: 'a-wo342', codigo: 'WO-342', cantidadPorLectura: '6', exacto: true });
    servidor.responder('GET /api/articulos/buscar', { exacto: true, filas: [caja] });
    await leer(usuario, '7791234567891');
    expect(
      await screen.findByText('WO-342: esa lectura vale 6 y quedan 4 por entregar. No se sumó: escribí la cantidad.'),
    ).toBeDefined();
    expect(valores()).toEqual(['0', '0']);
  });

  it('tells what is not on the nota and what nobody knows', async () => {
    const { servidor, usuario } = await abrir();
    await usuario.click(screen.getByRole('button', { name: 'Controlar por lector' }));
    servidor.responder('GET /api/articulos/buscar', { exacto: true, filas: [hallazgo({ id: 'otro', exacto: true })] });
    await leer(usuario, '123456');
    expect(await screen.findByText('«FAP-9128» no está en esta nota.')).toBeDefined();
    servidor.responder('GET /api/articulos/buscar', { exacto: false, filas: [] });
    await leer(usuario, '999999');
    expect(await screen.findByText('No hay ningún artículo con el código «999999».')).toBeDefined();
    expect(valores()).toEqual(['0', '0']);
  });
});

it('offers nothing to deliver on a finished nota', async () => {
  renderPantalla(<FinalizarNotaScreen />, {
    ruta: `/ventas/finalizar-notas-de-pedido/${ID_DE_NOTA}`,
    camino: '/ventas/finalizar-notas-de-pedido/$id',
    permisos: ['nota.ver', 'nota.finalizar'],
    respuestas: { [`GET ${NOTA}`]: notaDetalle({ estado: 'FINALIZADA', acciones: [] }) },
  });
  expect(await screen.findByText('Esta nota no tiene nada por entregar.')).toBeDefined();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});
