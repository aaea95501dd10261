import type { Traduccion } from '#i18n/traduccion.ts';
import type { es } from './textos.es.ts';

export const en: Traduccion<typeof es> = {
  titulo: 'Notes',
  todas: 'All notes',
  ver: 'See the notes',
  buscar: 'Search notes',
  agregar: 'Add note',
  eliminar: 'Delete “{{que}}”',
  eliminada: 'Note deleted',
  sinTexto: 'Note without text',
  noHay: 'No notes were found',
  limpiar: 'Clear the search',
  elegi: 'Choose a note',
  elegiTexto: 'Or write a new one.',
  vacio: 'There are no notes yet',
  vacioTexto: 'What you write here stays at hand.',
  editor: 'Chosen note',
  texto: 'Text of the note',
  textoAyuda: 'The first line is the title.',
  faltaTexto: 'Write the note to save it.',
  guardaSola: 'Saved as you write',
  color: 'Colour',
  cambiarColor: 'Change colour',
  colores: { primary: 'Default', info: 'Light blue', error: 'Red', warning: 'Amber', success: 'Green' },
};
