import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enPartes } from './en-partes.ts';
import { anchoDeTexto } from './letra.ts';

it('breaks a código after its signs, and nowhere when it is asked for one part', () => {
  expect(enPartes('PAP-006-CODIGO-LARGO', 2, true)).toEqual(['PAP-006-', 'CODIGO-LARGO']);
  expect(enPartes('PAP-006-CODIGO-LARGO', 3, true)).toEqual(['PAP-006-', 'CODIGO-', 'LARGO']);
  expect(enPartes('PAP-006', 1, true)).toEqual(['PAP-006']);
  expect(enPartes('AB', 5, true)).toEqual(['A', 'B']);
});

it('loses no letter of a código, in as many parts as asked, none much wider than it has to be', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9./-]{1,60}$/), fc.integer({ min: 1, max: 5 }), (codigo, cuantas) => {
      const partes = enPartes(codigo, cuantas, true);
      expect(partes.join('')).toBe(codigo);
      expect(partes).toHaveLength(Math.min(cuantas, codigo.length));
      const anchos = partes.map((parte) => anchoDeTexto(parte, 1, true));
      const justo = anchoDeTexto(codigo, 1, true) / partes.length;
      expect(Math.max(...anchos)).toBeLessThanOrEqual((justo + 1.1) * 1.25 ** (partes.length - 1));
    }),
  );
});
