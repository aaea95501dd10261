import { describe, expect, it } from 'vitest';
import { nota, renglon } from './ayudas-de-prueba.ts';
import { conOtras } from './faltantes.ts';
import { confirmar, reservarFaltante } from './reservar.ts';

const TODO = { parcial: false };
const borrador = nota('BORRADOR', [
  renglon({ id: 'r1', articuloId: 'tornillo', pedida: '6' }),
  renglon({ id: 'r2', articuloId: 'tuerca', pedida: '2' }),
  renglon({ id: 'r3', articuloId: 'tornillo', pedida: '5' }),
  renglon({ id: 'r4', articuloId: 'mano de obra', pedida: '3', tipo: 'SERVICIO' }),
]);

describe('confirmar', () => {
  it('VEN-04 reserves every line that has a ledger', () => {
    const resultado = confirmar(
      borrador,
      new Map([
        ['tornillo', '11'],
        ['tuerca', '2'],
      ]),
      TODO,
    );

    expect(resultado.ok && resultado.value).toEqual({
      estado: 'CONFIRMADA',
      apartados: [
        { renglonId: 'r1', articuloId: 'tornillo', decimales: 3, cantidad: '6' },
        { renglonId: 'r2', articuloId: 'tuerca', decimales: 3, cantidad: '2' },
        { renglonId: 'r3', articuloId: 'tornillo', decimales: 3, cantidad: '5' },
      ],
    });
  });

  it('adds up lines of the same artículo and says every shortage at once', () => {
    const resultado = confirmar(borrador, new Map([['tornillo', '10']]), TODO);

    expect(resultado).toMatchObject({
      ok: false,
      error: {
        code: 'ventas.stock_insuficiente',
        data: {
          faltantes: [
            { articuloId: 'tornillo', renglonIds: ['r1', 'r3'], pedido: '11', disponible: '10' },
            { articuloId: 'tuerca', renglonIds: ['r2'], pedido: '2', disponible: '0' },
          ],
        },
      },
    });
  });

  it('VEN-04 with `parcial` sets aside what there is, in the order of the lines', () => {
    const resultado = confirmar(borrador, new Map([['tornillo', '8']]), { parcial: true });

    expect(resultado.ok && resultado.value.apartados.map((a) => [a.renglonId, a.cantidad])).toEqual([
      ['r1', '6'],
      ['r3', '2'],
    ]);
  });

  it('over-reserved stock counts as nothing, not as less than nothing', () => {
    const resultado = confirmar(
      borrador,
      new Map([
        ['tornillo', '-4'],
        ['tuerca', '2'],
      ]),
      TODO,
    );

    expect(resultado).toMatchObject({ error: { data: { faltantes: [{ disponible: '0' }] } } });
  });

  it('does not even look at stock when the nota is not a draft', () => {
    expect(confirmar({ ...borrador, estado: 'CONFIRMADA' }, new Map(), TODO)).toMatchObject({
      error: { code: 'comun.transicion_invalida' },
    });
  });
});

describe('reservarFaltante', () => {
  const confirmada = { ...borrador, estado: 'CONFIRMADA' as const };
  const reserva = (linea: string, cantidad: string) => ({
    id: `reserva ${linea}`,
    linea,
    depositoId: 'salon',
    cantidad,
  });

  it('sets aside only what each line still lacks', () => {
    const resultado = reservarFaltante(
      confirmada,
      [reserva('r1', '6'), reserva('r2', '2'), reserva('r3', '2')],
      new Map([['tornillo', '9']]),
    );

    expect(resultado.ok && resultado.value.apartados.map((a) => [a.renglonId, a.cantidad])).toEqual([['r3', '3']]);
  });

  it('refuses with the figures when there is still nothing', () => {
    expect(reservarFaltante(confirmada, [reserva('r1', '6'), reserva('r2', '2')], new Map())).toMatchObject({
      error: { code: 'ventas.stock_insuficiente', data: { faltantes: [{ articuloId: 'tornillo', pedido: '5' }] } },
    });
  });

  it('refuses when nothing is lacking', () => {
    const completas = [reserva('r1', '6'), reserva('r2', '2'), reserva('r3', '5')];
    expect(reservarFaltante(confirmada, completas, new Map([['tornillo', '9']]))).toMatchObject({
      error: { code: 'ventas.nada_por_reservar', data: { numero: 10_482 } },
    });
  });
});

it('conOtras adds up what other places have', () => {
  const resultado = confirmar(
    borrador,
    new Map([
      ['tornillo', '10'],
      ['tuerca', '2'],
    ]),
    TODO,
  );
  const faltantes =
    resultado.ok || resultado.error.code !== 'ventas.stock_insuficiente' ? [] : resultado.error.data.faltantes;
  const rosario = { depositoId: 'd2', deposito: 'Salón', sucursalId: 's2', sucursal: 'Rosario', disponible: '4' };
  const otras = new Map([['tornillo', [rosario, { ...rosario, depositoId: 'd3', disponible: '1.5' }]]]);

  expect(conOtras(faltantes, otras)).toMatchObject([{ enOtras: '5.5', otras: [{ sucursal: 'Rosario' }, {}] }]);
});
