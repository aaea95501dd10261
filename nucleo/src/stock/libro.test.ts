import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Big, CERO, decimal, sumar } from '#comun/decimal.ts';
import { type Costo, SIN_COSTO } from './costo.ts';
import { disponible } from './disponible.ts';
import {
  type Asentado,
  type Asiento,
  asentarTraspasos,
  cambiosDeSaldo,
  type Traspaso,
  valorPorLinea,
} from './movimiento.ts';
import { revertirAsientos } from './reversion.ts';

const REALES = ['central', 'rosario'];
const lugares = { esVirtual: (id: string) => !REALES.includes(id) };

type Renglon =
  | { readonly clase: 'entra'; readonly a: number; readonly d: number; readonly q: number; readonly c: number | null }
  | { readonly clase: 'sale'; readonly a: number; readonly d: number; readonly q: number }
  | { readonly clase: 'traslado'; readonly a: number; readonly d: number; readonly q: number };
type Paso =
  | Renglon
  /** One document with several lines, of the same artículo now and then. */
  | { readonly clase: 'varios'; readonly renglones: readonly Renglon[] }
  | { readonly clase: 'revierte'; readonly n: number };

const articulo = fc.integer({ min: 0, max: 1 });
const deposito = fc.integer({ min: 0, max: 1 });
const milesimos = fc.integer({ min: 1, max: 20_000 });
const renglon: fc.Arbitrary<Renglon> = fc.oneof(
  fc.record({
    clase: fc.constant('entra' as const),
    a: articulo,
    d: deposito,
    q: milesimos,
    c: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
  }),
  fc.record({ clase: fc.constant('sale' as const), a: articulo, d: deposito, q: milesimos }),
  fc.record({ clase: fc.constant('traslado' as const), a: articulo, d: deposito, q: milesimos }),
);
const paso: fc.Arbitrary<Paso> = fc.oneof(
  { weight: 3, arbitrary: renglon },
  fc.record({
    clase: fc.constant('varios' as const),
    renglones: fc.array(renglon, { minLength: 2, maxLength: 4 }),
  }),
  fc.record({ clase: fc.constant('revierte' as const), n: fc.nat(50) }),
);

function aTraspaso(p: Renglon): Traspaso {
  const aqui = REALES[p.d] ?? '';
  const comun = { articuloId: `a${p.a}`, decimales: 3, cantidad: decimal(p.q).div(1000).toFixed(), linea: `l${p.q}` };
  if (p.clase === 'sale') return { ...comun, desde: aqui, hacia: 'cliente' };
  if (p.clase === 'traslado') return { ...comun, desde: aqui, hacia: REALES[1 - p.d] ?? '' };
  return { ...comun, desde: 'proveedor', hacia: aqui, costo: p.c === null ? null : decimal(p.c).div(10_000).toFixed() };
}

type Libro = {
  costos: Map<string, Costo>;
  readonly movimientos: Asentado[];
  readonly revertidos: Set<number>;
};

/** Runs a history and shows each step to `mirar`: the step, what it wrote, and the costs before it. */
function correr(
  pasos: readonly Paso[],
  mirar: (libro: Libro, hecho: { paso: Paso; escrito: Asentado; antes: ReadonlyMap<string, Costo> }) => void,
): Libro {
  const libro: Libro = { costos: new Map(), movimientos: [], revertidos: new Set() };
  for (const p of pasos) {
    const antes = new Map(libro.costos);
    const original = p.clase === 'revierte' ? libro.movimientos[p.n] : undefined;
    if (p.clase === 'revierte' && (!original || libro.revertidos.has(p.n))) continue;
    const escrito =
      p.clase === 'revierte'
        ? revertirAsientos(original?.asientos ?? [], antes, lugares)
        : asentarTraspasos((p.clase === 'varios' ? p.renglones : [p]).map(aTraspaso), antes, lugares);
    if (p.clase === 'revierte') libro.revertidos.add(p.n);
    libro.costos = new Map([...antes, ...escrito.costos]);
    libro.movimientos.push(escrito);
    mirar(libro, { paso: p, escrito, antes });
  }
  return libro;
}

const historias = fc.array(paso, { maxLength: 40 });
const asientosDe = (libro: Libro): Asiento[] => libro.movimientos.flatMap(({ asientos }) => [...asientos]);
const deArticulo = (asientos: readonly Asiento[], id: string) => asientos.filter(({ articuloId }) => articuloId === id);
const enReales = (asientos: readonly Asiento[]) => asientos.filter(({ depositoId }) => !lugares.esVirtual(depositoId));
const cantidadDe = (asientos: readonly Asiento[]): Big => sumar(asientos.map(({ cantidad }) => cantidad));
const valorDe = (asientos: readonly Asiento[]): Big => sumar(asientos.map(({ valor }) => valor));
const diferenciasDe = (libro: Libro, id: string): Big =>
  sumar(libro.movimientos.map(({ diferencias }) => diferencias.get(id) ?? CERO));

describe('over any history of entries, exits, transfers and reversals', () => {
  it('INV-15 each movement sums to zero per artículo, in quantity and in value', () => {
    fc.assert(
      fc.property(historias, (pasos) => {
        correr(pasos, (_, { escrito }) => {
          for (const id of ['a0', 'a1']) {
            expect(cantidadDe(deArticulo(escrito.asientos, id)).eq(0)).toBe(true);
            expect(valorDe(deArticulo(escrito.asientos, id)).eq(0)).toBe(true);
          }
        });
      }),
    );
  });

  it('INV-07 a movement and its reversal are zero together in each depósito, virtual ones included', () => {
    fc.assert(
      fc.property(historias, (pasos) => {
        correr(pasos, (libro, { paso: p, escrito }) => {
          if (p.clase !== 'revierte') return;
          const ambos = [...(libro.movimientos[p.n]?.asientos ?? []), ...escrito.asientos];
          for (const lugar of Map.groupBy(
            ambos,
            ({ articuloId, depositoId }) => `${articuloId} ${depositoId}`,
          ).values()) {
            expect(cantidadDe(lugar).eq(0) && valorDe(lugar).eq(0)).toBe(true);
          }
        });
      }),
    );
  });

  it('INV-20 the value is Σ fisico × average, and moves by its entries, its exits and the differences told', () => {
    fc.assert(
      fc.property(historias, (pasos) => {
        correr(pasos, (libro) => {
          for (const [id, { cantidad, valor, promedio }] of libro.costos) {
            const suyos = deArticulo(enReales(asientosDe(libro)), id);
            expect(cantidad.eq(cantidadDe(suyos))).toBe(true);
            expect(valor.eq(valorDe(suyos).plus(diferenciasDe(libro, id)))).toBe(true);
            expect(valor.minus(cantidad.times(promedio)).abs().lt('0.01')).toBe(true);
            expect(promedio.gte(0) && (!cantidad.eq(0) || valor.eq(0))).toBe(true);
          }
        });
      }),
    );
  });

  it('INV-19 only what comes in from outside moves the average, and as a naive model says', () => {
    fc.assert(
      fc.property(historias, (pasos) => {
        correr(pasos, (libro, { paso: p, antes }) => {
          if (p.clase === 'revierte' || p.clase === 'varios') return;
          const previo = antes.get(`a${p.a}`) ?? SIN_COSTO;
          const promedio = libro.costos.get(`a${p.a}`)?.promedio ?? CERO;
          if (p.clase !== 'entra') {
            expect(promedio.eq(previo.promedio)).toBe(true);
            return;
          }
          const base = previo.cantidad.gt(0) ? previo.cantidad : CERO;
          const entra = decimal(p.q).div(1000);
          const unitario = p.c === null ? previo.promedio : decimal(p.c).div(10_000);
          const ingenuo = base.times(previo.promedio).plus(entra.times(unitario)).div(base.plus(entra));
          expect(promedio.minus(ingenuo).abs().lt('0.0001')).toBe(true);
        });
      }),
    );
  });

  it('INV-16 disponible is físico less reservado over what sells, and is never cut at zero', () => {
    const saldo = fc.record({
      fisico: fc.integer({ min: -9_999, max: 9_999 }),
      reservado: fc.integer({ min: 0, max: 9_999 }),
      vendible: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(saldo), (saldos) => {
        let esperado = 0;
        for (const { fisico, reservado, vendible } of saldos) if (vendible) esperado += fisico - reservado;
        expect(disponible(saldos).toFixed()).toBe(String(esperado));
      }),
    );
  });
});

it('adds up the changes of a balance, in ascending order and without the outside', () => {
  const { asientos } = asentarTraspasos(
    [
      { articuloId: 'b', decimales: 0, desde: 'proveedor', hacia: 'central', cantidad: '5', costo: '2' },
      { articuloId: 'a', decimales: 0, desde: 'proveedor', hacia: 'rosario', cantidad: '1', costo: '2' },
      { articuloId: 'b', decimales: 0, desde: 'central', hacia: 'rosario', cantidad: '2' },
    ],
    new Map(),
    lugares,
  );
  expect(cambiosDeSaldo(asientos, lugares).map((c) => [c.articuloId, c.depositoId, c.cantidad.toFixed()])).toEqual([
    ['a', 'rosario', '1'],
    ['b', 'central', '3'],
    ['b', 'rosario', '2'],
  ]);
});

it('tells what each document line was worth', () => {
  const { asientos } = asentarTraspasos(
    [
      { articuloId: 'a', decimales: 0, desde: 'proveedor', hacia: 'central', cantidad: '4', costo: '3' },
      { articuloId: 'a', decimales: 0, desde: 'central', hacia: 'cliente', cantidad: '1', linea: 'r1' },
      { articuloId: 'a', decimales: 0, desde: 'central', hacia: 'cliente', cantidad: '2', linea: 'r1' },
    ],
    new Map(),
    lugares,
  );
  expect([...valorPorLinea(asientos)].map(([linea, valor]) => [linea, valor.toFixed()])).toEqual([['r1', '9']]);
});

it('what goes from one outside to another is worth the average, and the company holds what it held', () => {
  const hay = { cantidad: decimal(4), valor: decimal(40), promedio: decimal(10) };
  const ida = { articuloId: 'a', decimales: 0, desde: 'proveedor', hacia: 'cliente', cantidad: '3', costo: '99' };
  const { asientos, costos } = asentarTraspasos([ida], new Map([['a', hay]]), lugares);
  expect([asientos[1]?.valor.toFixed(), costos.get('a')]).toEqual(['30', hay]);
});

it('INV-20 of one document two differences that make up for each other are none', () => {
  const debe = new Map([['a', { cantidad: decimal(-3), valor: decimal(-30), promedio: decimal(10) }]]);
  const comun = { articuloId: 'a', decimales: 0, cantidad: '5' };
  const entra = (costo: string) => ({ ...comun, desde: 'proveedor', hacia: 'central', costo });
  const sale = { ...comun, desde: 'central', hacia: 'cliente' };
  const diferencias = (...traspasos: Traspaso[]) =>
    [...asentarTraspasos(traspasos, debe, lugares).diferencias.values()].map((una) => una.toFixed());
  expect(diferencias(entra('16'))).toEqual(['-18']);
  expect(diferencias(entra('16'), sale, entra('16'))).toEqual(['-18']);
  expect(diferencias(entra('16'), sale, entra('10'))).toEqual([]);
});

it('takes a return at its own value, and without one at the average', () => {
  const entrada = { articuloId: 'a', decimales: 0, desde: 'cliente', hacia: 'central', cantidad: '1' };
  const diez = new Map([['a', { cantidad: decimal(1), valor: decimal(10), promedio: decimal(10) }]]);
  const valores = (traspaso: Traspaso) => asentarTraspasos([traspaso], diez, lugares).asientos[1]?.valor.toFixed();
  expect(valores({ ...entrada, valor: '7.12345678' })).toBe('7.12345678');
  expect(valores(entrada)).toBe('10');
});
