import { OtraFormula } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-cambio-de-formula.ts';
import type { ListaDePrecio } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import { calculaOtraCosa } from '@trastienda/nucleo/articulos/precios/listas/lista-derivada.ts';
import { seVeLaFormula } from './valores-de-lista.ts';

export type CuerpoDePrevia = OtraFormula;

/** What of the form of a lista its prices come out of. */
export const DE_LA_FORMULA = OtraFormula.keyof().options;

/**
 * What the preview of a lista is asked with; null while what is written cannot be read. The same for what is on screen and for
 * what was sent, so that both are one question.
 */
export function cuerpoDePrevia(escrito: Readonly<Record<string, unknown>>): CuerpoDePrevia | null {
  const dicho = DE_LA_FORMULA.map((campo) => [campo, escrito[campo] === '' ? VACIOS[campo] : escrito[campo]] as const);
  const leido = OtraFormula.safeParse(Object.fromEntries(dicho.filter(([, valor]) => valor !== undefined)));
  return leido.success ? leido.data : null;
}

/** What an empty box of each means. */
const VACIOS: Readonly<Record<string, null>> = { margenMinimo: null };

/** Whether a lista that is so would work out other prices. Of a formula that is not told, only its side shows here. */
export function calculaOtros(lista: ListaDePrecio, cuerpo: CuerpoDePrevia): boolean {
  const { moneda = lista.moneda, incluyeIva = lista.incluyeIva, margenMinimo = lista.margenMinimo } = cuerpo;
  if (!seVeLaFormula(lista)) return moneda !== lista.moneda || incluyeIva !== lista.incluyeIva;
  const derivacion = cuerpo.derivacion === undefined ? lista.derivacion : cuerpo.derivacion;
  return calculaOtraCosa(lista, { moneda, incluyeIva, margenMinimo, derivacion });
}
