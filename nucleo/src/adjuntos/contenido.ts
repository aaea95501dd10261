import type { FormatoDeArchivo } from '#comun/firma.ts';

/** What may be attached (`seguridad` 3.9): pictures, which are written again, and PDF, which is only ever handed back. */
export const CLASES_DE_ADJUNTO = ['IMAGEN', 'DOCUMENTO'] as const;
export type ClaseDeAdjunto = (typeof CLASES_DE_ADJUNTO)[number];

/** How a file of each class is called. A picture is written again, so which one of its formats the name says does not matter. */
const TERMINACIONES: Readonly<Record<ClaseDeAdjunto, readonly string[]>> = {
  IMAGEN: ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp'],
  DOCUMENTO: ['pdf'],
};
const TERMINACION = /\.(?=\d*[a-z])([a-z\d]{1,5})$/i;

/** Whether the end of a name says what the file is, or says nothing. */
export function seLlamaComo(clase: ClaseDeAdjunto, nombre: string): boolean {
  const terminacion = TERMINACION.exec(nombre.trim())?.[1]?.toLowerCase();
  return terminacion === undefined || TERMINACIONES[clase].includes(terminacion);
}

/** How many bytes from the end tell whether a PDF is whole. */
export const FINAL = 1_024;

/** What a document may bring besides its pages, none of which is taken. */
export const CONTENIDOS_ACTIVOS = ['CODIGO', 'PROGRAMA', 'ARCHIVO'] as const;
export type ContenidoActivo = (typeof CONTENIDOS_ACTIVOS)[number];

export const claseDe = (formato: FormatoDeArchivo): ClaseDeAdjunto => (formato === 'pdf' ? 'DOCUMENTO' : 'IMAGEN');

/** A PDF that came whole says where its table is and that it ended, in its last bytes. */
export function terminaComoPdf(final: Uint8Array): boolean {
  const texto = String.fromCharCode(...final.subarray(-FINAL));
  return texto.includes('startxref') && texto.includes('%%EOF');
}

const LARGO_DE_NOMBRE = 120;

/** What people called it, as a text: without folders, extension or letters that hide. It is never part of a path. */
export function nombreDeArchivo(nombre: string): string {
  const propio = (nombre.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  const sinExtension = propio.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim();
  return [...sinExtension].slice(0, LARGO_DE_NOMBRE).join('').trim() || 'Sin nombre';
}
