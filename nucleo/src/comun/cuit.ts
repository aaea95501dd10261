import { fail, ok, type Result } from './result.ts';

/** Prefixes of people; 25 and 26 are seen in the wild (`argentina.md` 1.1, `acordado` 4). */
const PERSONAS = ['20', '23', '24', '25', '26', '27'] as const;
const EMPRESAS = ['30', '33', '34'] as const;
const EXTRANJEROS = ['50', '51', '55'] as const;

const PREFIJOS = { CUIT: [...PERSONAS, ...EMPRESAS, ...EXTRANJEROS], CUIL: [...PERSONAS] } as const;
export type ClaveTributaria = keyof typeof PREFIJOS;

const PESOS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const;

/** Why a number is not a CUIT or CUIL, with what would be right when it can be told. */
type CuitInvalido =
  | { readonly razon: 'caracteres' }
  | { readonly razon: 'largo'; readonly digitos: number }
  | { readonly razon: 'prefijo'; readonly prefijo: string; readonly admitidos: readonly string[] }
  | { readonly razon: 'digito'; readonly correcto: string }
  | { readonly razon: 'no_emitido'; readonly prefijo: string; readonly quizas: string | undefined };

/**
 * Reads a CUIT or CUIL written with or without spaces and hyphens; the value is its 11 digits.
 * A number whose remainder is 1 would need the digit "10": it was never issued under its prefix, so it is refused
 * without exception (`acordado` 4).
 */
export function leerCuit(texto: string, clave: ClaveTributaria = 'CUIT'): Result<string, CuitInvalido> {
  const digitos = sinSeparadores(texto);
  if (!/^\d*$/.test(digitos)) return fail({ razon: 'caracteres' });
  if (digitos.length !== 11) return fail({ razon: 'largo', digitos: digitos.length });

  const prefijo = digitos.slice(0, 2);
  const admitidos: readonly string[] = PREFIJOS[clave];
  if (!admitidos.includes(prefijo)) return fail({ razon: 'prefijo', prefijo, admitidos });

  const base = digitos.slice(0, 10);
  const verificador = digitoVerificador(base);
  if (verificador === undefined) return fail({ razon: 'no_emitido', prefijo, quizas: mudada(base) });
  if (digitos.slice(10) !== verificador) return fail({ razon: 'digito', correcto: base + verificador });
  return ok(digitos);
}

/** The check digit of the first ten digits; nothing when their remainder is 1. */
export function digitoVerificador(base: string): string | undefined {
  const suma = PESOS.reduce((total, peso, i) => total + peso * Number(base[i]), 0);
  const resto = suma % 11;
  if (resto === 1) return undefined;
  return resto === 0 ? '0' : String(11 - resto);
}

/** People whose number does not work out get prefix 23, companies 33. */
function mudada(base: string): string | undefined {
  const prefijo = (PERSONAS as readonly string[]).includes(base.slice(0, 2)) ? '23' : '33';
  if (prefijo === base.slice(0, 2) || base.startsWith('5')) return undefined;
  const nueva = prefijo + base.slice(2);
  const verificador = digitoVerificador(nueva);
  return verificador === undefined ? undefined : nueva + verificador;
}

/** 20-12345678-6. Anything that is not 11 digits is left as it is. */
export const formatearCuit = (digitos: string): string =>
  /^\d{11}$/.test(digitos) ? `${digitos.slice(0, 2)}-${digitos.slice(2, 10)}-${digitos.slice(10)}` : digitos;

/** What is wrong and what to do about it. */
export function explicarCuit(error: CuitInvalido, clave: ClaveTributaria = 'CUIT'): string {
  switch (error.razon) {
    case 'caracteres':
      return `Un ${clave} lleva sólo números. Podés separarlos con guiones o espacios.`;
    case 'largo':
      return `Un ${clave} tiene 11 números y escribiste ${error.digitos}. Revisalo.`;
    case 'prefijo':
      return `Ningún ${clave} empieza con ${error.prefijo}: van ${error.admitidos.join(', ')}. Revisalo.`;
    case 'digito':
      return `El dígito verificador no coincide. ¿Será ${formatearCuit(error.correcto)}?`;
    case 'no_emitido':
      return error.quizas
        ? `Ese número no existe con el prefijo ${error.prefijo}. ¿Será ${formatearCuit(error.quizas)}?`
        : `Ese número no existe con el prefijo ${error.prefijo}. Revisalo.`;
  }
}

/** Spaces and any kind of hyphen are how people write it, never part of it. */
const sinSeparadores = (texto: string): string => texto.replace(/[\s\-\u2010-\u2015\u2212]/g, '');
