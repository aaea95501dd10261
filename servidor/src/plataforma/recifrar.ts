import type { Llavero } from '#http/entorno.ts';

export type Cifrado = { readonly id: string; readonly claveId: string; readonly cifrado: Uint8Array };

export type Recifrado = { readonly recifrados: number; readonly ilegibles: number };

/** The same secrets under the key of today. Each is bound to its `id`; those that no key here opens are only counted. */
export function recifrar(
  llavero: Llavero,
  filas: readonly Cifrado[],
): { readonly nuevos: readonly Cifrado[]; readonly ilegibles: number } {
  const nuevos = filas.flatMap(({ id, claveId, cifrado }) => {
    const secreto = abrir(llavero, { id, claveId, cifrado });
    return secreto === undefined ? [] : [{ id, ...llavero.cifrar(secreto, id) }];
  });
  return { nuevos, ilegibles: filas.length - nuevos.length };
}

function abrir(llavero: Llavero, { id, claveId, cifrado }: Cifrado): Buffer | undefined {
  try {
    return llavero.descifrar(claveId, cifrado, id);
  } catch {
    return undefined;
  }
}
