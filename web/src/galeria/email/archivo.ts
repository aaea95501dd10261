import type { AdjuntoDeCorreo } from '#galeria/api-falsa/entidades/email.ts';
import { formatearCantidad } from '#ui/formato.ts';

/** A file of the disk as a mail carries it: it stays in the memory of the page. */
export const deArchivo = (archivo: File): AdjuntoDeCorreo => ({
  id: crypto.randomUUID(),
  image: URL.createObjectURL(archivo),
  title: archivo.name,
  fileSize: `${formatearCantidad((archivo.size / 1000).toFixed(1))} kB`,
});
