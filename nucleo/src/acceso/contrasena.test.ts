import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exigirContrasena } from './contrasena.ts';

const persona = ['Lucía Ferreyra', 'lferreyra@quiroga.com.ar'];

it('accepts a long sentence, spaces and accents included', () => {
  expect(exigirContrasena('el mate está frío hoy', persona)).toMatchObject({ ok: true });
  expect(exigirContrasena('🔧🔩🚗 tres cosas del taller', persona)).toMatchObject({ ok: true });
});

it.each([
  ['short', 'corta'],
  ['a repeated piece', 'abcabcabcabcabc'],
  ['one key', 'aaaaaaaaaaaaaaaaaaaa'],
  ['a run of the keyboard', 'qwertyuiopasdfgh'],
  ['digits in order', '012345678901234'],
  ['the product and the owner', 'Trastienda-lferreyra'],
  ['the word itself', 'Password.Trastienda1'],
])('refuses %s', (_, contrasena) => {
  expect(exigirContrasena(contrasena, persona)).toMatchObject({
    ok: false,
    error: { code: 'acceso.contrasena_debil' },
  });
});

it('never refuses for its composition: any 20 varied characters will do', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...'bdfhjlnprtvxz2468 .,-áéñ'), { minLength: 20, maxLength: 24 }),
      (letras) => {
        expect(exigirContrasena(letras.join(''), []).ok).toBe(true);
      },
    ),
  );
});
