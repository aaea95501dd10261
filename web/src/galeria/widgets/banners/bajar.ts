import { entregar } from '#api/descargar.ts';
import { azar, entero } from '#galeria/comun/azar.ts';

/** Takes a summary of samples away: a day, a concept and an amount a line. */
export function bajarTransacciones(nombre: string): void {
  const sorteo = azar('transacciones');
  const lineas = Array.from({ length: 214 }, (_, i) => {
    const dia = String((i % 28) + 1).padStart(2, '0');
    return `2026-10-${dia};Movimiento ${i + 1};${entero(sorteo, -9000, 24_000)}`;
  });
  entregar(new Blob([['fecha;concepto;importe', ...lineas].join('\n')], { type: 'text/csv' }), nombre);
}
