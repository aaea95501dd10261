import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Big, CERO, decimal } from '#comun/decimal.ts';
import { costear } from './costo-de-armado.ts';
import { conOpcionales, explotar, multiplicar, recorrerArbol, recortar } from './explosion.ts';
import { alReves, componentesPosibles, type Grafo, type Linea, ordenar, porUnidad, revisarGrafo } from './grafo.ts';
import { usosDe } from './usos.ts';

const linea = (componenteId: string, cantidad = '1', resto: Partial<Linea> = {}): Linea => ({
  id: `${componenteId}-${cantidad}`,
  componenteId,
  cantidad,
  merma: '0',
  opcional: false,
  sustitutos: [],
  ...resto,
});

const TAMANO = 9;
/** Any graph without a way round: each artículo only takes of those that come after it. */
const acicloArbitrario = fc
  .array(
    fc.array(
      fc.record({
        salto: fc.integer({ min: 1, max: TAMANO }),
        milesimos: fc.integer({ min: 1, max: 5000 }),
        merma: fc.integer({ min: 0, max: 2000 }),
        opcional: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    { minLength: TAMANO, maxLength: TAMANO },
  )
  .map(
    (nodos): Grafo =>
      new Map(
        nodos.flatMap((lineas, i) => {
          const suyas = lineas
            .filter(({ salto }) => i + salto < TAMANO)
            .map(({ salto, milesimos, merma, opcional }, orden) => ({
              id: `${i}.${orden}`,
              componenteId: String(i + salto),
              cantidad: decimal(milesimos).div(1000).toFixed(),
              merma: decimal(merma).div(100).toFixed(),
              opcional,
              sustitutos: [],
            }));
          return suyas.length === 0 ? [] : [[String(i), suyas] as const];
        }),
      ),
  );

/** Walks every path on its own and adds what each leaves at its end: slow, and nothing is shared. */
function totalesPorCaminos(grafo: Grafo, id: string, cantidad: Big, sumas = new Map<string, Big>()): Map<string, Big> {
  sumas.set(id, (sumas.get(id) ?? CERO).plus(cantidad));
  for (const una of grafo.get(id) ?? [])
    totalesPorCaminos(grafo, una.componenteId, cantidad.times(porUnidad(una)), sumas);
  return sumas;
}

const valor = <V>(resultado: { ok: true; value: V } | { ok: false; error: unknown }): V => {
  if (!resultado.ok) throw new Error(`there is a way round: ${String(resultado.error)}`);
  return resultado.value;
};
const enTexto = (sumas: Iterable<readonly [string, Big]>) =>
  Object.fromEntries([...sumas].map(([id, total]) => [id, total.toFixed()]));

describe('EST-03 INV-23 explosion', () => {
  it('gives each artículo the sum over its paths, and n units are n times one', () => {
    fc.assert(
      fc.property(acicloArbitrario, fc.integer({ min: 1, max: 500 }), (grafo, n) => {
        const uno = valor(explotar(grafo, '0'));
        expect(enTexto(uno.map(({ articuloId, total }) => [articuloId, total]))).toEqual(
          enTexto(totalesPorCaminos(grafo, '0', decimal(1))),
        );
        const porN = valor(explotar(grafo, '0', n));
        expect(multiplicar(uno, n).map(({ total, ...resto }) => ({ ...resto, total: total.toFixed() }))).toEqual(
          porN.map(({ total, ...resto }) => ({ ...resto, total: total.toFixed() })),
        );
      }),
    );
  });

  it('the rows of the tree add up to the same', () => {
    fc.assert(
      fc.property(acicloArbitrario, (grafo) => {
        const sumas = new Map([['0', decimal(3)]]);
        for (const { linea: una, total } of recorrerArbol(grafo, '0', 3)) {
          sumas.set(una.componenteId, (sumas.get(una.componenteId) ?? CERO).plus(total));
        }
        expect(enTexto(sumas)).toEqual(
          enTexto(valor(explotar(grafo, '0', 3)).map(({ articuloId, total }) => [articuloId, total])),
        );
      }),
    );
  });

  it('read as a tree goes by its levels, of one unit where nobody says how many', () => {
    const grafo: Grafo = new Map([
      ['motor', [linea('aro', '2', { merma: '10' }), linea('bolita')]],
      ['aro', [linea('bolita', '3')]],
    ]);
    const filas = [...recorrerArbol(grafo, 'motor')];
    expect(
      filas.map(({ linea: una, nivel, contenedorId, total }) => [
        una.componenteId,
        nivel,
        contenedorId,
        total.toFixed(),
      ]),
    ).toEqual([
      ['aro', 1, 'motor', '2.2'],
      ['bolita', 2, 'aro', '6.6'],
      ['bolita', 1, 'motor', '1'],
    ]);
  });

  it('2 × (1 + 10 %) of something that takes 3 of another is 6.6, at level 2', () => {
    const grafo: Grafo = new Map([
      ['motor', [linea('aro', '2', { merma: '10' })]],
      ['aro', [linea('bolita', '3')]],
    ]);
    expect(
      valor(explotar(grafo, 'motor', 1)).map(({ articuloId, total, nivel, hoja }) => [
        articuloId,
        total.toFixed(),
        nivel,
        hoja,
      ]),
    ).toEqual([
      ['motor', '1', 0, false],
      ['aro', '2.2', 1, false],
      ['bolita', '6.6', 2, true],
    ]);
  });

  it('EST-10 optional lines stay out unless they are named', () => {
    const grafo: Grafo = new Map([['a', [linea('b'), linea('c', '1', { id: 'x', opcional: true })]]]);
    const ids = (elegido: Grafo) => valor(explotar(elegido, 'a')).map(({ articuloId }) => articuloId);
    expect(ids(conOpcionales(grafo, new Set()))).toEqual(['a', 'b']);
    expect(ids(conOpcionales(grafo, new Set(['x']))).toSorted()).toEqual(['a', 'b', 'c']);
    expect(ids(conOpcionales(grafo, 'todas')).toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('a file that is cut says so in its last row, and only then', () => {
    expect([...recortar([1, 2, 3], 3)]).toEqual([1, 2, 3]);
    expect([...recortar([1, 2, 3, 4], 3)]).toEqual([1, 2, 3, 'CORTADO']);
    expect([...recortar([], 3)]).toEqual([]);
    // What comes after is not even worked out.
    const sinFin = function* () {
      for (let n = 0; ; n += 1) yield n;
    };
    expect([...recortar(sinFin(), 2)]).toEqual([0, 1, 'CORTADO']);
  });

  it('shared parts cost no more for the million paths that lead to them', () => {
    const grafo: Grafo = new Map(
      Array.from({ length: 20 }, (_, i) => [
        String(i),
        [linea(String(i + 1), '1'), linea(String(i + 1), '1', { id: `${i}b` })],
      ]),
    );
    const hoja = valor(explotar(grafo, '0')).find(({ articuloId }) => articuloId === '20');
    expect(hoja?.total.toFixed()).toBe(String(2 ** 20));
  });
});

describe('INV-05 EST-02 the graph', () => {
  it('without a way round is accepted, and any edge back to where it came from is refused at any depth', () => {
    fc.assert(
      fc.property(acicloArbitrario, fc.nat(TAMANO - 1), (grafo, cual) => {
        expect(revisarGrafo(grafo, '0').ok).toBe(true);
        const abajo = valor(ordenar(grafo, '0', componentesPosibles));
        const fondo = abajo[cual % abajo.length] ?? '0';
        const cerrado: Grafo = new Map([...grafo, [fondo, [...(grafo.get(fondo) ?? []), linea('0', '1')]]]);
        const revisado = revisarGrafo(cerrado, fondo);
        expect(revisado).toMatchObject({ ok: false, error: { que: 'ciclo' } });
        if (!revisado.ok && revisado.error.que === 'ciclo') {
          const { vuelta } = revisado.error;
          expect(vuelta.at(0)).toBe(vuelta.at(-1));
          for (const [i, id] of vuelta.slice(0, -1).entries()) {
            expect((cerrado.get(id) ?? []).map(({ componenteId }) => componenteId)).toContain(vuelta[i + 1]);
          }
        }
      }),
    );
  });

  it('a way round is told downwards and without what leads to it, whether it is met below or above', () => {
    const debajo: Grafo = new Map([
      ['x', [linea('a')]],
      ['a', [linea('b')]],
      ['b', [linea('c')]],
      ['c', [linea('a')]],
    ]);
    expect(revisarGrafo(debajo, 'x')).toEqual({ ok: false, error: { que: 'ciclo', vuelta: ['a', 'b', 'c', 'a'] } });
    const encima: Grafo = new Map([...debajo, ['a', [linea('b'), linea('r')]]]);
    expect(revisarGrafo(encima, 'r')).toEqual({ ok: false, error: { que: 'ciclo', vuelta: ['a', 'b', 'c', 'a'] } });
  });

  it('a substitute closes a cycle as a component does', () => {
    const grafo: Grafo = new Map([
      ['a', [linea('b', '1', { sustitutos: ['c'] })]],
      ['c', [linea('a')]],
    ]);
    expect(revisarGrafo(grafo, 'a')).toEqual({ ok: false, error: { que: 'ciclo', vuelta: ['a', 'c', 'a'] } });
  });

  it('EST-01 twenty levels through it are allowed and one more is not, wherever it stands', () => {
    const cadena = (largo: number): Grafo =>
      new Map(Array.from({ length: largo }, (_, i) => [String(i), [linea(String(i + 1))]]));
    for (const lugar of ['0', '7', '20']) expect(revisarGrafo(cadena(20), lugar).ok).toBe(true);
    for (const lugar of ['0', '7', '20']) {
      expect(revisarGrafo(cadena(21), lugar)).toEqual({ ok: false, error: { que: 'profundidad', niveles: 21 } });
    }
  });
});

it('EST-04 what an artículo is used in is what explodes into it, with the same figures', () => {
  fc.assert(
    fc.property(acicloArbitrario, (grafo) => {
      const usos = usosDe(alReves(grafo), '8');
      const esperados = [...grafo.keys()].flatMap((id) => {
        const dentro = valor(explotar(grafo, id)).find(({ articuloId }) => articuloId === '8');
        return dentro ? [[id, dentro.total.toFixed()]] : [];
      });
      expect(enTexto(usos.map(({ articuloId, total }) => [articuloId, total]))).toEqual(Object.fromEntries(esperados));
      const subida = (id: string): number =>
        Math.max(...(grafo.get(id) ?? []).map(({ componenteId: c }) => (c === '8' ? 1 : 1 + subida(c))), -Infinity);
      for (const { articuloId, nivel } of usos) expect(nivel).toBe(subida(articuloId));
      const contenidos = new Set([...grafo.values()].flat().map(({ componenteId }) => componenteId));
      for (const { articuloId, final, directo } of usos) {
        expect(final).toBe(!contenidos.has(articuloId));
        expect(directo).toBe((grafo.get(articuloId) ?? []).some(({ componenteId }) => componenteId === '8'));
      }
    }),
  );
});

describe('EST-05 UA-40 cost roll-up', () => {
  it('is what the leaves cost, each as often as it goes in, however often a branch is opened', () => {
    const precios = new Map(Array.from({ length: TAMANO }, (_, i) => [String(i), decimal(i + 1)]));
    fc.assert(
      fc.property(acicloArbitrario, (grafo) => {
        const explotado = valor(explotar(grafo, '0'));
        const costos = costear(
          grafo,
          explotado.map(({ articuloId }) => articuloId),
          precios,
        );
        let hojas = CERO;
        for (const { articuloId, total, hoja } of explotado) {
          if (hoja) hojas = hojas.plus(total.times(precios.get(articuloId) ?? CERO));
        }
        const raiz = costos.get('0');
        expect((raiz?.armado ?? raiz?.propio)?.toFixed()).toBe(hojas.toFixed());
      }),
    );
  });

  it('says which leaves have no cost', () => {
    const grafo: Grafo = new Map([['a', [linea('b', '2'), linea('c')]]]);
    const costo = costear(grafo, ['a', 'b', 'c'], new Map([['b', decimal(5)]])).get('a');
    expect([costo?.armado?.toFixed(), costo?.sinCosto]).toEqual(['10', ['c']]);
    const gratis = costear(
      grafo,
      ['a', 'b', 'c'],
      new Map([
        ['b', decimal(5)],
        ['c', CERO],
      ]),
    ).get('a');
    expect([gratis?.armado?.toFixed(), gratis?.sinCosto]).toEqual(['10', ['c']]);
  });

  it('nobody knows what is made of parts without a cost costs, whatever its own; what costs nothing is known', () => {
    const grafo: Grafo = new Map([
      ['a', [linea('b', '2'), linea('c')]],
      ['b', [linea('d', '3')]],
    ]);
    const orden = ['a', 'b', 'c', 'd'];
    const de = (propios: [string, Big | null][]) => {
      const costos = costear(grafo, orden, new Map(propios));
      return orden.map((id) => costos.get(id)?.unitario?.toFixed() ?? null);
    };
    expect(de([['b', decimal(9)]])).toEqual([null, null, null, null]);
    expect(de([['c', decimal(5)]])).toEqual(['5', null, '5', null]);
    expect(de([['d', CERO]])).toEqual(['0', '0', null, '0']);
  });
});
