import { conMayuscula, formatearPorcentaje, formatearUnitario } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { textoEditable } from '#ui/formularios/leer-decimal.ts';

const DECIMAL = /^-?\d+\.\d+$/;
const NUMERO = /^-?\d+(\.\d+)?$/;
/** A cost with its currency: «USD 14.37». */
const CON_MONEDA = /^(ARS|USD) (-?\d+\.\d+)$/;
const CLAVE = /^[A-Z]+(_[A-Z]+)*$/;

/** What somebody wrote is shown as they did, whatever it looks like: the marca MAHLE, the código 12.50. */
const ESCRITOS = new Set([
  'codigo',
  'codigoExterno',
  'codigoProveedor',
  'descripcion',
  'documento',
  'email',
  'familia',
  'lugar',
  'marca',
  'modelo',
  'nombre',
  'nota',
  'observaciones',
  'proveedor',
  'razonSocial',
  'rubro',
  'subfamilia',
]);

/** Rates: a hundredth is their unit, and the sign is part of how they are read. */
const PORCENTAJES = new Set(['iva', 'ivaOmision', 'margenMinimo', 'margenOmision']);

/**
 * A stored value as people read it in the timeline: yes and no in words, decimals with comma, costs with their currency,
 * rates with their sign, and the capitals of a state as its name. `nombres` are the names the product gives to its states;
 * the rest is left as it is.
 */
export function valorDeCampo(campo: string, valor: string, nombres: Readonly<Record<string, string>>): string {
  if (ESCRITOS.has(campo)) return valor;
  const nombre = nombres[valor];
  if (nombre !== undefined) return nombre;
  if (PORCENTAJES.has(campo) && NUMERO.test(valor)) return formatearPorcentaje(valor);
  // It has up to six decimals, and each of them counts.
  if (campo === 'coeficiente') return textoEditable(valor);
  if (DECIMAL.test(valor)) return formatearUnitario(valor);
  const [, moneda, importe] = CON_MONEDA.exec(valor) ?? [];
  if (importe !== undefined) return unitarioEn(moneda, importe);
  return CLAVE.test(valor) && valor.length > 3 ? enPalabras(valor) : valor;
}

const enPalabras = (clave: string): string => {
  const palabras = clave.replaceAll('_', ' ').toLowerCase();
  return conMayuscula(palabras);
};
