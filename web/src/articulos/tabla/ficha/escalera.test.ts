import { describe, expect, it } from 'vitest';
import { precio } from '#articulos/ejemplos.prueba.ts';
import { trazarEscalera } from './escalera.ts';
import { variacionEntre } from './variacion.ts';

const MEDIDA = { ancho: 300, alto: 100, inicio: 0 };
const hoy = new Date('2026-10-01T00:00:00Z');
const peldano = (desde: string, neto: string | null) => ({ desde: `${desde}T00:00:00Z`, neto });

describe('trazarEscalera', () => {
  it('goes in steps: across while a price holds, up or down when it changes', () => {
    const { trazos } = trazarEscalera([peldano('2026-01-01', '100'), peldano('2026-06-01', '150')], hoy, MEDIDA);
    expect(trazos).toHaveLength(1);
    expect(trazos[0]).toMatch(/^M0,[\d.]+H[\d.]+V[\d.]+H300$/);
  });

  it('is cut where there is no price', () => {
    const precios = [peldano('2026-01-01', '100'), peldano('2026-03-01', null), peldano('2026-06-01', '150')];
    expect(trazarEscalera(precios, hoy, MEDIDA).trazos).toHaveLength(2);
  });

  it('draws what it cost meanwhile from the first price on, with its gaps, on the same scale', () => {
    const precios = [peldano('2026-03-01', '200'), peldano('2026-06-01', '260')];
    const costos = [peldano('2025-01-01', '100'), peldano('2026-04-01', null), peldano('2026-05-01', '140')];
    const { costos: trazos, marcas, trazos: dePrecios } = trazarEscalera(precios, hoy, MEDIDA, costos);
    expect(trazos).toHaveLength(2);
    expect(trazos[0]).toMatch(/^M0,[\d.]+H[\d.]+$/);
    expect(trazos[1]).toMatch(/H300$/);
    expect(marcas[0]?.valor).toBe(100);
    // A later cost alone begins where it begins.
    const [suelto = ''] = trazarEscalera(precios, hoy, MEDIDA, [peldano('2026-05-01', '140')]).costos;
    expect(suelto).toMatch(/^M(?!0,)/);
    expect(dePrecios).toHaveLength(1);
  });

  it('marks today only when something is scheduled, and the price that holds today', () => {
    const pasados = trazarEscalera([peldano('2026-01-01', '100')], hoy, MEDIDA);
    expect(pasados.ahora).toBe(null);
    expect(pasados.punta).not.toBe(null);
    const futuro = trazarEscalera([peldano('2026-01-01', '100'), peldano('2026-12-01', '120')], hoy, MEDIDA);
    expect(futuro.ahora).toBeGreaterThan(0);
    expect(futuro.ahora).toBeLessThan(300);
    expect(trazarEscalera([peldano('2026-12-01', '120')], hoy, MEDIDA).punta).toBe(null);
  });

  it('has round marks around every price', () => {
    const { marcas } = trazarEscalera([peldano('2026-01-01', '12900'), peldano('2026-06-01', '18450')], hoy, MEDIDA);
    expect(marcas.map(({ valor }) => valor)).toEqual([12_000, 14_000, 16_000, 18_000, 20_000]);
    expect(trazarEscalera([], hoy, MEDIDA).marcas).toEqual([]);
  });
});

it('says how much a price moved from the one before it in its lista and quantity', () => {
  const filas = [
    precio({ id: 'c', neto: '18450.00' }),
    precio({ id: 'x', cantidadDesde: '12', neto: '1.00' }),
    precio({ id: 'b', neto: '16500.00' }),
    precio({ id: 'a', neto: null }),
  ];
  expect(filas.map((una) => variacionEntre(filas, una))).toEqual([11.8, null, null, null]);
});
