import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codigosPropiosQuePasan, gruposTrasFusion, type ParaFusionar, reparosDeFusion } from './fusion.ts';
import { decirReparo } from './reparos.ts';

const articulo = (id: string, mas: Partial<ParaFusionar> = {}): ParaFusionar => ({
  id,
  codigo: id.toUpperCase(),
  tipo: 'PRODUCTO',
  unidadId: 'u',
  estado: 'ACTIVO',
  control: 'NINGUNO',
  ...mas,
});
const [a, b] = [articulo('a'), articulo('b')];
const sinNada = {
  pendientes: [],
  conStockNegativo: false,
  conStock: false,
  numerosDeAmbos: [],
  cadenaDelGanador: ['b'],
};
const dichos = (marco: Parameters<typeof reparosDeFusion>[0]) => reparosDeFusion(marco).map(decirReparo);

describe('ART-27 what keeps two artículos apart', () => {
  it('is told whole and with whose it is, and nothing keeps apart two that may be one', () => {
    expect(dichos({ perdedor: a, ganador: b, ...sinNada })).toEqual([]);
    expect(dichos({ perdedor: a, ganador: a, ...sinNada })).toEqual(['Es el mismo artículo. Elegí otro']);
    expect(
      dichos({
        perdedor: articulo('a', { estado: 'BORRADOR', tipo: 'KIT' }),
        ganador: articulo('b', { estado: 'INACTIVO', unidadId: 'm', control: 'LOTE' }),
        pendientes: [
          { tipo: 'STOCK', lugar: null, texto: '', documento: null },
          { tipo: 'NOTA', numero: 7, texto: '', documento: null },
        ],
        conStockNegativo: true,
        conStock: true,
        numerosDeAmbos: [],
        cadenaDelGanador: ['b', 'c', 'a'],
      }),
    ).toEqual([
      'A está en borrador: activalo primero',
      'B está inactivo: activalo primero',
      'A y B son de distinto tipo: cambiale el tipo a uno',
      'A y B se cuentan en distinta unidad: cambiale la unidad a uno',
      'A figura como reemplazo de B: fusionalos al revés',
      'A: está en la nota de pedido 7, que sigue abierta',
      'A: hay stock, y B no lleva los mismos números (lotes, de serie u obleas): sacalo con un ajuste',
      'A: tiene stock negativo, que se regulariza con un ajuste',
    ]);
  });
});

it('ART-27 what it was called goes over, unless the one that stays is called so, written in another way', () => {
  const ganador = articulo('b', { codigo: 'M6-10' });
  expect(codigosPropiosQuePasan(articulo('a', { codigo: 'OC-264' }), ganador)).toEqual(['OC-264']);
  expect(codigosPropiosQuePasan(articulo('a', { codigo: 'm6 1.0' }), ganador)).toEqual([]);
});

describe('ART-24 merging what keeps numbers', () => {
  const lotes = { perdedor: articulo('a', { control: 'LOTE' }), ganador: articulo('b', { control: 'LOTE' }) };
  it('is held back by what cannot be told apart, and only while there is some of it', () => {
    const numerosDeAmbos = [
      { razon: 'NUMERO_EN_AMBOS', numero: 'S1' },
      { razon: 'VENCE_DISTINTO', numero: 'L1' },
    ] as const;
    expect(dichos({ ...lotes, ...sinNada, conStock: true })).toEqual([]);
    expect(dichos({ ...lotes, ...sinNada, conStock: true, numerosDeAmbos })).toEqual([
      'el número S1 está en stock de A y de B: sacá el que no es con un ajuste',
      'el lote L1 no vence el mismo día en A y en B: corregí el que no es',
    ]);
    expect(dichos({ ...lotes, ganador: b, ...sinNada })).toEqual([]);
  });
});

describe('ART-27 INV-10 the grupos of two that become one', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  it('whoever was equivalent to either is so of the one that stays, the other one of nobody, and nobody is alone', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('g1', 'g2', null), { minLength: 5, maxLength: 5 }), (en) => {
        const bruto = new Map(ids.flatMap((id, i) => (en[i] ? [[id, en[i]] as const] : [])));
        const cuantos = (grupo: string) => [...bruto.values()].filter((uno) => uno === grupo).length;
        const grupos = new Map([...bruto].filter(([, grupo]) => cuantos(grupo) > 1));
        const despues = new Map<string, string>(grupos);
        for (const [id, grupo] of gruposTrasFusion(grupos, a, b, 'nuevo')) {
          if (grupo === null) despues.delete(id);
          else despues.set(id, grupo);
        }
        expect(despues.has('a')).toBe(false);
        const suyos = (id: string) => ids.filter((otro) => grupos.has(id) && grupos.get(otro) === grupos.get(id));
        const deben = new Set([...suyos('a'), ...suyos('b')].filter((id) => id !== 'a' && id !== 'b'));
        const tiene = ids.filter((id) => id !== 'b' && despues.has('b') && despues.get(id) === despues.get('b'));
        expect(tiene.toSorted()).toEqual([...deben].toSorted());
        for (const grupo of new Set(despues.values())) {
          expect([...despues.values()].filter((uno) => uno === grupo).length).toBeGreaterThan(1);
        }
      }),
    );
  });
});
