import { describe, expect, it } from 'vitest';
import { cifrasDe, conOpinion } from './estado.ts';

describe('the opinions of a product', () => {
  it('are 236 to begin with, whatever its rating, and their average is near it', () => {
    for (const rating of [1, 2, 3, 4, 5]) {
      const { total, promedio } = cifrasDe({ rating }, []);
      expect(total).toBe(236);
      expect(Math.round(promedio)).toBe(rating);
    }
  });

  it('grow by the one that is written, which comes first, and the average moves', () => {
    const antes = cifrasDe({ rating: 5 }, []);
    const escritas = conOpinion(conOpinion({}, 7, { estrellas: 1, texto: 'no' }), 7, {
      estrellas: 2,
      texto: 'tampoco',
    });
    const despues = cifrasDe({ rating: 5 }, escritas[7] ?? []);
    expect(escritas[7]?.map(({ texto }) => texto)).toEqual(['tampoco', 'no']);
    expect(despues.total).toBe(238);
    expect(despues.barras.at(-1)?.cuantas).toBe((antes.barras.at(-1)?.cuantas ?? 0) + 1);
    expect(despues.promedio).toBeLessThan(antes.promedio);
  });
});
