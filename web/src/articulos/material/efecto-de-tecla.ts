import type { Rama } from './ramas.ts';

/** What a key does on a line of the tree, as the tree pattern of aria says; undefined when it does nothing. */
export function efectoDeTecla(
  tecla: string,
  ramas: readonly Rama[],
  i: number,
): 'abrir' | 'cerrar' | { readonly id: string | null } | undefined {
  const rama = ramas[i];
  if (!rama) return undefined;
  const seAbre = rama.hijas > 0 && !rama.abierta;
  const en = (lugar: number) => ({ id: ramas[lugar]?.nodo.id ?? null });
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
      return rama.abierta ? 'cerrar' : { id: rama.padreId };
    case 'Enter':
      return rama.abierta ? 'cerrar' : seAbre ? 'abrir' : undefined;
    default:
      return undefined;
  }
}
