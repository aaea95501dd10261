import { describe, expect, it } from 'vitest';
import { erroresDeStock } from './errores.ts';
import { exigirQueSeMuevan } from './reversion-posible.ts';

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
