import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Big, CERO, decimal } from '#comun/decimal.ts';
import {
  abrirReceta,
  asignar,
  cuantosSePuedeArmar,
  devoluciones,
  necesidadesDe,
  porComponente,
  queLimita,
} from './armable.ts';
import { type Grafo, type Linea, porUnidad } from './grafo.ts';

const linea = (componenteId: string, cantidad = '1', resto: Partial<Linea> = {}): Linea => ({
  id: `${componenteId}-${cantidad}`,
  componenteId,
  cantidad,
  merma: '0',
  opcional: false,
  sustitutos: [],
  ...resto,
});

describe('EST-06 INV-25 how many can be assembled', () => {
  const decimalesDe = () => 0;
  const stockArbitrario = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 6, maxLength: 6 });
  const lineasArbitrarias = fc.array(
    fc.record({ cantidad: fc.integer({ min: 1, max: 4 }), merma: fc.constantFrom('0', '10', '33.5') }),
    { minLength: 1, maxLength: 4 },
  );

  it('without substitutes is the least of the floors', () => {
    fc.assert(
      fc.property(lineasArbitrarias, stockArbitrario, (lineas, stock) => {
        const grafo: Grafo = new Map([
          ['r', lineas.map(({ cantidad, merma }, i) => linea(String(i), String(cantidad), { merma }))],
        ]);
        const disponibles = new Map(stock.map((hay, i) => [String(i), decimal(hay)]));
        const necesidades = necesidadesDe(grafo, 'r', { esKit: () => false });
        const pisos = lineas.map((una, i) =>
          Math.floor(
            Number(
              (disponibles.get(String(i)) ?? CERO)
                .div(porUnidad({ ...una, cantidad: String(una.cantidad) }))
                .toFixed(9),
            ),
          ),
        );
        expect(cuantosSePuedeArmar(necesidades, { disponibles, decimalesDe, decimales: 0 }).toFixed()).toBe(
          String(Math.min(...pisos)),
        );
      }),
    );
  });

  it('with substitutes is the most that counting one by one finds, and what is taken is there', () => {
    fc.assert(
      fc.property(lineasArbitrarias, stockArbitrario, (lineas, stock) => {
        const grafo: Grafo = new Map([
          [
            'r',
            lineas.map(({ cantidad, merma }, i) =>
              linea(String(i), String(cantidad), { merma, sustitutos: ['5', '4'].filter((id) => id !== String(i)) }),
            ),
          ],
        ]);
        const disponibles = new Map(stock.map((hay, i) => [String(i), decimal(hay)]));
        const necesidades = necesidadesDe(grafo, 'r', { esKit: () => false });
        const alcanza = (n: number) =>
          asignar(necesidades, n, { disponibles, decimalesDe }).every(({ falta }) => falta.eq(0));
        let deAUno = 0;
        while (alcanza(deAUno + 1)) deAUno += 1;
        const cuantos = cuantosSePuedeArmar(necesidades, { disponibles, decimalesDe, decimales: 0 });
        expect(cuantos.toFixed()).toBe(String(deAUno));

        const tomado = new Map<string, Big>();
        for (const { tomas, necesario } of asignar(necesidades, cuantos, { disponibles, decimalesDe })) {
          let suma = CERO;
          for (const { articuloId, cantidad } of tomas) {
            suma = suma.plus(cantidad);
            tomado.set(articuloId, (tomado.get(articuloId) ?? CERO).plus(cantidad));
          }
          expect(suma.toFixed()).toBe(necesario.toFixed());
        }
        for (const [id, cuanto] of tomado) expect(cuanto.lte(disponibles.get(id) ?? CERO)).toBe(true);
      }),
    );
  });

  it('of what is counted by parts of its unidad, to its last decimal, each thing taken up to those of its own', () => {
    const necesidades = necesidadesDe(new Map([['r', [linea('cable', '1.5'), linea('ficha', '2')]]]), 'r', {
      esKit: () => false,
    });
    const cuantos = (cable: string, ficha: string, decimales: number) => {
      const disponibles = new Map([
        ['cable', decimal(cable)],
        ['ficha', decimal(ficha)],
      ]);
      const hechos = { disponibles, decimalesDe: (id: string) => (id === 'cable' ? 2 : 0), decimales };
      return cuantosSePuedeArmar(necesidades, hechos).toFixed();
    };
    expect([cuantos('3.8', '99', 2), cuantos('3.8', '99', 1), cuantos('3.8', '99', 0)]).toEqual(['2.53', '2.5', '2']);
    // Half a ficha is a whole one.
    expect([cuantos('9', '5', 2), cuantos('9', '5', 0)]).toEqual(['2.5', '2']);
  });

  it('a kit inside gives what it is made of, and what somebody prefers goes first', () => {
    const grafo: Grafo = new Map([
      ['r', [linea('kit', '2')]],
      ['kit', [linea('a', '3', { id: 'k', sustitutos: ['b'] })]],
    ]);
    const elecciones = { opcionales: new Set<string>(), preferidos: new Map([['k', 'b']]) };
    const necesidades = necesidadesDe(grafo, 'r', { esKit: (id) => id === 'kit', elecciones });
    const disponibles = new Map([
      ['a', decimal(10)],
      ['b', decimal(4)],
    ]);
    const [toma] = asignar(necesidades, 1, { disponibles, decimalesDe });
    expect(toma?.tomas.map(({ articuloId, cantidad }) => [articuloId, cantidad.toFixed()])).toEqual([
      ['b', '4'],
      ['a', '2'],
    ]);
    expect(cuantosSePuedeArmar(necesidades, { disponibles, decimalesDe, decimales: 0 }).toFixed()).toBe('2');
  });

  it('EST-10 what is taken instead of a kit is not completed with it, and a kit that is opened is told', () => {
    const grafo: Grafo = new Map([
      ['r', [linea('kit', '1', { id: 'l', sustitutos: ['b'] })]],
      ['kit', [linea('a')]],
    ]);
    const abrir = (...preferidos: [string, string][]) =>
      abrirReceta(grafo, 'r', {
        esKit: (id) => id === 'kit',
        elecciones: { opcionales: new Set(), preferidos: new Map(preferidos) },
      });
    const resumen = ({ necesidades, kits }: ReturnType<typeof abrirReceta>) => [
      necesidades.map(({ candidatos }) => candidatos),
      kits.map(({ id }) => id),
    ];
    expect(resumen(abrir())).toEqual([[['a']], ['l']]);
    expect(resumen(abrir(['l', 'b']))).toEqual([[['b']], []]);
  });

  it('EST-10 takes what is optional only when it was chosen, and a preference that is not of its line changes nothing', () => {
    const grafo: Grafo = new Map([['r', [linea('a', '2', { id: 'l' }), linea('b', '1', { id: 'o', opcional: true })]]]);
    const toma = (...opcionales: string[]) =>
      necesidadesDe(grafo, 'r', {
        esKit: () => false,
        elecciones: { opcionales: new Set(opcionales), preferidos: new Map([['l', 'otro']]) },
      }).map(({ candidatos, porUnidad: una }) => [candidatos, una.toFixed()]);
    expect(toma()).toEqual([[['a'], '2']]);
    expect(toma('o')).toEqual([
      [['a'], '2'],
      [['b'], '1'],
    ]);
  });

  it('INV-12 what is promised beyond what there is gives nothing, and is not made up for by what stands in for it', () => {
    const necesidades = necesidadesDe(new Map([['r', [linea('a', '2', { sustitutos: ['b', 'c'] })]]]), 'r', {
      esKit: () => false,
    });
    const disponibles = new Map([
      ['a', decimal(-3)],
      ['b', CERO],
      ['c', decimal(5)],
    ]);
    const [toma] = asignar(necesidades, 1, { disponibles, decimalesDe });
    expect(toma?.tomas.map(({ articuloId, cantidad }) => [articuloId, cantidad.toFixed()])).toEqual([['c', '2']]);
    expect(toma?.falta.toFixed()).toBe('0');
    expect(cuantosSePuedeArmar(necesidades, { disponibles, decimalesDe, decimales: 0 }).toFixed()).toBe('2');
  });

  it('INV-25 a kit that is sold takes what several ways lead to once, with and without its waste', () => {
    const lineas = [
      linea('a', '2', { merma: '10' }),
      linea('b', '1', { sustitutos: ['c'] }),
      linea('a', '1', { opcional: true }),
      linea('b'),
    ];
    const elecciones = { opcionales: new Set(['a-1']), preferidos: new Map<string, string>() };
    const alReves = porComponente(
      necesidadesDe(new Map([['r', lineas.toReversed()]]), 'r', { esKit: () => false, elecciones }),
    );
    expect(alReves.find(({ candidatos: [una] }) => una === 'a')?.linea.opcional).toBe(true);
    const juntas = porComponente(necesidadesDe(new Map([['r', lineas]]), 'r', { esKit: () => false, elecciones }));
    expect(
      juntas.map((una) => [una.candidatos, una.linea.opcional, una.porUnidad.toFixed(), una.neta.toFixed()]),
    ).toEqual([
      [['a'], true, '3.2', '3'],
      [['b', 'c'], false, '1', '1'],
      [['b'], false, '1', '1'],
    ]);
  });

  describe('EST-06 what limits', () => {
    const limita = (
      lineas: readonly Linea[],
      hay: Readonly<Record<string, number>>,
      kits: readonly [string, Linea[]][] = [],
    ) => {
      const deKits = new Map(kits);
      const grafo: Grafo = new Map([['r', lineas], ...deKits]);
      const necesidades = necesidadesDe(grafo, 'r', { esKit: (id) => deKits.has(id) });
      const hechos = {
        disponibles: new Map(Object.entries(hay).map(([id, cuanto]) => [id, decimal(cuanto)])),
        ...{ decimalesDe, decimales: 0 },
      };
      return queLimita(necesidades, cuantosSePuedeArmar(necesidades, hechos), hechos)?.componenteId;
    };

    it('is what there is least of, for what one takes', () => {
      expect(limita([linea('a'), linea('b', '4'), linea('c')], { a: 9, b: 10, c: 5 })).toBe('b');
      expect(limita([linea('a'), linea('b')], { a: 0, b: 0 })).toBe('a');
      expect(limita([linea('a')], {})).toBe('a');
      expect(limita([], {})).toBeUndefined();
    });

    it('is told of the unidad it is counted in, and never what there is enough of', () => {
      expect(limita([linea('b'), linea('a', '10')], { a: 9, b: 9 })).toBe('a');
      expect(limita([linea('a', '10'), linea('b', '2')], { a: 9, b: 1 })).toBe('b');
      expect(limita([linea('b', '2'), linea('a', '10')], { a: 9, b: 1 })).toBe('b');
      const necesidades = necesidadesDe(new Map([['r', [linea('a', '0.5'), linea('b', '2')]]]), 'r', {
        esKit: () => false,
      });
      const hechos = {
        disponibles: new Map([
          ['a', decimal('1.3')],
          ['b', decimal('5.25')],
        ]),
        ...{ decimalesDe: () => 2, decimales: 1 },
      };
      const cuantos = cuantosSePuedeArmar(necesidades, hechos);
      // 2.7 would take 1.35 and 5.4: a lacks 0.05 of 1.35, b 0.15 of 5.4.
      expect([cuantos.toFixed(), queLimita(necesidades, cuantos, hechos)?.componenteId]).toEqual(['2.6', 'a']);
      const desobra = { ...hechos, disponibles: new Map([...hechos.disponibles, ['b', decimal(99)]]) };
      expect(cuantosSePuedeArmar(necesidades, desobra).toFixed()).toBe('2.6');
    });

    it('counts all that takes the same: directly and inside of a kit, or as a substitute', () => {
      const kits: [string, Linea[]][] = [['kit', [linea('a', '1', { id: 'dentro' })]]];
      expect(limita([linea('a'), linea('kit'), linea('b')], { a: 8, b: 5 }, kits)).toBe('a');
      const conSustituto: [string, Linea[]][] = [['kit', [linea('a', '1', { sustitutos: ['b'] })]]];
      expect(limita([linea('c'), linea('b'), linea('kit')], { a: 0, b: 8, c: 5 }, conSustituto)).toBe('a');
    });
  });

  it('INV-25 INV-26 nothing is taken nor comes back by halves: what is begun goes in whole, and a part of one is none', () => {
    const grafo: Grafo = new Map([
      ['r', [linea('a', '1', { merma: '10' }), linea('cable', '0.335'), linea('b', '0.5')]],
    ]);
    const necesidades = necesidadesDe(grafo, 'r', { esKit: () => false });
    const deCada = (id: string) => (id === 'cable' ? 2 : 0);
    const disponibles = new Map(['a', 'b', 'cable'].map((id) => [id, decimal(9)]));
    expect(
      asignar(necesidades, 1, { disponibles, decimalesDe: deCada }).map(({ necesario }) => necesario.toFixed()),
    ).toEqual(['2', '0.34', '1']);
    const vuelven = (n: number) =>
      devoluciones(necesidades, n, deCada).map(({ articuloId, cantidad }) => `${articuloId} ${cantidad.toFixed()}`);
    expect([vuelven(1), vuelven(3)]).toEqual([
      ['a 1', 'cable 0.33'],
      ['a 3', 'cable 1', 'b 1'],
    ]);
  });

  it('INV-26 taking apart gives back what went in less its waste', () => {
    fc.assert(
      fc.property(lineasArbitrarias, fc.integer({ min: 1, max: 30 }), (lineas, n) => {
        const grafo: Grafo = new Map([
          ['r', lineas.map(({ cantidad, merma }, i) => linea(String(i), String(cantidad), { merma }))],
        ]);
        const necesidades = necesidadesDe(grafo, 'r', { esKit: () => false });
        const vuelven = devoluciones(necesidades, n, decimalesDe);
        expect(vuelven.map(({ articuloId, cantidad }) => [articuloId, cantidad.toFixed()])).toEqual(
          lineas.map(({ cantidad }, i) => [String(i), String(cantidad * n)]),
        );
      }),
    );
  });
});
