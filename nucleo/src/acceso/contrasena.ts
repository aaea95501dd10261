import { fail, ok, type Result } from '#comun/result.ts';
import { normaCodigo } from '#comun/texto.ts';
import { CONTRASENA_MAXIMO, CONTRASENA_MINIMO } from './contrato.ts';

type Debil = { readonly code: 'acceso.contrasena_debil'; readonly data: { readonly razon: string } };

const PALABRAS_PROHIBIDAS = ['TRASTIENDA', 'CONTRASENA', 'PASSWORD'];

/**
 * Whether a password may protect an account (`seguridad.md` 3.3): length is what counts, without rules of
 * composition; what a guesser tries first is refused. `persona` are words known of the owner: name, e-mail.
 */
export function exigirContrasena(contrasena: string, persona: readonly string[]): Result<string, Debil> {
  const debil = (razon: string) => fail({ code: 'acceso.contrasena_debil', data: { razon } } as const);
  // Counted as people count: an emoji is one character.
  const largo = [...contrasena].length;
  if (largo < CONTRASENA_MINIMO) {
    return debil(
      `La contraseña necesita al menos ${CONTRASENA_MINIMO} caracteres. Una frase larga es fácil de recordar.`,
    );
  }
  if (largo > CONTRASENA_MAXIMO) return debil(`La contraseña admite hasta ${CONTRASENA_MAXIMO} caracteres.`);
  if (esPatron(contrasena))
    return debil('La contraseña repite o sigue un patrón. Usá una frase que solo vos conozcas.');

  const norma = normaCodigo(contrasena);
  const resto = [...PALABRAS_PROHIBIDAS, ...persona.flatMap(partes)].reduce(
    (texto, palabra) => texto.replaceAll(palabra, ''),
    norma,
  );
  // What remains besides the known words must still be worth guessing.
  if (norma.length > 0 && resto.length < 8) {
    return debil('La contraseña usa casi solo tu nombre, tu correo o el nombre del producto. Elegí otra frase.');
  }
  return ok(contrasena);
}

const partes = (texto: string): string[] =>
  texto
    .split(/[^\p{L}\p{N}]+/u)
    .map(normaCodigo)
    .filter((parte) => parte.length >= 3);

/** A short piece over and over ("abcabcabc…") or a straight run of the keyboard or the alphabet. */
function esPatron(contrasena: string): boolean {
  const texto = contrasena.toLowerCase();
  if (/^(.{1,5})\1+.{0,4}$/su.test(texto)) return true;
  const corridas = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklñzxcvbnm', '9876543210'];
  return corridas.some((corrida) => (corrida + corrida).includes(texto));
}
