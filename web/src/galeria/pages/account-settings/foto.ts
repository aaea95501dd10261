export const TIPOS_DE_FOTO: readonly string[] = ['image/jpeg', 'image/gif', 'image/png'];

/** As the help says them, in those that a weight is read in. */
const MAXIMO_KB = 800;
const KB = 1024;

export type ReparoDeFoto = 'pesada' | 'deOtroTipo';

/** What is wrong with a file to be a picture of the account; undefined when nothing is. */
export function reparoDeFoto(archivo: { readonly type: string; readonly size: number }): ReparoDeFoto | undefined {
  if (!TIPOS_DE_FOTO.includes(archivo.type)) return 'deOtroTipo';
  // As it reads: nothing that is said to weigh the most is refused for weighing more.
  return Math.round(archivo.size / KB) > MAXIMO_KB ? 'pesada' : undefined;
}
