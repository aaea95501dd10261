import { normaPalabras } from '@trastienda/nucleo/comun/texto.ts';
import type { Rama } from './ramas.ts';

export type EfectoDeTecla = 'abrir' | 'cerrar' | 'hermanas' | 'ver' | { readonly clave: string | null };

/** What a key does on a line of the tree, as the tree pattern of aria says; undefined when it does nothing. */
export function efectoDeTecla(tecla: string, ramas: readonly Rama[], i: number): EfectoDeTecla | undefined {
  const rama = ramas[i];
  if (!rama) return undefined;
  const seAbre = rama.hijas > 0 && !rama.abierta;
  const en = (lugar: number) => ({ clave: ramas[lugar]?.clave ?? null });
  switch (tecla) {
    case 'ArrowDown':
      return en(i + 1);
    case 'ArrowUp':
      return en(i - 1);
    case 'Home':
      return en(0);
    case 'End':
      return en(ramas.length - 1);
    case 'ArrowRight':
      return seAbre ? 'abrir' : rama.abierta ? en(i + 1) : undefined;
    case 'ArrowLeft':
      return rama.abierta ? 'cerrar' : { clave: rama.padreId };
    case 'Enter':
      return 'ver';
    case ' ':
      return rama.abierta ? 'cerrar' : seAbre ? 'abrir' : undefined;
    case '*':
      return 'hermanas';
    default:
      return tecla.length === 1 ? { clave: laQueEmpieza(tecla, ramas, i) } : undefined;
  }
}

/** The next line whose name begins so, coming round to the top. */
function laQueEmpieza(tecla: string, ramas: readonly Rama[], i: number): string | null {
  const letra = normaPalabras(tecla);
  if (letra === '') return null;
  const desdeAca = [...ramas.slice(i + 1), ...ramas.slice(0, i)];
  return desdeAca.find(({ nodo }) => nodo && normaPalabras(nodo.nombre).startsWith(letra))?.clave ?? null;
}
