import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defectos } from './lista.ts';

const RAIZ = join(import.meta.dirname, '../..');

it('every planted defect finds the text that it changes, once: none has grown old', () => {
  const viejos = defectos.flatMap(({ nombre, textos = [] }) =>
    textos
      .map(({ modulo, busca }) => ({ busca, veces: readFileSync(join(RAIZ, modulo), 'utf8').split(busca).length - 1 }))
      .filter(({ veces }) => veces !== 1)
      .map(({ busca, veces }) => `${nombre}: «${busca}» ${veces} veces`),
  );
  expect(viejos).toEqual([]);
});

it('no two defects share a name, and each of them changes something', () => {
  const nombres = defectos.map(({ nombre }) => nombre);
  expect(new Set(nombres).size).toBe(nombres.length);
  expect(defectos.filter(({ textos = [], precarga }) => textos.length === 0 && !precarga)).toEqual([]);
});
