import type { AdjuntoDeCorreo } from '#galeria/api-falsa/entidades/email.ts';
import { formatearTamano } from '#ui/formato/tamano.ts';

/** A file of the disk as a mail carries it: it stays in the memory of the page, under an address that no other has. */
export function deArchivo(archivo: File): AdjuntoDeCorreo {
  const image = URL.createObjectURL(archivo);
  return { id: image, image, title: archivo.name, fileSize: formatearTamano(archivo.size) };
}

/** Whether a file can be shown as a picture: one of the samples says so in its address, one of the disk in its name. */
export const esImagen = ({ image, title }: AdjuntoDeCorreo): boolean =>
  image.startsWith('data:image/') || /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(title);
