import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planearRelaciones, type RelacionPedida } from './carga.ts';
import { unir } from './grupo.ts';

const contador = () => {
  let n = 0;
  return () => {
    n += 1;
    return `nuevo-${n}`;
  };
};
const NADA = { grupos: new Map<string, string>(), reemplazos: new Map<string, string>() };
const igual = (fila: number, uno: string, otro: string): RelacionPedida => ({ fila, tipo: 'EQUIVALENTE', uno, otro });
const reemplaza = (fila: number, uno: string, otro: string): RelacionPedida => ({
  fila,
  tipo: 'REEMPLAZADO',
  uno,
  otro,
});

it('INV-10 rows join what they name, and those that say what follows already change nothing', () => {
  const plan = planearRelaciones(
    NADA,
    [igual(2, 'a', 'b'), igual(3, 'b', 'c'), igual(4, 'c', 'a'), igual(5, 'd', 'd')],
    contador(),
  );
  expect([...plan.resultados.values()].map(({ que }) => que)).toEqual(['CREAR', 'CREAR', 'SIN_CAMBIOS', 'MISMO']);
  expect([...plan.grupos]).toEqual([
    ['a', 'nuevo-1'],
    ['b', 'nuevo-1'],
    ['c', 'nuevo-1'],
  ]);
});

it('two grupos that were there become one, and keep a name they had', () => {
  const grupos = new Map([
    ['a', 'G'],
    ['b', 'G'],
    ['c', 'H'],
    ['d', 'H'],
  ]);
  const plan = planearRelaciones({ ...NADA, grupos }, [igual(2, 'b', 'c')], contador());
  expect([...plan.grupos]).toEqual([
    ['c', 'G'],
    ['d', 'G'],
  ]);
});

it('INV-08 no chain closes, among rows or with what was there, and one artículo is replaced once in a file', () => {
  const reemplazos = new Map([
    ['a', 'b'],
    ['x', 'y'],
  ]);
  const pedidas = [
    ...[reemplaza(2, 'b', 'c'), reemplaza(3, 'c', 'a'), reemplaza(4, 'x', 'z'), reemplaza(5, 'x', 'a')],
    ...[reemplaza(6, 'a', 'b'), reemplaza(7, 'z', 'z')],
  ];
  const plan = planearRelaciones({ ...NADA, reemplazos }, pedidas, contador());
  expect([...plan.resultados.values()]).toEqual([
    { que: 'CREAR' },
    { que: 'CIRCULO' },
    { que: 'ACTUALIZAR', antes: 'y' },
    { que: 'REPETIDA', primera: 4 },
    { que: 'SIN_CAMBIOS' },
    { que: 'MISMO' },
  ]);
  expect([...plan.reemplazos]).toEqual([
    ['b', 'c'],
    ['x', 'z'],
  ]);
});

const ids = fc.constantFrom(...'abcdefgh');

it('INV-10 many rows at once leave the grupos that joining one by one leaves', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(ids, ids), { maxLength: 12 }),
      fc.array(fc.tuple(ids, ids), { maxLength: 12 }),
      (antes, filas) => {
        const unoPorUno = (desde: ReadonlyMap<string, string>, pares: readonly (readonly [string, string])[]) => {
          const grupos = new Map(desde);
          const nuevo = contador();
          for (const [a, b] of pares) {
            const union = unir(grupos, { uno: { id: a, codigo: a }, otro: { id: b, codigo: b }, nuevo: nuevo() });
            if (union.ok) for (const [id, grupo] of union.value) if (grupo !== null) grupos.set(id, grupo);
          }
          return grupos;
        };
        const grupos = new Map([...unoPorUno(new Map(), antes)].map(([id, grupo]) => [id, `de-antes-${grupo}`]));
        const plan = planearRelaciones(
          { ...NADA, grupos },
          filas.map(([a, b], i) => igual(i, a, b)),
          contador(),
        );
        const todos = new Map(grupos);
        for (const [id, grupo] of plan.grupos) if (grupo !== null) todos.set(id, grupo);
        const juntos = (de: ReadonlyMap<string, string>) =>
          [...'abcdefgh'].flatMap((a) => [...'abcdefgh'].map((b) => a !== b && de.has(a) && de.get(a) === de.get(b)));
        expect(juntos(todos)).toEqual(juntos(unoPorUno(grupos, filas)));
      },
    ),
  );
});

it('INV-08 whatever the rows, every chain ends', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, ids), { maxLength: 30 }), (filas) => {
      const { reemplazos } = planearRelaciones(
        NADA,
        filas.map(([a, b], i) => reemplaza(i, a, b)),
        contador(),
      );
      for (const desde of reemplazos.keys()) {
        let pasos = 0;
        for (let paso = reemplazos.get(desde); paso !== undefined; paso = reemplazos.get(paso)) pasos += 1;
        expect(pasos).toBeLessThan(9);
      }
    }),
  );
});
