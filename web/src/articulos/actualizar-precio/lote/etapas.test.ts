import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { aplicado } from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { etapasDe } from './etapas.ts';

describe('the stages of an applied batch', () => {
  const programacion = (aplicaDesde: string | null) =>
    etapasDe(aplicado({ aplicaDesde, aplicadoEn: '2026-11-26T14:00:00.000Z' }), false, i18next.t as never).find(
      ({ id }) => id === 'programacion',
    )?.situacion;

  it('PRE-05 have its day as done only when it was applied by it', () => {
    expect(programacion('2026-11-26T13:59:50.000Z')).toBe('hecho');
    expect(programacion('2026-11-30T11:00:00.000Z')).toBe('salteado');
    expect(programacion(null)).toBe('salteado');
  });
});
