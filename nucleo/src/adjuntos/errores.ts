import { escribirEntero, plural } from '#comun/escribir-numero.ts';
import type { ClaseDeAdjunto, ContenidoActivo } from './contenido.ts';

const TRAE: Readonly<Record<ContenidoActivo, string>> = {
  CODIGO: 'trae un programa adentro',
  PROGRAMA: 'pide abrir otro programa',
  ARCHIVO: 'trae otro archivo adentro',
};

/** What is refused of attached files. */
export const erroresDeAdjuntos = {
  'adjuntos.no_se_admite': {
    status: 400,
    mensaje: (d: { archivo: string }) =>
      `«${d.archivo}» no es una imagen JPG, PNG o WebP ni un PDF. Guardalo en uno de esos formatos y subilo de nuevo.`,
  },
  'adjuntos.ilegible': {
    status: 400,
    mensaje: (d: { archivo: string }) =>
      `«${d.archivo}» está dañado o incompleto, así que no se puede leer. Abrilo, guardalo de nuevo y subilo.`,
  },
  'adjuntos.otra_terminacion': {
    status: 400,
    mensaje: (d: { archivo: string; clase: ClaseDeAdjunto }) =>
      d.clase === 'DOCUMENTO'
        ? `«${d.archivo}» es un PDF, pero su nombre termina como otra clase de archivo. Cambiale el final por .pdf y subilo de nuevo.`
        : `«${d.archivo}» es una imagen, pero su nombre termina como otra clase de archivo. Cambiale el final por .jpg, .png o .webp y subila de nuevo.`,
  },
  'adjuntos.con_clave': {
    status: 400,
    mensaje: (d: { archivo: string }) =>
      `«${d.archivo}» está protegido con contraseña o con permisos. Guardá una copia sin protección y subila.`,
  },
  'adjuntos.activo': {
    status: 400,
    mensaje: (d: { archivo: string; que: ContenidoActivo }) =>
      `«${d.archivo}» ${TRAE[d.que]}, y eso no se admite. Imprimilo como PDF para que queden solo las páginas, y subí esa copia.`,
  },
  'adjuntos.complejo': {
    status: 400,
    mensaje: (d: { archivo: string }) =>
      `«${d.archivo}» es demasiado complejo para revisarlo entero. Imprimilo como PDF y subí esa copia.`,
  },
  'adjuntos.enorme': {
    status: 400,
    mensaje: (d: { archivo: string; megapixeles: number }) =>
      `«${d.archivo}» tiene más de ${d.megapixeles} megapíxeles. Achicala y subila de nuevo.`,
  },
  'adjuntos.pesado': {
    status: 413,
    mensaje: (d: { archivo: string; mib: number }) =>
      `«${d.archivo}» pesa más de ${d.mib} MB, que es el máximo. Subí uno más liviano.`,
  },
  'adjuntos.ausente': {
    status: 400,
    mensaje: (_: Record<string, never>) => 'No llegó ningún archivo. Elegí uno y subilo de nuevo.',
  },
  'adjuntos.demasiados': {
    status: 409,
    mensaje: (d: { maximo: number }) =>
      `Ya tiene ${plural(d.maximo, 'archivo', 'archivos')}, que es el máximo. Quitá alguno que no se use.`,
  },
  'adjuntos.sin_lugar': {
    status: 409,
    mensaje: (d: { archivos: number; mib: number }) =>
      `No queda lugar para archivos: se guardan hasta ${escribirEntero(d.archivos)} o ` +
      `${escribirEntero(Math.round(d.mib / 1024))} GB entre todas las sucursales, ` +
      'con los que se importaron. Quitá los que no se usen o descartá importaciones sin aplicar.',
  },
  'adjuntos.cambiaron': {
    status: 409,
    mensaje: (_: Record<string, never>) => 'Los archivos cambiaron mientras tanto. Miralos y probá de nuevo.',
  },
} as const;
