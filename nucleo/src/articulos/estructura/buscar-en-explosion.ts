import { normaCodigo, normaPalabras } from '#comun/texto.ts';

type Nombrado = { readonly codigo: string; readonly descripcion: string };
type Nodo = Nombrado & { readonly articuloId: string; readonly lineas: readonly { readonly componenteId: string }[] };

/** Whether a search finds one, by its code or by all the words; a blank one finds everything. */
export function queSeLlama(buscar: string): (nombrado: Nombrado) => boolean {
  const palabras = normaPalabras(buscar).split(' ');
  const codigo = normaCodigo(buscar);
  return (nombrado) => {
    const texto = normaPalabras(`${nombrado.codigo} ${nombrado.descripcion}`);
    return (
      (codigo !== '' && normaCodigo(nombrado.codigo).includes(codigo)) ||
      palabras.every((palabra) => texto.includes(palabra))
    );
  };
}

/**
 * What a search finds, and everything that contains it: the ways of a tree to what was looked for. Null for a blank search,
 * which leaves nothing out.
 *
 * @param nodos each one after what contains it, as an explosion has them, so that going over them once is enough.
 */
export function queLlevanA(nodos: readonly Nodo[], buscar: string): ReadonlySet<string> | null {
  if (buscar.trim() === '') return null;
  const coincide = queSeLlama(buscar);
  const llevan = new Set<string>();
  for (const nodo of nodos.toReversed()) {
    if (coincide(nodo) || nodo.lineas.some(({ componenteId }) => llevan.has(componenteId))) llevan.add(nodo.articuloId);
  }
  return llevan;
}
