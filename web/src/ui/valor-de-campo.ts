import { formatearUnitario } from './formato.ts';

const DECIMAL = /^-?\d+\.\d+$/;
const CLAVE = /^[A-Z]+(_[A-Z]+)*$/;

/**
 * A stored value as people read it in the timeline: yes and no in words, decimals with comma, and the capitals of a
 * state as its name. `nombres` are the names the product gives to its states; the rest is left as it is.
 */
export function valorDeCampo(valor: string, nombres: Readonly<Record<string, string>>): string {
  const nombre = nombres[valor];
  if (nombre !== undefined) return nombre;
  if (DECIMAL.test(valor)) return formatearUnitario(valor);
  return CLAVE.test(valor) && valor.length > 3 ? enPalabras(valor) : valor;
}

const enPalabras = (clave: string): string => {
  const palabras = clave.replaceAll('_', ' ').toLowerCase();
  return palabras.charAt(0).toUpperCase() + palabras.slice(1);
};
