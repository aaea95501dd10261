import { expect, it } from 'vitest';
import { alternarRama, alternarTilde, ancestrosDe, buscarNodo, hojasDe, lineasDe, ramasDe, tildeDe } from './estado.ts';
import { ARBOL } from './muestras.ts';

const nodo = (id: string) => buscarNodo(ARBOL, id) ?? ARBOL;

it('the tree has a root, three branches and three leaves in each', () => {
  expect(ramasDe(ARBOL)).toEqual(['principal', 'motor', 'suspension', 'electricidad']);
  expect(ARBOL.hijos?.map(({ hijos }) => hijos?.length)).toEqual([3, 3, 3]);
});

it('T-TV-2: all open shows every line; all closed, only the root', () => {
  expect(lineasDe(ARBOL, new Set(ramasDe(ARBOL)))).toHaveLength(13);
  expect(lineasDe(ARBOL, new Set()).map(({ clave }) => clave)).toEqual(['principal']);
});

it('a branch inside a closed one is not in view, and is still open when that one opens', () => {
  const abiertas = new Set(['principal', 'motor']);
  const cerrada = alternarRama(abiertas, 'principal');
  expect(lineasDe(ARBOL, cerrada)).toHaveLength(1);
  expect(lineasDe(ARBOL, alternarRama(cerrada, 'principal'))).toHaveLength(7);
});

it('ticking a branch ticks its leaves, and doing it again takes them off; the others stay', () => {
  const conUna = alternarTilde(nodo('baterias'), new Set());
  const conMotor = alternarTilde(nodo('motor'), conUna);
  expect([...conMotor].sort()).toEqual(['baterias', ...hojasDe(nodo('motor'))].sort());
  expect(tildeDe(nodo('motor'), conMotor)).toBe(true);
  expect([...alternarTilde(nodo('motor'), conMotor)]).toEqual(['baterias']);
});

it('a branch with some leaves ticked is so in part, and ticking it ticks the rest', () => {
  const conUna = new Set(['lubricacion']);
  expect(tildeDe(nodo('motor'), conUna)).toBe('mixed');
  expect(tildeDe(ARBOL, conUna)).toBe('mixed');
  expect(tildeDe(nodo('suspension'), conUna)).toBe(false);
  expect(alternarTilde(nodo('motor'), conUna).size).toBe(3);
});

it('the branches that a line is in are told from the root on, so that a link to it shows it', () => {
  expect(ancestrosDe(ARBOL, 'baterias')).toEqual(['principal', 'electricidad']);
  expect(ancestrosDe(ARBOL, 'motor')).toEqual(['principal']);
  expect(ancestrosDe(ARBOL, 'principal')).toEqual([]);
  expect(ancestrosDe(ARBOL, 'nada')).toEqual([]);
  const aLaVista = lineasDe(ARBOL, new Set(ancestrosDe(ARBOL, 'baterias'))).map(({ clave }) => clave);
  expect(aLaVista).toContain('baterias');
});
