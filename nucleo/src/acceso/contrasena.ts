import { fail, ok, type Result } from '#comun/result.ts';
import { normaCodigo } from '#comun/texto.ts';
import { CONTRASENA_MAXIMO, CONTRASENA_MINIMO, CONTRASENA_MINIMO_CON_FACTOR } from './contrato.ts';

type Debil = { readonly code: 'acceso.contrasena_debil'; readonly data: { readonly razon: string } };

type Circunstancias = {
  /** With a second factor behind it a password may be shorter. */
  readonly conFactor?: boolean;
  /** Names of the company: its sucursales. */
  readonly empresa?: readonly string[];
  /** Whether a text in lower case is one of those that everybody tries first. */
  readonly esConocida?: (texto: string) => boolean;
};

const PALABRAS_PROHIBIDAS = ['TRASTIENDA', 'CONTRASENA', 'PASSWORD'];

/** How long a password must be. */
export const minimoDeContrasena = (conFactor: boolean): number =>
  conFactor ? CONTRASENA_MINIMO_CON_FACTOR : CONTRASENA_MINIMO;

/** Whether a password is long enough only with a second factor behind it. */
export const necesitaFactor = (contrasena: string): boolean => largoDe(contrasena) < CONTRASENA_MINIMO;

/** Counted as people count: an emoji is one character. */
const largoDe = (contrasena: string): number => [...contrasena].length;

/**
 * Whether a password may protect an account (`seguridad.md` 3.3): length is what counts, without rules of
 * composition; what a guesser tries first is refused. `persona` are words known of the owner: name, e-mail.
 */
export function exigirContrasena(
  contrasena: string,
  persona: readonly string[],
  { conFactor = false, empresa = [], esConocida = () => false }: Circunstancias = {},
): Result<string, Debil> {
  const debil = (razon: string) => fail({ code: 'acceso.contrasena_debil', data: { razon } } as const);
  const minimo = minimoDeContrasena(conFactor);
  const largo = largoDe(contrasena);
  if (largo < minimo) {
    return debil(`La contraseña necesita al menos ${minimo} caracteres. Una frase larga es fácil de recordar.`);
  }
  if (largo > CONTRASENA_MAXIMO) return debil(`La contraseña admite hasta ${CONTRASENA_MAXIMO} caracteres.`);
  if (esPatron(contrasena))
    return debil('La contraseña repite o sigue un patrón. Usá una frase que solo vos conozcas.');
  if (sale(contrasena.toLowerCase(), esConocida)) {
    return debil('Esa contraseña está entre las más usadas o ya se filtró. Usá una frase que solo vos conozcas.');
  }

  const norma = normaCodigo(contrasena);
  const resto = [...PALABRAS_PROHIBIDAS, ...[...persona, ...empresa].flatMap(partes)].reduce(
    (texto, palabra) => texto.replaceAll(palabra, ''),
    norma,
  );
  // What remains besides the known words must still be worth guessing.
  if (norma.length > 0 && resto.length < 8) {
    return debil(
      'La contraseña usa casi solo tu nombre, tu correo o los nombres de la empresa o del producto. Elegí otra frase.',
    );
  }
  return ok(contrasena);
}

const partes = (texto: string): string[] =>
  texto
    .split(/[^\p{L}\p{N}]+/u)
    .map(normaCodigo)
    .filter((parte) => parte.length >= 3);

/** A guesser tries the known ones, each with a year or a few signs around it, and one behind the other. */
function sale(texto: string, esConocida: (texto: string) => boolean): boolean {
  if (esConocida(texto)) return true;
  const sinAdornos = texto.replace(/^[^\p{L}]{1,4}/u, '').replace(/[^\p{L}]{1,4}$/u, '');
  if (sinAdornos !== texto && esConocida(sinAdornos)) return true;
  return Array.from({ length: Math.max(0, texto.length - 5) }, (_, i) => i + 3).some(
    (corte) => esConocida(texto.slice(0, corte)) && esConocida(texto.slice(corte)),
  );
}

/** A short piece over and over ("abcabcabc…") or a straight run of the keyboard or the alphabet. */
function esPatron(contrasena: string): boolean {
  const texto = contrasena.toLowerCase();
  if (/^(.{1,5})\1+.{0,4}$/su.test(texto)) return true;
  const corridas = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklñzxcvbnm', '9876543210'];
  return corridas.some((corrida) => (corrida + corrida).includes(texto));
}
