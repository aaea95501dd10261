import { expect, it } from 'vitest';
import { queLlevanA, queSeLlama } from './buscar-en-explosion.ts';

const nodo = (articuloId: string, codigo: string, ...componentes: readonly string[]) => ({
  ...{ articuloId, codigo, descripcion: `Pieza del ${codigo}` },
  lineas: componentes.map((componenteId) => ({ componenteId })),
});
const nodos = [nodo('m', 'MOTOR', 'b', 't'), nodo('b', 'BOMBA', 'p'), nodo('t', 'TAPA'), nodo('p', 'P-10')];

it('finds by the code without its signs, or by all the words', () => {
  const perno = { codigo: 'P-10.5', descripcion: 'Perno de bomba' };
  for (const buscar of ['p105', 'P 10', 'bomba perno', '']) expect(queSeLlama(buscar)(perno)).toBe(true);
  for (const buscar of ['p106', 'perno tapa']) expect(queSeLlama(buscar)(perno)).toBe(false);
});

it('keeps the ways to what it finds, and leaves nothing out when nothing is looked for', () => {
  expect(queLlevanA(nodos, 'p10')).toEqual(new Set(['p', 'b', 'm']));
  expect(queLlevanA(nodos, 'bomba')).toEqual(new Set(['b', 'm']));
  expect(queLlevanA(nodos, 'nada')).toEqual(new Set());
  expect(queLlevanA(nodos, ' ')).toBeNull();
});
