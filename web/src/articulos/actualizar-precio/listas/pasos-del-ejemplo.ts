import type { Derivacion } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import { type PasoDeDerivado, pasosDeDerivado } from '@trastienda/nucleo/articulos/precios/listas/lista-derivada.ts';

type Ejemplo = {
  readonly derivacion: Derivacion | null;
  readonly margenMinimo: string | null;
  readonly base: string | null;
  readonly costo: string | null;
};

const NUMERO = /^-?\d{1,14}(\.\d{1,8})?$/;

/** How an example comes out, one row for each step that changes it; null while the formula cannot be read. */
export function pasosDelEjemplo({ derivacion, margenMinimo, base, costo }: Ejemplo): readonly PasoDeDerivado[] | null {
  if (derivacion === null || base === null || Number(base) < 0) return null;
  const { coeficiente, paso, adicional, modo } = derivacion;
  if (![coeficiente, paso, adicional].every((texto) => NUMERO.test(texto))) return null;
  if (Number(coeficiente) <= 0 || Number(paso) < 0) return null;
  const piso = margenMinimo !== null && NUMERO.test(margenMinimo) ? margenMinimo : null;
  const pasos = pasosDeDerivado(base, { coeficiente, paso, modo, adicional, margenMinimo: piso }, costo);
  return pasos.filter(({ importe }, i) => i === 0 || !importe.eq(pasos[i - 1]?.importe ?? importe.plus(1)));
}
