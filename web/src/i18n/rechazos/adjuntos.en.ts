import type { erroresDeAdjuntos } from '@trastienda/nucleo/adjuntos/errores.ts';
import type { Rechazos } from './tipos.ts';

const TRAE = {
  CODIGO: 'has a program inside',
  PROGRAMA: 'asks to open another program',
  ARCHIVO: 'has another file inside',
} as const;

export const adjuntosEn: Rechazos<keyof typeof erroresDeAdjuntos> = {
  'adjuntos.no_se_admite': (d) =>
    `“${d.archivo}” is not a JPG, PNG or WebP picture nor a PDF. Save it in one of those formats and upload it again.`,
  'adjuntos.ilegible': (d) =>
    `“${d.archivo}” is damaged or incomplete, so it cannot be read. Open it, save it again and upload it.`,
  'adjuntos.otra_terminacion': (d) =>
    d.clase === 'DOCUMENTO'
      ? `“${d.archivo}” is a PDF, but its name ends like another kind of file. Make it end in .pdf and upload it again.`
      : `“${d.archivo}” is a picture, but its name ends like another kind of file. Make it end in .jpg, .png or .webp and upload it again.`,
  'adjuntos.con_clave': (d) =>
    `“${d.archivo}” is protected with a password or with permissions. Save a copy without protection and upload that.`,
  'adjuntos.activo': (d) =>
    `“${d.archivo}” ${TRAE[d.que]}, which is not accepted. Print it as a PDF so that only its pages stay, and upload that copy.`,
  'adjuntos.complejo': (d) =>
    `“${d.archivo}” is too complex to be checked whole. Print it as a PDF and upload that copy.`,
  'adjuntos.enorme': (d) => `“${d.archivo}” has more than ${d.megapixeles} megapixels. Make it smaller and try again.`,
  'adjuntos.pesado': (d) => `“${d.archivo}” is heavier than ${d.mib} MB, which is the most. Upload a lighter one.`,
  'adjuntos.ausente': () => 'No file arrived. Choose one and upload it again.',
  'adjuntos.demasiados': (d) => `It already has ${d.maximo} files, which is the most. Remove one that is not used.`,
  'adjuntos.sin_lugar': (d) =>
    `There is no room for more files: up to ${d.archivos.toLocaleString('en-US')} files or ` +
    `${d.mib.toLocaleString('en-US')} MiB are kept for all branches, with those that were imported. ` +
    'Remove those that are not used, or discard imports that were not applied.',
  'adjuntos.cambiaron': () => 'The files changed meanwhile. Look at them and try again.',
};
