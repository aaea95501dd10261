import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diaArgentino, fechaHoraTexto, finDelDia, inicioDelDia, instanteTexto } from './fecha.ts';

it('puts the late evening of Argentina on its own day, though UTC is already tomorrow', () => {
  expect(diaArgentino(new Date('2026-11-21T02:59:59Z'))).toBe('2026-11-20');
  expect(diaArgentino(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
});

it('agrees with the zone database of the platform on every day since 2010', () => {
  const oficial = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' });
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2010-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (instante) => {
        expect(diaArgentino(instante)).toBe(oficial.format(instante));
      },
    ),
  );
});

it('gives days that meet without gap or overlap', () => {
  expect(finDelDia('2026-02-28')).toEqual(inicioDelDia('2026-03-01'));
});

it('writes an instant as people read it', () => {
  expect(fechaHoraTexto(new Date('2026-11-20T13:42:00Z'))).toBe('20/11/2026 10:42');
  expect(['2026-11-20T13:42:00Z', null, undefined].map(instanteTexto)).toEqual(['20/11/2026 10:42', '', '']);
});
