import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diaArgentino, finDelDia } from '#comun/fecha.ts';
import { ultimoDia } from './ultimo-dia.ts';

it('UA-12 the last day of what ends with a day is that day, and what ends within one has none', () => {
  const dias = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map(diaArgentino);
  fc.assert(
    fc.property(dias, fc.integer({ min: 1, max: 86_399_999 }), (dia, mas) => {
      const fin = finDelDia(dia);
      expect(ultimoDia(fin.toISOString())).toBe(dia);
      expect(ultimoDia(new Date(fin.getTime() + mas).toISOString())).toBeNull();
    }),
  );
});
