import { describe, expect, it } from 'vitest';
import { nota, renglon } from './ayudas-de-prueba.ts';
import { type Existencias, entregar } from './entregar.ts';

const reserva = (linea: string, cantidad: string, depositoId = 'salon') => ({
  id: `reserva ${linea} ${depositoId}`,
  linea,
  depositoId,
  cantidad,
});

const existencias = (datos: Partial<Existencias>): Existencias => ({
  depositoId: 'salon',
  saldos: new Map(),
  reservas: [],
  admitenNegativo: new Set(),
  ...datos,
});

const dos = [
  renglon({ id: 'r1', articuloId: 'tornillo', pedida: '6' }),
  renglon({ id: 'r2', articuloId: 'tuerca', pedida: '2' }),
];

describe('entregar', () => {
  it('VEN-10 without saying what delivers everything pending and finalises', () => {
    const resultado = entregar(
      nota('CONFIRMADA', dos),
      undefined,
      existencias({
        saldos: new Map([
          ['tornillo', { fisico: '6', reservado: '6' }],
          ['tuerca', { fisico: '5', reservado: '2' }],
        ]),
        reservas: [reserva('r1', '6'), reserva('r2', '2')],
      }),
    );

    expect(resultado).toMatchObject({
      ok: true,
      value: {
        estado: 'FINALIZADA',
        entregados: [
          { renglonId: 'r1', cantidad: '6' },
          { renglonId: 'r2', cantidad: '2' },
        ],
        cierres: [
          { reservaId: 'reserva r1 salon', cantidad: '6', como: 'CONSUMIDA' },
          { reservaId: 'reserva r2 salon', cantidad: '2', como: 'CONSUMIDA' },
        ],
        enNegativo: [],
      },
    });
  });

  it('VEN-10 a part leaves the nota PARCIAL, and another part leaves it PARCIAL again', () => {
    const saldos = new Map([['tornillo', { fisico: '6', reservado: '6' }]]);
    const parte = [{ renglonId: 'r1', cantidad: '2' }];
    const primera = entregar(
      nota('EN_PREPARACION', dos),
      parte,
      existencias({ saldos, reservas: [reserva('r1', '6')] }),
    );
    expect(primera).toMatchObject({ ok: true, value: { estado: 'PARCIAL', renglones: [{ entregada: '2' }, {}] } });

    const renglones = primera.ok ? primera.value.renglones : [];
    const segunda = entregar(
      nota('PARCIAL', renglones),
      parte,
      existencias({ saldos, reservas: [reserva('r1', '4')] }),
    );
    expect(segunda).toMatchObject({ ok: true, value: { estado: 'PARCIAL', renglones: [{ entregada: '4' }, {}] } });
  });

  it('takes its own reservation first, then free stock, and never what another document reserved', () => {
    const pide = (fisico: string) =>
      entregar(
        nota('CONFIRMADA', dos),
        [{ renglonId: 'r1', cantidad: '5' }],
        existencias({
          saldos: new Map([['tornillo', { fisico, reservado: '7' }]]),
          reservas: [reserva('r1', '3')],
        }),
      );

    expect(pide('9')).toMatchObject({ ok: true, value: { cierres: [{ cantidad: '3', como: 'CONSUMIDA' }] } });
    expect(pide('8')).toMatchObject({
      error: { code: 'ventas.stock_insuficiente', data: { faltantes: [{ pedido: '5', disponible: '4' }] } },
    });
  });

  it('VEN-05 does not deliver reserved goods that a loss took away', () => {
    const resultado = entregar(
      nota('CONFIRMADA', dos),
      [{ renglonId: 'r1', cantidad: '6' }],
      existencias({
        saldos: new Map([['tornillo', { fisico: '4', reservado: '6' }]]),
        reservas: [reserva('r1', '6')],
      }),
    );

    expect(resultado).toMatchObject({ error: { data: { faltantes: [{ pedido: '6', disponible: '4' }] } } });
  });

  it('adds up lines of the same artículo before comparing', () => {
    const iguales = [
      renglon({ id: 'r1', articuloId: 'tornillo', pedida: '3' }),
      renglon({ id: 'r2', articuloId: 'tornillo', pedida: '3' }),
    ];
    const saldos = new Map([['tornillo', { fisico: '5', reservado: '0' }]]);
    expect(entregar(nota('CONFIRMADA', iguales), undefined, existencias({ saldos }))).toMatchObject({
      error: { data: { faltantes: [{ renglonIds: ['r1', 'r2'], pedido: '6', disponible: '5' }] } },
    });
  });

  it('delivering from another depósito releases what the line no longer needs here', () => {
    const resultado = entregar(
      nota('CONFIRMADA', dos),
      [{ renglonId: 'r1', cantidad: '4' }],
      existencias({
        depositoId: 'rosario',
        saldos: new Map([['tornillo', { fisico: '4', reservado: '0' }]]),
        reservas: [reserva('r1', '6')],
      }),
    );

    expect(resultado).toMatchObject({
      ok: true,
      value: { cierres: [{ reservaId: 'reserva r1 salon', cantidad: '4', como: 'LIBERADA' }] },
    });
  });

  it('delivers a SERVICIO without looking at stock', () => {
    const servicio = renglon({ id: 'r1', tipo: 'SERVICIO', pedida: '2' });
    expect(entregar(nota('CONFIRMADA', [servicio]), undefined, existencias({}))).toMatchObject({
      ok: true,
      value: { estado: 'FINALIZADA', entregados: [{ tipo: 'SERVICIO', cantidad: '2' }], cierres: [] },
    });
  });

  it('refuses more than what is pending, naming each line', () => {
    const renglones = [renglon({ id: 'r1', pedida: '6', entregada: '2', cancelada: '1' })];
    expect(entregar(nota('PARCIAL', renglones), [{ renglonId: 'r1', cantidad: '4' }], existencias({}))).toMatchObject({
      error: { code: 'ventas.cantidad_excedida', data: { renglones: [{ cantidad: '4', pendiente: '3' }] } },
    });
  });

  it('INV-06 goes below zero only for the artículos it was told may, and says by how much', () => {
    const saldos = new Map([['tornillo', { fisico: '1', reservado: '0' }]]);
    const solo = nota('CONFIRMADA', dos.slice(0, 1));
    const admitenNegativo = new Set(['tornillo']);

    expect(entregar(solo, undefined, existencias({ saldos }))).toMatchObject({ ok: false });
    expect(entregar(solo, undefined, existencias({ saldos, admitenNegativo }))).toMatchObject({
      ok: true,
      value: { enNegativo: [{ codigo: 'tornillo', cantidad: '5' }] },
    });
  });

  it('VEN-05 what is promised to others stays where it is, also for who may go below zero', () => {
    const admitenNegativo = new Set(['tornillo']);
    const pide = (cantidad: string, reservado: string) =>
      entregar(
        nota('CONFIRMADA', dos),
        [{ renglonId: 'r1', cantidad }],
        existencias({
          saldos: new Map([['tornillo', { fisico: '5', reservado }]]),
          reservas: [reserva('r1', '2')],
          admitenNegativo,
        }),
      );

    // Four are of somebody else, and one is free.
    expect(pide('2', '6')).toMatchObject({ ok: true, value: { enNegativo: [] } });
    expect(pide('3', '6')).toMatchObject({
      error: { code: 'ventas.stock_insuficiente', data: { faltantes: [{ pedido: '3', disponible: '2' }] } },
    });
    expect(pide('6', '3')).toMatchObject({ ok: false });
    expect(pide('6', '2')).toMatchObject({ ok: true, value: { enNegativo: [{ codigo: 'tornillo', cantidad: '1' }] } });
  });

  it('INV-12 nor does one line take, below zero, what stays promised to another of the same nota', () => {
    const iguales = [
      renglon({ id: 'r1', articuloId: 'tornillo', pedida: '6' }),
      renglon({ id: 'r2', articuloId: 'tornillo', pedida: '2' }),
    ];
    const pide = (cantidad: string) =>
      entregar(
        nota('CONFIRMADA', iguales),
        [
          { renglonId: 'r1', cantidad: '6' },
          { renglonId: 'r2', cantidad },
        ],
        existencias({
          saldos: new Map([['tornillo', { fisico: '5', reservado: '5' }]]),
          reservas: [reserva('r1', '3'), reserva('r2', '2')],
          admitenNegativo: new Set(['tornillo']),
        }),
      );
    expect(pide('1')).toMatchObject({ error: { data: { faltantes: [{ pedido: '7', disponible: '4' }] } } });
    expect(pide('2')).toMatchObject({ ok: true, value: { enNegativo: [{ cantidad: '3' }] } });
  });

  it('VEN-12 a finished nota delivers nothing', () => {
    expect(entregar(nota('FINALIZADA', dos), undefined, existencias({}))).toMatchObject({
      error: { code: 'comun.transicion_invalida', data: { permitidas: [] } },
    });
  });
});
