import { normaPalabras } from '@trastienda/nucleo/comun/texto.ts';

/**
 * How well something called `nombre` answers `buscado`, less is better; nothing when it does not. Accents, case and order
 * of the words do not matter: every word has to be found, at best at the beginning of the name, else elsewhere in it or
 * in the other words it goes by (`claves`); failing that, its letters in their order in the name («cnt» finds «Stock
 * centralizado»).
 */
export function puntaje(nombre: string, buscado: string, claves = ''): number | undefined {
  const donde = normaPalabras(nombre);
  const otras = normaPalabras(claves);
  const palabras = normaPalabras(buscado).split(' ').filter(Boolean);
  let total = 0;
  for (const palabra of palabras) {
    const peor = puntajeDePalabra(donde, otras, palabra);
    if (peor === undefined) return undefined;
    total += peor;
  }
  return total + donde.length / 1000;
}

function puntajeDePalabra(nombre: string, claves: string, palabra: string): number | undefined {
  if (nombre.startsWith(palabra)) return 0;
  if (` ${nombre}`.includes(` ${palabra}`)) return 1;
  if (nombre.includes(palabra)) return 2;
  if (` ${claves}`.includes(` ${palabra}`)) return 3;
  if (claves.includes(palabra)) return 4;
  return palabra.length > 2 && enOrden(nombre, palabra) ? 5 : undefined;
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
export const mejores = <Cosa>(
  cosas: readonly Cosa[],
  buscado: string,
  nombreDe: (cosa: Cosa) => string,
  clavesDe?: (cosa: Cosa) => string,
): Cosa[] =>
  cosas
    .flatMap((cosa) => {
      const nota = puntaje(nombreDe(cosa), buscado, clavesDe?.(cosa));
      return nota === undefined ? [] : [{ cosa, nota }];
    })
    .sort((a, b) => a.nota - b.nota)
    .map(({ cosa }) => cosa);
