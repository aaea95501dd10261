import type { Iva, Mundo, Renglon } from './mundo.ts';
import { articuloDe } from './mundo.ts';

const CIEN_POR_CIENTO = 10_000n;

/** cantidad × precio × Π(1 − d), rounded once at the end, half away from zero, to the centavo. */
export function importe({ pedida, precio, descuentos }: Renglon): number {
  const escala = descuentos.reduce((acumulado) => acumulado * CIEN_POR_CIENTO, 1n);
  const neto = descuentos.reduce(
    (queda, descuento) => queda * (CIEN_POR_CIENTO - BigInt(descuento)),
    BigInt(pedida) * BigInt(precio),
  );
  // Thousandths by ten-thousandths are seven decimals; five of them are beyond the centavo.
  return Number(redondear(neto, 100_000n * escala));
}

/** In thousandths of the amount. */
const TASAS: Readonly<Record<Iva, bigint>> = { '21': 210n, '10.5': 105n, EXENTO: 0n };

export type Totales = { readonly neto: number; readonly iva: number; readonly total: number };

/** IVA is worked out on the sum of each rate. */
export function totales(mundo: Mundo, renglones: readonly Renglon[]): Totales {
  const netos = new Map<Iva, number>();
  for (const renglon of renglones) {
    const { iva } = articuloDe(mundo, renglon.articulo);
    netos.set(iva, (netos.get(iva) ?? 0) + importe(renglon));
  }
  const neto = [...netos.values()].reduce((suma, uno) => suma + uno, 0);
  const iva = [...netos].reduce((suma, [tasa, uno]) => suma + Number(redondear(BigInt(uno) * TASAS[tasa], 1000n)), 0);
  return { neto, iva, total: neto + iva };
}

/** Of amounts that are never negative. */
const redondear = (valor: bigint, divisor: bigint): bigint => (valor * 2n + divisor) / (divisor * 2n);

/** "2.5", "-0.125", "6": a quantity as it travels. */
export const textoDeCantidad = (milesimas: number): string => conDecimales(milesimas, 3, 0);
/** "18450.00", "2.5534". */
export const textoDePrecio = (diezmilesimos: number): string => conDecimales(diezmilesimos, 4, 2);
/** "61.56". */
export const textoDeImporte = (centavos: number): string => conDecimales(centavos, 2, 2);
/** "10", "12.5": a percentage in hundredths. */
export const textoDeDescuento = (centesimos: number): string => conDecimales(centesimos, 2, 0);

function conDecimales(valor: number, decimales: number, minimo: number): string {
  const cifras = String(Math.abs(valor)).padStart(decimales + 1, '0');
  const [entera, fraccion] = [cifras.slice(0, -decimales), cifras.slice(-decimales)];
  const util = fraccion.replace(/0+$/, '').padEnd(minimo, '0');
  return `${valor < 0 ? '-' : ''}${entera}${util === '' ? '' : `.${util}`}`;
}
