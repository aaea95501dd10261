import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '#comun/decimal.ts';
import { erroresDeStock } from './errores.ts';
import { exigirLibre, exigirQueSeMuevan } from './reversion-posible.ts';

const vivo = { codigo: 'ROTOR', inactivo: false, fusionadoEn: null };
const inactivo = { codigo: 'SELLO', inactivo: true, fusionadoEn: null };
const fusionado = { codigo: 'TAPA-2', inactivo: true, fusionadoEn: 'TAPA' };

describe('INV-09 what a reversal moves back', () => {
  it('moves when nothing of it is inactive', () => {
    expect(exigirQueSeMuevan([vivo])).toEqual({ ok: true, value: null });
  });

  it('is named when it is inactive, with what can be done about each', () => {
    const negada = exigirQueSeMuevan([vivo, inactivo, fusionado]);
    expect(negada).toEqual({
      ok: false,
      error: {
        code: 'stock.reversion_de_inactivos',
        data: {
          articulos: [
            { codigo: 'SELLO', fusionadoEn: null },
            { codigo: 'TAPA-2', fusionadoEn: 'TAPA' },
          ],
        },
      },
    });
    if (negada.ok) return;
    expect(erroresDeStock['stock.reversion_de_inactivos'].mensaje(negada.error.data)).toBe(
      'No se puede revertir. SELLO está inactivo: reactivalo y volvé a intentarlo. ' +
        'TAPA-2 se fusionó en TAPA, que tiene su stock: corregilo con un ajuste de TAPA.',
    );
  });
});

const par = { articuloId: 'conj', depositoId: 'salon' };
const reversion = (fisico: number, reservado: number, cantidad: number, permiteNegativo = false) =>
  exigirLibre({
    cambios: [{ ...par, cantidad: decimal(cantidad) }],
    saldos: [{ ...par, fisico: String(fisico), reservado: String(reservado), permiteNegativo }],
    codigoDe: () => 'CONJ',
    reservantes: new Map([['conj salon', ['NP 12', 'NP 13']]]),
  });

describe('INV-12 what a reversal takes', () => {
  it('is only what is free; it says how much that is and whose the rest is', () => {
    expect(reversion(3, 2, -1)).toMatchObject({ ok: true });
    const negada = reversion(3, 2, -2);
    expect(negada).toEqual({
      ok: false,
      error: {
        code: 'stock.reversion_de_reservado',
        data: { prometidos: [{ codigo: 'CONJ', sale: '2', libre: '1', para: ['NP 12', 'NP 13'] }] },
      },
    });
    if (negada.ok) return;
    expect(erroresDeStock['stock.reversion_de_reservado'].mensaje(negada.error.data)).toBe(
      'No se puede revertir: hay stock reservado. CONJ: salen 2, libres 1, el resto es de NP 12, NP 13. ' +
        'Cancelá antes el saldo de esas notas, o anulalas.',
    );
  });

  it('is not what is reserved of what may be below zero, which may otherwise go there', () => {
    expect(reversion(1, 0, -3, true)).toMatchObject({ ok: true });
    expect(reversion(1, 1, -3, true)).toMatchObject({ ok: false });
  });

  it('is nothing where more is promised than there is, which is told as none and not as less than none', () => {
    expect(reversion(1, 3, -1)).toMatchObject({ error: { data: { prometidos: [{ sale: '1', libre: '0' }] } } });
  });

  it('never leaves more reserved than there is', () => {
    const unidades = fc.nat(20);
    fc.assert(
      fc.property(unidades, unidades, unidades, (fisico, reservado, sale) => {
        const dicho = reversion(fisico, reservado, -sale);
        const alcanza = sale === 0 || reservado === 0 || fisico - sale >= reservado;
        expect(dicho.ok).toBe(alcanza);
      }),
    );
  });
});
