import { normaPalabras } from '@trastienda/nucleo/comun/texto.ts';
import { type EfectoDeTecla, efectoDeTecla } from '#ui/teclado/arbol.ts';
import type { Rama } from './ramas.ts';

type EfectoEnRubros = EfectoDeTecla | 'hermanas' | 'ver';

/** What a key does here: Enter shows the node, «*» opens its sisters, a letter goes to the next name that begins so. */
export function efectoEnRubros(tecla: string, ramas: readonly Rama[], i: number): EfectoEnRubros | undefined {
  if (tecla === 'Enter') return 'ver';
  if (tecla === '*') return 'hermanas';
  if (tecla.length === 1 && tecla !== ' ') return { clave: laQueEmpieza(tecla, ramas, i) };
  return efectoDeTecla(tecla, ramas, i);
}

/** The next line whose name begins so, coming round to the top. */
function laQueEmpieza(tecla: string, ramas: readonly Rama[], i: number): string | null {
  const letra = normaPalabras(tecla);
  if (letra === '') return null;
  const desdeAca = [...ramas.slice(i + 1), ...ramas.slice(0, i)];
  return desdeAca.find(({ nodo }) => nodo && normaPalabras(nodo.nombre).startsWith(letra))?.clave ?? null;
}
