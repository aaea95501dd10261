import { describe, expect, it } from 'vitest';
import { type Ajuste, aplicarAjuste, textoDeAjuste } from './ajuste.ts';
import { cicloDeAjuste } from './ciclo-de-ajuste.ts';

const hechos = {
  saldos: [
    { articuloId: 'filtro', depositoId: 'salon', fisico: '5', reservado: '4', permiteNegativo: false },
    { articuloId: 'aceite', depositoId: 'salon', fisico: '1', reservado: '0', permiteNegativo: true },
  ],
  contraparteId: 'ajuste',
  inicial: false,
  puedeNegativo: false,
  accion: 'aplicar' as const,
};

const ajuste = (renglones: readonly (readonly [string, string, string?])[]): Ajuste => ({
  estado: 'BORRADOR',
  depositoId: 'salon',
  renglones: renglones.map(([articuloId, cantidad, costo], orden) => ({
    id: `r${orden}`,
    articuloId,
    codigo: articuloId.toUpperCase(),
    decimales: 0,
    cantidad,
    costo: costo ?? null,
  })),
});

it('AJU-01 allows from each state exactly the actions the business agreed on', () => {
  expect(Object.fromEntries(cicloDeAjuste.estados.map((e) => [e, cicloDeAjuste.accionesDesde(e)]))).toEqual({
    BORRADOR: ['cambiar', 'pedir', 'aplicar', 'anular'],
    A_APROBAR: ['aprobar', 'devolver', 'anular'],
    APLICADO: ['revertir'],
    REVERTIDO: [],
    ANULADO: [],
  });
});

describe('applying', () => {
  it('AJU-01 moves each line between the depósito and the other side, with the cost of what comes in', () => {
    const resultado = aplicarAjuste(
      ajuste([
        ['filtro', '3', '12.5'],
        ['filtro', '-2'],
      ]),
      hechos,
    );
    expect(resultado).toEqual({
      ok: true,
      value: {
        estado: 'APLICADO',
        tipo: 'AJUSTE',
        negativos: [],
        traspasos: [
          {
            articuloId: 'filtro',
            decimales: 0,
            linea: 'r0',
            cantidad: '3',
            desde: 'ajuste',
            hacia: 'salon',
            costo: '12.5',
          },
          { articuloId: 'filtro', decimales: 0, linea: 'r1', cantidad: '2', desde: 'salon', hacia: 'ajuste' },
        ],
      },
    });
  });

  it('INV-12 a loss may cut into what is reserved', () => {
    expect(aplicarAjuste(ajuste([['filtro', '-5']]), hechos)).toMatchObject({ ok: true });
  });

  it('INV-06 AJU-12 refuses to go below zero, adding up the lines of one artículo', () => {
    expect(
      aplicarAjuste(
        ajuste([
          ['filtro', '-3'],
          ['filtro', '-3'],
        ]),
        hechos,
      ),
    ).toEqual({
      ok: false,
      error: {
        code: 'stock.insuficiente',
        data: {
          faltantes: [{ articuloId: 'filtro', depositoId: 'salon', codigo: 'FILTRO', pedido: '6', fisico: '5' }],
        },
      },
    });
  });

  it('INV-06 AJU-12 goes below zero only where the artículo permits it and the user may, and says so', () => {
    const bajoCero = ajuste([['aceite', '-2']]);
    expect(aplicarAjuste(bajoCero, hechos)).toMatchObject({ error: { code: 'stock.negativo_sin_permiso' } });
    expect(aplicarAjuste(bajoCero, { ...hechos, puedeNegativo: true })).toMatchObject({
      ok: true,
      value: { negativos: [{ codigo: 'ACEITE', pedido: '2', fisico: '1' }] },
    });
    expect(aplicarAjuste(ajuste([['filtro', '-6']]), { ...hechos, puedeNegativo: true })).toMatchObject({
      error: { code: 'stock.insuficiente' },
    });
  });

  it('INV-06 what comes in is welcome where there is less than nothing, also while some is still owed; what has no balance owes nothing', () => {
    const debe = { ...hechos, saldos: [{ ...hechos.saldos[0], fisico: '-5' }] as typeof hechos.saldos };
    for (const cantidad of ['2', '5', '6']) {
      expect(aplicarAjuste(ajuste([['filtro', cantidad]]), debe)).toMatchObject({ value: { negativos: [] } });
    }
    expect(aplicarAjuste(ajuste([['filtro', '-1']]), { ...hechos, saldos: [], puedeNegativo: true })).toMatchObject({
      error: { code: 'stock.insuficiente', data: { faltantes: [{ pedido: '1', fisico: '0' }] } },
    });
  });

  it('is an opening movement when its motivo says so', () => {
    expect(aplicarAjuste(ajuste([['filtro', '1']]), { ...hechos, inicial: true })).toMatchObject({
      value: { tipo: 'INICIAL' },
    });
  });

  it('refuses what is not a draft, naming what is allowed', () => {
    expect(aplicarAjuste({ ...ajuste([['filtro', '1']]), estado: 'APLICADO' }, hechos)).toEqual({
      ok: false,
      error: {
        code: 'comun.transicion_invalida',
        data: { estado: 'APLICADO', accion: 'aplicar', permitidas: ['revertir'] },
      },
    });
  });
});

it('is read by its number', () => {
  expect([textoDeAjuste(318), textoDeAjuste(12_345)]).toEqual(['AJ 0318', 'AJ 12345']);
});
