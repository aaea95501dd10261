import { expect, it } from 'vitest';
import { destinoDe } from './teclas.ts';

const forma = { filas: 3, columnas: 8, porGrupo: 3 };
const ir = (key: string, fila: number, columna: number, ctrlKey = false) =>
  destinoDe({ key, ctrlKey }, { fila, columna }, forma);

it('arrows go one by one across the groups and stop at the edges', () => {
  expect(ir('ArrowRight', 0, 2)).toEqual({ fila: 0, columna: 3 });
  expect(ir('ArrowRight', 0, 7)).toEqual({ fila: 0, columna: 7 });
  expect(ir('ArrowLeft', 1, 0)).toEqual({ fila: 1, columna: 0 });
  expect(ir('ArrowDown', 2, 4)).toEqual({ fila: 2, columna: 4 });
  expect(ir('ArrowUp', 2, 4)).toEqual({ fila: 1, columna: 4 });
});

it('Ctrl jumps a whole sucursal, and to the ends of the table', () => {
  expect(ir('ArrowRight', 0, 1, true)).toEqual({ fila: 0, columna: 4 });
  expect(ir('Home', 2, 5)).toEqual({ fila: 2, columna: 0 });
  expect(ir('End', 0, 0, true)).toEqual({ fila: 2, columna: 7 });
  expect(ir('a', 0, 0)).toBeUndefined();
});
