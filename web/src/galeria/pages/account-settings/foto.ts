export const TIPOS_DE_FOTO: readonly string[] = ['image/jpeg', 'image/gif', 'image/png'];

/** 800 kB, as the help says them. */
const MAXIMO = 800_000;

export type ReparoDeFoto = 'pesada' | 'deOtroTipo';

/** What is wrong with a file to be a picture of the account; undefined when nothing is. */
export function reparoDeFoto(archivo: { readonly type: string; readonly size: number }): ReparoDeFoto | undefined {
  if (!TIPOS_DE_FOTO.includes(archivo.type)) return 'deOtroTipo';
  return archivo.size > MAXIMO ? 'pesada' : undefined;
}
