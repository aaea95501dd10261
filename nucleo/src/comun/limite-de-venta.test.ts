import { expect, it } from 'vitest';
import { CamposDeLimite } from './limite-de-venta.ts';

const DICHO = { descuentoMaximo: '10', margenMinimo: '5', bajoMargen: 'AVISAR', costoViejo: 'MOTIVO' };
const problemas = (resto: object): readonly string[] => {
  const leido = CamposDeLimite.safeParse({ ...DICHO, ...resto });
  return leido.success ? [] : leido.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

it('PRE-10 PRE-12 a limit of a role takes off between nothing and all, and leaves from a loss to a hundred times the cost', () => {
  for (const descuentoMaximo of ['0', '12.5', '100']) expect(problemas({ descuentoMaximo })).toEqual([]);
  for (const descuentoMaximo of ['-0.01', '100.01']) {
    expect(problemas({ descuentoMaximo })).toEqual(['descuentoMaximo: Va de 0 a 100.']);
  }
  for (const margenMinimo of ['-100', '0', '10000', null]) expect(problemas({ margenMinimo })).toEqual([]);
  for (const margenMinimo of ['-100.01', '10000.01']) {
    expect(problemas({ margenMinimo })).toEqual(['margenMinimo: Va de −100 a 10.000.']);
  }
  expect([problemas({ descuentoMaximo: '1.125' }), problemas({ margenMinimo: '1.125' })].flat()).toHaveLength(2);
});
