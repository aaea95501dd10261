export const TIPOS_DE_FOTO: readonly string[] = ['image/jpeg', 'image/gif', 'image/png'];

/** As the help says them, in those that a weight is read in. */
const MAXIMO_KB = 800;
const KB = 1024;

type ReparoDeFoto = 'pesada' | 'deOtroTipo' | 'rota';

/** What is wrong with a file to be a picture of the account, by what it says of itself; undefined when nothing is. */
export function reparoDeFoto(archivo: { readonly type: string; readonly size: number }): ReparoDeFoto | undefined {
  if (!TIPOS_DE_FOTO.includes(archivo.type)) return 'deOtroTipo';
  // As it reads: nothing that is said to weigh the most is refused for weighing more.
  return Math.round(archivo.size / KB) > MAXIMO_KB ? 'pesada' : undefined;
}

/** The same, of what is in it too: one that cannot be drawn is no picture, whatever it is called. */
export async function reparoDeContenido(archivo: Blob): Promise<ReparoDeFoto | undefined> {
  const reparo = reparoDeFoto(archivo);
  if (reparo) return reparo;
  try {
    (await createImageBitmap(archivo)).close();
    return undefined;
  } catch {
    return 'rota';
  }
}
