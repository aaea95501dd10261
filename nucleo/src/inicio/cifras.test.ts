import { expect, it } from 'vitest';
import { cifrasDe, type VentaDelDia, ventasDe } from './cifras.ts';

/** Sold in a day, and how much of it up to the hour; it had cost half. */
const venta = (dia: string, importe: number, aLaHora = importe): VentaDelDia => ({
  dia,
  importe: String(importe),
  costo: String(importe / 2),
  importeALaHora: String(aLaHora),
  costoALaHora: String(aLaHora / 2),
});

it('each figure is compared with the same stretch before, up to the same hour', () => {
  const ventas = [
    ...[venta('2025-01-01', 1), venta('2025-11-19', 10), venta('2025-11-20', 300, 100)],
    ...[venta('2026-10-01', 1000), venta('2026-10-20', 50_000, 20_000)],
    ...[venta('2026-11-07', 7), venta('2026-11-13', 400_000, 300_000), venta('2026-11-20', 2_000_000, 2_000_000)],
  ];
  const { hoy, mes, anio } = cifrasDe(ventas, '2026-11-20', true);
  expect([hoy.importe, hoy.antes]).toEqual(['2000000.00', '300000.00']);
  expect(hoy.dias.map(({ importe }) => Number(importe))).toEqual([
    7, 0, 0, 0, 0, 0, 400_000, 0, 0, 0, 0, 0, 0, 2_000_000,
  ]);
  expect([hoy.dias[0]?.desde, hoy.dias[13]?.desde]).toEqual(['2026-11-07', '2026-11-20']);
  expect(mes).toEqual({ importe: '2400007.00', antes: '21000.00', margen: '1200003.50', margenAntes: '10500.00' });
  expect([anio.importe, anio.antes]).toEqual(['2451007.00', '111.00']);
  expect(anio.porMes.map(({ desde }) => desde.slice(0, 7))).toEqual(
    Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`),
  );
  expect(anio.porMes.slice(9)).toEqual([
    { desde: '2026-10-01', importe: '51000.00', costo: '25500.00' },
    { desde: '2026-11-01', importe: '2400007.00', costo: '1200003.50' },
    { desde: '2026-12-01', importe: '0.00', costo: '0.00' },
  ]);
});

it('a month that ended before this day counts whole, and so does a February before a leap one', () => {
  const marzo = cifrasDe([venta('2026-02-28', 90, 1), venta('2026-03-31', 5)], '2026-03-31', true);
  expect(marzo.mes.antes).toBe('90.00');
  const bisiesto = cifrasDe([venta('2027-02-28', 90, 1), venta('2027-03-01', 8)], '2028-02-29', true);
  expect(bisiesto.anio.antes).toBe('90.00');
});

it('says nothing of costs to who may not see them', () => {
  const { mes, anio } = cifrasDe([venta('2026-11-20', 10)], '2026-11-20', false);
  expect([mes.margen, mes.margenAntes, ...new Set(anio.porMes.map(({ costo }) => costo))]).toEqual([null, null, null]);
  const { puntos } = ventasDe([venta('2026-11-20', 10)], { paso: 'semana', hoy: '2026-11-20', veCosto: false });
  expect(puntos.at(-1)).toEqual({ desde: '2026-11-16', importe: '10.00', costo: null });
});

it('the chart tells zeros where nothing was sold, and no years before the first sale', () => {
  const ventas = [venta('2024-05-02', 10), venta('2026-01-01', 20)];
  expect(ventasDe(ventas, { paso: 'anio', hoy: '2026-11-20', veCosto: true }).puntos).toEqual([
    { desde: '2024-01-01', importe: '10.00', costo: '5.00' },
    { desde: '2025-01-01', importe: '0.00', costo: '0.00' },
    { desde: '2026-01-01', importe: '20.00', costo: '10.00' },
  ]);
  expect(ventasDe([], { paso: 'anio', hoy: '2026-11-20', veCosto: true }).puntos).toHaveLength(1);
  expect(ventasDe([], { paso: 'mes', hoy: '2026-11-20', veCosto: true }).puntos).toHaveLength(12);
});
