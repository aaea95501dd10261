import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EstructuraPedida, planearEstructuras } from './carga.ts';
import { componentesPosibles, type Grafo, type Linea, ordenar, revisarGrafo } from './grafo.ts';
import { revisarBorradores, revisarJuntas, sumarAristas } from './grafo-entero.ts';
import type { Componente } from './lineas.ts';

const linea = (componenteId: string, resto: Partial<Linea> = {}): Linea => ({
  ...{ id: componenteId, componenteId, cantidad: '1', merma: '0', opcional: false, sustitutos: [] },
  ...resto,
});
/** «A: B C» is what A is made of. */
const grafo = (...renglones: readonly string[]): Grafo =>
  new Map(
    renglones.map((renglon) => {
      const [id = '', hijos = ''] = renglon.split(':');
      return [
        id,
        hijos.trim() === ''
          ? []
          : hijos
              .trim()
              .split(' ')
              .map((hijo) => linea(hijo)),
      ];
    }),
  );
const fuera = (hoy: Grafo, propuestas: Grafo) =>
  [...revisarJuntas(hoy, propuestas)].map(([id, imposible]) =>
    imposible.que === 'ciclo' ? `${id} ${imposible.vuelta.join('>')}` : `${id} ${imposible.niveles}`,
  );

describe('INV-05 many estructuras at once', () => {
  it('are looked at together: nothing depends on which comes first', () => {
    // B takes the place of A, which stops taking B: each alone would close a way round.
    expect(fuera(grafo('A: B'), grafo('B: A', 'A: C'))).toEqual([]);
    expect(fuera(grafo('A: B'), grafo('A: C', 'B: A'))).toEqual([]);
  });

  it('none of those that close a way round is taken, and the rest is', () => {
    expect(fuera(grafo('X: Y'), grafo('A: B', 'B: C', 'C: A', 'D: A', 'E: X'))).toEqual([
      'B A>B>C>A',
      'C A>B>C>A',
      'A A>B>C>A',
    ]);
    expect(fuera(grafo('A: B'), grafo('B: A'))).toEqual(['B A>B>A']);
  });

  it('EST-09 what is in force counts beside what waits for its day of the same one, for both may be', () => {
    expect(
      [...sumarAristas(grafo('A: B', 'C: D'), grafo('A: Z', 'E: F'))].map(([id, suyas]) => [id, suyas.length]),
    ).toEqual([
      ...[
        ['A', 2],
        ['C', 1],
        ['E', 1],
      ],
    ]);
    for (const programada of ['A: Z', 'X: Z']) {
      expect([...revisarJuntas(grafo('A: B'), grafo('B: A'), grafo(programada)).keys()]).toEqual(['B']);
    }
  });

  it('whoever is not taken keeps what it had, which may leave others without a place', () => {
    // A keeps B when it cannot take C; and then B cannot take A.
    expect(fuera(grafo('A: B', 'C: Z'), grafo('A: C', 'C: A', 'B: A'))).toHaveLength(3);
  });

  it('EST-01 nor any that is on a way too deep, however long', () => {
    const cadena = (largo: number, desde = 0) =>
      new Map(Array.from({ length: largo }, (_, i) => [`n${i + desde}`, [linea(`n${i + desde + 1}`)]]));
    expect(fuera(new Map(), cadena(20))).toEqual([]);
    expect(fuera(new Map(), cadena(21))).toHaveLength(21);
    expect(fuera(cadena(15), cadena(6, 15))).toHaveLength(6);
    expect(fuera(new Map(), cadena(20_000))).toHaveLength(20_000);
  });

  it('EST-01 a draft may be on a way of twenty levels and of no more, wherever it stands', () => {
    const cadena = (nombre: string, largo: number): [string, Linea[]][] =>
      Array.from({ length: largo }, (_, i) => [`${nombre}${i}`, [linea(`${nombre}${i + 1}`)]]);
    for (const [encima, debajo] of [
      [0, 19],
      [7, 12],
      [18, 1],
      [19, 0],
    ] as const) {
      const niveles = (mas: number) => {
        const hoy = new Map([...cadena('a', encima), ...cadena('b', debajo + mas), ['OTRO', [linea('b0')]] as const]);
        return revisarBorradores(hoy, new Map([[`a${encima}`, [linea('Z'), linea('b0'), linea('Y')]]])).get(
          `a${encima}`,
        );
      };
      expect([niveles(0), niveles(1)]).toEqual([undefined, { que: 'profundidad', niveles: 21 }]);
    }
  });

  it('what is taken can be in force with the rest, whatever comes', () => {
    const arista = fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 }));
    const aristas = (maxLength: number) => fc.array(arista, { maxLength });
    const deAristas = (aristas: readonly (readonly [number, number])[]): Grafo =>
      new Map(
        [...Map.groupBy(aristas, ([de]) => `n${de}`)].map(([id, suyas]) => [
          id,
          [...new Set(suyas.map(([, a]) => a))].map((a) => linea(`n${a}`)),
        ]),
      );
    fc.assert(
      fc.property(aristas(10), aristas(14), aristas(6), (unas, otras, deDespues) => {
        // Today's is in force and the other will be, so they have no way round: edges only go up.
        const hoy = deAristas(unas.filter(([de, a]) => de < a));
        const programadas = deAristas(deDespues.filter(([de, a]) => de < a));
        const propuestas = deAristas(otras);
        const sinLugar = revisarJuntas(hoy, propuestas, programadas);
        const enVigencia: Grafo = new Map([...hoy, ...[...propuestas].filter(([id]) => !sinLugar.has(id))]);
        const queda = sumarAristas(enVigencia, programadas);
        for (const id of queda.keys()) expect(ordenar(queda, id, componentesPosibles).ok).toBe(true);
        if (sinLugar.size > 0) {
          const todas = sumarAristas<Linea>(new Map([...hoy, ...propuestas]), programadas);
          expect([...todas.keys()].some((id) => !ordenar(todas, id, componentesPosibles).ok)).toBe(true);
        }
      }),
    );
  });

  it('a draft is looked at by itself, as one by one', () => {
    const hoy = grafo('A: B', 'B: C', 'D: A');
    const borradores = grafo('C: D', 'B: Z', 'C2: D');
    const sinLugar = revisarBorradores(hoy, borradores);
    expect([...sinLugar.keys()]).toEqual(['C']);
    expect(sinLugar.get('C')).toEqual({ que: 'ciclo', vuelta: ['C', 'D', 'A', 'B', 'C'] });
    for (const [id, lineas] of borradores) {
      expect(revisarGrafo(new Map([...hoy, [id, lineas]]), id).ok).toBe(!sinLugar.has(id));
    }
  });
});

describe('EST-11 what a file says', () => {
  const articulo = (id: string, resto: Partial<Componente> = {}): [string, Componente] => [
    id,
    { ...{ id, codigo: id, tipo: 'PRODUCTO', estado: 'ACTIVO', decimales: 0, unidad: 'Unidad' }, ...resto },
  ];
  const nombrados = new Map([
    ...['A', 'B', 'C', 'D'].map((id) => articulo(id)),
    articulo('S', { tipo: 'SERVICIO' }),
    articulo('I', { estado: 'INACTIVO' }),
  ]);
  const pedida = (articuloId: string, lineas: readonly Linea[], borrador = false): EstructuraPedida => ({
    ...{ articuloId, borrador, lineas },
    lugarDe: (orden) => `la fila ${orden + 2}`,
  });
  const planear = (
    pedidas: readonly EstructuraPedida[],
    vigentes: Grafo = new Map(),
    borradores: Grafo = new Map(),
    programadas: Grafo = new Map(),
  ) => planearEstructuras({ vigentes, programadas, borradores, nombrados }, pedidas);

  it('is new, changes what there is, or says the same in another order', () => {
    const hoy = new Map([['A', [linea('B', { cantidad: '2.000' }), linea('C')]]]);
    expect(planear([pedida('B', [linea('C')])])).toEqual([{ que: 'NUEVA' }]);
    expect(planear([pedida('A', [linea('C'), linea('B', { cantidad: '2' })])], hoy)).toEqual([{ que: 'IGUAL' }]);
    expect(planear([pedida('A', [linea('C')])], hoy)).toMatchObject([{ que: 'CAMBIA', antes: hoy.get('A') }]);
    expect(planear([pedida('A', [linea('C')], true)], hoy)).toEqual([{ que: 'NUEVA' }]);
    expect(planear([pedida('A', [linea('C')], true)], hoy, grafo('A: C'))).toEqual([{ que: 'IGUAL' }]);
  });

  it('is refused by the rules of one by one, in the words of the file', () => {
    const mensajes = (lineas: readonly Linea[], articuloId = 'A') =>
      planear([pedida(articuloId, lineas)])
        .flatMap((una) => (una.que === 'MAL' ? una.reparos : []))
        .map(({ message }) => message);
    expect(mensajes([linea('B'), linea('B')])).toEqual(['B ya está en la fila 2.']);
    expect(mensajes([linea('B', { cantidad: '1.5' })])).toEqual(['B se cuenta en Unidad: no admite decimales.']);
    expect(mensajes([linea('B')], 'S')).toEqual(['S es un servicio: no lleva componentes.']);
    expect(mensajes([linea('B')], 'I')).toEqual(['I está inactivo. Reactivalo o elegí otro.']);
    expect(mensajes([linea('A')])).toEqual(['Un artículo no puede ser componente de sí mismo.']);
    expect(mensajes(Array.from({ length: 501 }, () => linea('B')))).toEqual([
      'Admite hasta 500 componentes: trae 501.',
    ]);
  });

  it('what changes closes a way round as what is new does', () => {
    const juntas = planear([pedida('A', [linea('C')]), pedida('C', [linea('A')])], grafo('A: B'));
    expect(juntas.map(({ que }) => que)).toEqual(['IMPOSIBLE', 'IMPOSIBLE']);
  });

  it('a draft is looked at beside what the same file puts in force', () => {
    const [vigente, borrador] = planear([pedida('A', [linea('B')]), pedida('B', [linea('A')], true)]);
    expect(vigente).toEqual({ que: 'NUEVA' });
    expect(borrador).toEqual({ que: 'IMPOSIBLE', imposible: { que: 'ciclo', vuelta: ['B', 'A', 'B'] } });
    // And not beside what is refused of it: A and B close a way round by themselves, so neither takes anything of the other.
    const juntas = planear([pedida('A', [linea('B')]), pedida('B', [linea('A')]), pedida('C', [linea('A')], true)]);
    expect(juntas.map(({ que }) => que)).toEqual(['IMPOSIBLE', 'IMPOSIBLE', 'NUEVA']);
    const deNadie = planear([pedida('A', [linea('B')]), pedida('B', [linea('A')]), pedida('B', [linea('A')], true)]);
    expect(deNadie.map(({ que }) => que)).toEqual(['IMPOSIBLE', 'IMPOSIBLE', 'NUEVA']);
  });

  it('EST-09 what waits for its day counts as what is in force, and is no version to compare with', () => {
    const ninguna: Grafo = new Map();
    const [cierra, otra] = planear(
      [pedida('A', [linea('B')]), pedida('C', [linea('D')])],
      ...([ninguna, ninguna, grafo('B: A', 'C: D')] as const),
    );
    expect(cierra).toMatchObject({ que: 'IMPOSIBLE', imposible: { que: 'ciclo' } });
    expect(otra).toEqual({ que: 'NUEVA' });
    // Each takes the place of its own that is in force, and of none that is still to come: B will take A while A takes B. That is
    // for A to answer, not for what B takes until then.
    expect(
      planear([pedida('A', [linea('B')]), pedida('B', [linea('C')])], grafo('B: D'), ninguna, grafo('B: A')),
    ).toMatchObject([{ que: 'IMPOSIBLE' }, { que: 'CAMBIA' }]);
    expect(planear([pedida('A', [linea('B')], true)], ninguna, ninguna, grafo('B: A'))).toMatchObject([
      { que: 'IMPOSIBLE' },
    ]);
  });
});
