import { normaPalabras } from '@trastienda/nucleo/comun/texto.ts';

/**
 * How well `texto` answers `buscado`, less is better; nothing when it does not. Accents, case and order of the words do
 * not matter: every word has to be found, at best at the beginning of one; failing that, its letters in their order
 * («cnt» finds «Stock centralizado»).
 */
export function puntaje(texto: string, buscado: string): number | undefined {
  const donde = normaPalabras(texto);
  const palabras = normaPalabras(buscado).split(' ').filter(Boolean);
  let total = 0;
  for (const palabra of palabras) {
    const peor = puntajeDePalabra(donde, palabra);
    if (peor === undefined) return undefined;
    total += peor;
  }
  return total + donde.length / 1000;
}

function puntajeDePalabra(donde: string, palabra: string): number | undefined {
  if (donde.startsWith(palabra)) return 0;
  if (` ${donde}`.includes(` ${palabra}`)) return 1;
  if (donde.includes(palabra)) return 2;
  return palabra.length > 2 && enOrden(donde, palabra) ? 3 : undefined;
}

function enOrden(donde: string, palabra: string): boolean {
  let desde = 0;
  for (const letra of palabra) {
    const en = donde.indexOf(letra, desde);
    if (en < 0) return false;
    desde = en + 1;
  }
  return true;
}

/** Those that match, the best first. */
export const mejores = <Cosa>(cosas: readonly Cosa[], textoDe: (cosa: Cosa) => string, buscado: string): Cosa[] =>
  cosas
    .flatMap((cosa) => {
      const nota = puntaje(textoDe(cosa), buscado);
      return nota === undefined ? [] : [{ cosa, nota }];
    })
    .sort((a, b) => a.nota - b.nota)
    .map(({ cosa }) => cosa);
