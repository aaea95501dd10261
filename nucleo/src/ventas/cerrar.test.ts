import { describe, expect, it } from 'vitest';
import { nota, renglon } from './ayudas-de-prueba.ts';
import { anular, cancelarSaldo } from './cerrar.ts';

const reserva = (linea: string, cantidad: string) => ({ id: `reserva ${linea}`, linea, depositoId: 'salon', cantidad });

describe('cancelarSaldo', () => {
  const empezada = [renglon({ id: 'r1', pedida: '6', entregada: '2' }), renglon({ id: 'r2', pedida: '5' })];

  it('VEN-11 gives up a line, keeps its figure and releases only what it no longer needs', () => {
    const resultado = cancelarSaldo(
      nota('PARCIAL', empezada),
      [{ renglonId: 'r1', cantidad: '3' }],
      [reserva('r1', '4'), reserva('r2', '5')],
    );

    expect(resultado).toMatchObject({
      ok: true,
      value: {
        estado: 'PARCIAL',
        renglones: [{ entregada: '2', cancelada: '3' }, { cancelada: '0' }],
        cancelados: [{ renglonId: 'r1', cantidad: '3' }],
        cierres: [{ reservaId: 'reserva r1', cantidad: '3', como: 'LIBERADA' }],
      },
    });
  });

  it('VEN-11 with nothing left after some delivery, the nota is finished', () => {
    expect(cancelarSaldo(nota('PARCIAL', empezada), undefined, [])).toMatchObject({
      ok: true,
      value: { estado: 'FINALIZADA', cancelados: [{ cantidad: '4' }, { cantidad: '5' }] },
    });
  });

  it('before any delivery it gives up some lines and leaves the state alone', () => {
    const renglones = [renglon({ id: 'r1', pedida: '2' }), renglon({ id: 'r2', pedida: '3' })];
    expect(cancelarSaldo(nota('EN_PREPARACION', renglones), [{ renglonId: 'r2' }], [])).toMatchObject({
      ok: true,
      value: { estado: 'EN_PREPARACION', renglones: [{ cancelada: '0' }, { cancelada: '3' }] },
    });
  });

  it('refuses to give up everything when nothing was delivered, and offers anular', () => {
    const renglones = [renglon({ id: 'r1', pedida: '2' }), renglon({ id: 'r2', pedida: '3', cancelada: '3' })];
    expect(cancelarSaldo(nota('CONFIRMADA', renglones), undefined, [])).toEqual({
      ok: false,
      error: { code: 'ventas.nada_entregado', data: { numero: 10_482, permitidas: ['anular'] } },
    });
  });

  it('refuses more than what is pending, and a line with nothing pending', () => {
    expect(cancelarSaldo(nota('PARCIAL', empezada), [{ renglonId: 'r1', cantidad: '5' }], [])).toMatchObject({
      error: { code: 'ventas.cantidad_excedida', data: { renglones: [{ cantidad: '5', pendiente: '4' }] } },
    });
    const entregada = [renglon({ id: 'r1', pedida: '1', entregada: '1' }), renglon({ id: 'r2', pedida: '5' })];
    expect(cancelarSaldo(nota('PARCIAL', entregada), [{ renglonId: 'r1' }], [])).toMatchObject({
      error: { code: 'ventas.cantidad_excedida', data: { renglones: [{ pendiente: '0' }] } },
    });
  });
});

describe('anular', () => {
  it('releases everything reserved', () => {
    expect(anular(nota('CONFIRMADA', [renglon({ id: 'r1' })]), [reserva('r1', '1')])).toEqual({
      ok: true,
      value: { estado: 'ANULADA', cierres: [{ reservaId: 'reserva r1', cantidad: '1', como: 'LIBERADA' }] },
    });
  });

  it('VEN-13 refuses once something was delivered, naming what is allowed', () => {
    expect(anular(nota('PARCIAL', [renglon({ id: 'r1' })]), [])).toMatchObject({
      error: { code: 'comun.transicion_invalida', data: { permitidas: ['reservar', 'finalizar', 'cancelar-saldo'] } },
    });
  });
});
