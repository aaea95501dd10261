import { traerSharp } from '#http/imagenes.ts';
import type { Almacen, Parte } from './almacen.ts';

type Pedido = {
  readonly guardado: string;
  readonly parte: Extract<Parte, 'chica' | 'mediana'>;
  /** Pixels at most. */
  readonly ancho: number;
  readonly alto: number;
};

/** A kept picture as a document takes it: JPEG, on white. Null when its file is not there or cannot be read. */
export async function imagenEnPapel(
  almacen: Almacen,
  { guardado, parte, ancho, alto }: Pedido,
): Promise<Uint8Array | null> {
  const sharp = await traerSharp();
  const hecha = await sharp(almacen.rutaDe(guardado, parte))
    .resize(ancho, alto, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => null);
  return hecha && new Uint8Array(hecha);
}
