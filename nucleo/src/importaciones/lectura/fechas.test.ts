import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fechaHoraTexto } from '#comun/fecha.ts';
import { leerFechaHora } from './fechas.ts';

describe('leerFechaHora', () => {
  it('reads d/m/aaaa hh:mm on the clock of Argentina', () => {
    expect(leerFechaHora('1/12/2010 08:26')).toEqual({ ok: true, value: new Date('2010-12-01T11:26:00Z') });
    expect(leerFechaHora('2010-12-01 08:26:30')).toEqual({ ok: true, value: new Date('2010-12-01T11:26:30Z') });
    expect(leerFechaHora('31/12/2010')).toEqual({ ok: true, value: new Date('2010-12-31T03:00:00Z') });
  });

  it.each([
    '',
    'ayer',
    '12/2010',
    '1/12/10',
    '31/2/2010 10:00',
    '1/13/2010',
    '0/1/2010',
    '1/12/2010 24:00',
    '1/12/2010 10:60',
  ])('refuses «%s»', (texto) => {
    expect(leerFechaHora(texto)).toMatchObject({ ok: false });
  });

  it('reads the month first where the file has it so, with its time, and says how it is written there', () => {
    const enMes = (texto: string) => leerFechaHora(texto, 'mda');
    expect(enMes('12/1/2010 08:26:59')).toEqual({ ok: true, value: new Date('2010-12-01T11:26:59Z') });
    expect(enMes('2010-12-01 08:26')).toEqual({ ok: true, value: new Date('2010-12-01T11:26:00Z') });
    expect(enMes('13/1/2010')).toEqual({ ok: false, error: 'Esa fecha no existe en el calendario.' });
    expect(enMes('ayer')).toEqual({ ok: false, error: 'No es una fecha: escribila m/d/aaaa hh:mm.' });
    expect(leerFechaHora('ayer')).toEqual({ ok: false, error: 'No es una fecha: escribila d/m/aaaa hh:mm.' });
    const deMas = { ok: false, error: 'Esa hora no existe: va de 00:00 a 23:59.' };
    expect(leerFechaHora('1/12/2010 23:59:59').ok).toBe(true);
    expect(['24:00', '10:60', '10:59:60'].map((hora) => leerFechaHora(`1/12/2010 ${hora}`))).toEqual(
      Array(3).fill(deMas),
    );
  });

  it('reads back what the product shows', () => {
    const minutos = fc.integer({ min: 20_000_000, max: 40_000_000 });
    fc.assert(
      fc.property(minutos, (minuto) => {
        const instante = new Date(minuto * 60_000);
        expect(leerFechaHora(fechaHoraTexto(instante))).toEqual({ ok: true, value: instante });
      }),
    );
  });
});
