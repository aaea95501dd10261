import type { Traduccion } from '#i18n/traduccion.ts';
import type { es } from './es.ts';

export const en: Traduccion<typeof es> = {
  barra: 'Text format',
  parrafo: 'Paragraph',
  titulo1: 'Heading 1',
  titulo2: 'Heading 2',
  titulo3: 'Heading 3',
  estilo: 'Paragraph style',
  negrita: 'Bold',
  cursiva: 'Italic',
  subrayado: 'Underline',
  tachado: 'Strikethrough',
  cita: 'Quote',
  numerada: 'Numbered list',
  vinetas: 'Bulleted list',
  masSangria: 'Increase indent',
  menosSangria: 'Decrease indent',
  enlace: 'Link',
  direccion: 'Address of the link',
  direccionMala: 'Write an address that begins with https:// or an e-mail.',
  ponerEnlace: 'Set link',
  quitarEnlace: 'Remove link',
  imagen: 'Picture',
  imagenGrande: 'The picture is larger than 1 MB. Choose a smaller one.',
  limpiar: 'Clear format',
};
