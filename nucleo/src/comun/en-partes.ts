import { anchoDeTexto } from './letra.ts';

const SEPARA = /[\s./_-]/;
/** How much wider parts are taken when they break a part of a código. */
const POR_ROMPER = 1.25;

/** How a código is best broken from some letter on: how wide its widest part is taken, and where the first one ends. */
type Quiebre = { readonly mide: number; readonly hasta: number };

/** A código that is long for one line, in so many about as wide: after its signs, if there are some where it may break. */
export function enPartes(codigo: string, cuantas: number, negrita: boolean): readonly string[] {
  const letras = [...codigo];
  const deUna = letras.map((letra) => anchoDeTexto(letra, 1, negrita));
  const quiebres: Quiebre[][] = [];
  for (let partes = 1; partes <= Math.min(cuantas, letras.length); partes++) {
    const resto = quiebres.at(-1);
    quiebres.push(letras.map((_, desde) => quebrar(letras, deUna, desde, resto)));
  }
  const salida: string[] = [];
  let desde = 0;
  for (const quiebre of quiebres.toReversed()) {
    const hasta = quiebre[desde]?.hasta ?? letras.length;
    salida.push(letras.slice(desde, hasta).join('').trim());
    desde = hasta;
  }
  return salida;
}

/** The best end of the part that begins at `desde`, when what is after it breaks as `resto` says; the last one takes all. */
function quebrar(
  letras: readonly string[],
  deUna: readonly number[],
  desde: number,
  resto: readonly Quiebre[] | undefined,
): Quiebre {
  const todo = deUna.slice(desde).reduce((suma, una) => suma + una, 0);
  if (resto === undefined) return { mide: todo, hasta: letras.length };
  let mejor = { mide: Number.POSITIVE_INFINITY, hasta: letras.length };
  let ancho = 0;
  for (let hasta = desde + 1; hasta < letras.length; hasta++) {
    ancho += deUna[hasta - 1] ?? 0;
    const rompe = SEPARA.test(letras[hasta - 1] ?? '') ? 1 : POR_ROMPER;
    const mide = Math.max(ancho, resto[hasta]?.mide ?? 0) * rompe;
    if (mide < mejor.mide) mejor = { mide, hasta };
  }
  return mejor;
}
