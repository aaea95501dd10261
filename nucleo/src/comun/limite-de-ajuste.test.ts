import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimal } from './decimal.ts';
import { CamposDeLimiteDeAjuste, limiteDeAjusteDe, superaElLimite } from './limite-de-ajuste.ts';

it('AJU-06 of several roles the widest rules, and one without end has no end', () => {
  expect(limiteDeAjusteDe(['900', '1000.50', '20'])).toBe('1000.50');
  expect(limiteDeAjusteDe(['900', null, '20'])).toBeNull();
  expect(limiteDeAjusteDe([])).toBeNull();
});

it('AJU-06 another role never takes away, whatever the order they come in', () => {
  const limite = fc.option(fc.nat(1_000_000).map(String), { freq: 8 });
  fc.assert(
    fc.property(fc.array(limite, { minLength: 1 }), limite, fc.nat(1_000_000), (suyos, otro, monto) => {
      const antes = superaElLimite(decimal(monto), limiteDeAjusteDe(suyos));
      const despues = superaElLimite(decimal(monto), limiteDeAjusteDe([...suyos, otro]));
      expect(antes || !despues).toBe(true);
      expect(limiteDeAjusteDe(suyos.toReversed())).toBe(limiteDeAjusteDe(suyos));
    }),
  );
});

it('AJU-06 reaches up to its amount, included', () => {
  expect(superaElLimite(decimal('1000'), '1000.00')).toBe(false);
  expect(superaElLimite(decimal('1000.01'), '1000')).toBe(true);
  expect(superaElLimite(decimal('0'), '0')).toBe(false);
  expect(superaElLimite(decimal('1e15'), null)).toBe(false);
});

it.each(['-1', '1000000000001', '1.001', 'mil'])('is not %s', (maximo) => {
  expect(CamposDeLimiteDeAjuste.safeParse({ maximo }).success).toBe(false);
});
