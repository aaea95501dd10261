import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cicloDeArticulo } from '#articulos/ciclo-de-articulo.ts';
import {
  type ArticuloAEditar,
  CAMPOS_DE_EDICION,
  type PedidoDeEdicion,
  pasoAtras,
  pedidoDeVuelta,
  planear,
  type ValoresDeEdicion,
} from './plan.ts';

const SIN_NADA = {
  conDependencias: false,
  codigoOcupado: false,
  fusionado: false,
  clasificacionInactiva: false,
  otrosDecimales: false,
  conStockNegativo: false,
  loVende: true,
};
const VALORES: ValoresDeEdicion = {
  subfamilia: 's1',
  marca: null,
  unidad: 'u1',
  iva: '21',
  estado: 'ACTIVO',
  negativo: 'true',
  proveedor: null,
};
const uno = (
  valores: Partial<ValoresDeEdicion> = {},
  hechos: Partial<ArticuloAEditar['hechos']> = {},
  id = 'a',
): ArticuloAEditar => ({
  ...{ id, clave: 'K', seCruzaCon: [] },
  valores: { ...VALORES, ...valores },
  hechos: { ...SIN_NADA, ...hechos },
});
const plan = (articulo: ArticuloAEditar, pedido: PedidoDeEdicion) => planear([articulo], () => pedido)[0];

const estado = fc.constantFrom(...cicloDeArticulo.estados);
const valores: fc.Arbitrary<ValoresDeEdicion> = fc.record({
  subfamilia: fc.constantFrom('s1', 's2'),
  marca: fc.constantFrom(null, 'm1', 'm2'),
  unidad: fc.constantFrom('u1', 'u2'),
  iva: fc.constantFrom('21', '10.5'),
  estado,
  negativo: fc.constantFrom('true', 'false'),
  proveedor: fc.constantFrom(null, 'p1', 'p2'),
});
const pedido: fc.Arbitrary<PedidoDeEdicion> = valores.chain((todos) =>
  fc.subarray([...CAMPOS_DE_EDICION]).map((campos) => Object.fromEntries(campos.map((campo) => [campo, todos[campo]]))),
);
const hechos = fc.record({
  conDependencias: fc.boolean(),
  codigoOcupado: fc.boolean(),
  fusionado: fc.boolean(),
  clasificacionInactiva: fc.boolean(),
  otrosDecimales: fc.boolean(),
  conStockNegativo: fc.boolean(),
  loVende: fc.boolean(),
});

describe('ART-19 a change of many', () => {
  it('does to each all that is asked or nothing, and undone gives back what there was', () => {
    fc.assert(
      fc.property(valores, hechos, pedido, (antes, sabido, pedida) => {
        const articulo = uno(antes, sabido);
        const hecho = plan(articulo, pedida);
        const distintos = CAMPOS_DE_EDICION.filter((campo) => campo in pedida && pedida[campo] !== antes[campo]);
        if (hecho?.problema !== null) {
          expect(hecho?.cambios).toEqual([]);
          return;
        }
        expect(hecho.cambios.map(({ campo }) => campo)).toEqual(distintos);
        const despues = { ...antes, ...Object.fromEntries(hecho.cambios.map((c) => [c.campo, c.despues])) };
        const vuelta = pedidoDeVuelta(despues, hecho.cambios);
        expect(vuelta).not.toBe(null);
        expect({ ...despues, ...vuelta }).toEqual(antes);
        // Whatever its state was: there is a way back of each step, also where life has none.
        const vuelto = planear([uno(despues)], () => vuelta, pasoAtras)[0];
        expect(vuelto?.problema).toBe(null);
        expect(vuelto?.cambios).toHaveLength(hecho.cambios.length);
      }),
    );
  });

  it('ART-10 moves a state as one by one: in one step of its life', () => {
    expect(plan(uno({ estado: 'BORRADOR' }), { estado: 'DISCONTINUADO' })?.problema).toBe('TRANSICION');
    expect(plan(uno({ estado: 'DISCONTINUADO' }), { estado: 'ACTIVO' })?.cambios).toEqual([
      { campo: 'estado', antes: 'DISCONTINUADO', despues: 'ACTIVO' },
    ]);
  });

  it('ART-10 INV-09 goes back to a draft while nothing is in hand nor waits for it', () => {
    const alBorrador = (conDependencias: boolean) =>
      planear([uno({ estado: 'ACTIVO' }, { conDependencias })], () => ({ estado: 'BORRADOR' }), pasoAtras)[0]?.problema;
    expect([alBorrador(false), alBorrador(true)]).toEqual([null, 'DEPENDENCIAS']);
  });

  it.each([
    ['DEPENDENCIAS', { estado: 'INACTIVO' }, {}, { conDependencias: true }],
    ['CODIGO_OCUPADO', { estado: 'ACTIVO' }, { estado: 'INACTIVO' }, { codigoOcupado: true }],
    ['FUSIONADO', { estado: 'ACTIVO' }, { estado: 'INACTIVO' }, { fusionado: true, codigoOcupado: true }],
    ['CLASIFICACION_INACTIVA', { estado: 'ACTIVO' }, { estado: 'INACTIVO' }, { clasificacionInactiva: true }],
    ['CLASIFICACION_INACTIVA', { subfamilia: 's2' }, {}, { clasificacionInactiva: true }],
    ['OTROS_DECIMALES', { unidad: 'u2' }, {}, { otrosDecimales: true }],
    ['STOCK_NEGATIVO', { negativo: 'false' }, {}, { conStockNegativo: true }],
    ['NO_LO_VENDE', { proveedor: 'p1' }, {}, { loVende: false }],
  ] as const)('%s is left as it is', (problema, pedida, antes, sabido) => {
    expect(plan(uno(antes, sabido), { ...pedida, iva: '10.5' })).toEqual({ id: 'a', cambios: [], problema });
    // What is in the way of one thing is not of another.
    expect(plan(uno({ ...antes, estado: 'ACTIVO' }, sabido), { iva: '10.5' })?.problema).toBe(null);
  });

  it('INV-01 of two that come back with one code, the first one does', () => {
    const dos = [uno({ estado: 'INACTIVO' }, {}, 'a'), uno({ estado: 'INACTIVO' }, {}, 'b')];
    expect(planear(dos, () => ({ estado: 'ACTIVO' })).map(({ problema }) => problema)).toEqual([
      null,
      'CODIGO_OCUPADO',
    ]);
    // Those that only change something else are not in the way of each other.
    const otraTasa = dos.map(({ id }) => uno({}, {}, id));
    expect(planear(otraTasa, () => ({ iva: '10.5' })).map(({ problema }) => problema)).toEqual([null, null]);
    const vaYViene = planear([uno({}, {}, 'a'), uno({ estado: 'INACTIVO' }, {}, 'b')], ({ id }) => ({
      estado: id === 'a' ? 'INACTIVO' : 'ACTIVO',
    }));
    expect(vaYViene.map(({ problema }) => problema)).toEqual([null, null]);
  });

  it('ART-25 of two that come back with crossed codes, the first one does', () => {
    const cruzado = (id: string, otro: string) => ({
      ...uno({ estado: 'INACTIVO' }, {}, id),
      ...{ clave: id, seCruzaCon: [otro] },
    });
    const plan = (de: readonly ArticuloAEditar[]) =>
      planear(de, () => ({ estado: 'ACTIVO' })).map(({ problema }) => problema);
    expect(plan([cruzado('a', 'b'), cruzado('b', 'a')])).toEqual([null, 'CODIGO_OCUPADO']);
    expect(plan([{ ...cruzado('a', 'b'), valores: VALORES }, cruzado('b', 'a')])).toEqual([null, null]);
  });

  it('takes back nothing of an artículo that somebody changed since', () => {
    const cambios = [
      { campo: 'iva', antes: '21', despues: '27' },
      { campo: 'marca', antes: null, despues: 'm1' },
    ] as const;
    const articulo = uno({ iva: '27', marca: 'm2' });
    const pedida = pedidoDeVuelta(articulo.valores, cambios);
    expect(pedida).toBe(null);
    expect(planear([articulo], () => pedida)).toEqual([{ id: 'a', cambios: [], problema: 'CAMBIO_DESPUES' }]);
  });
});
