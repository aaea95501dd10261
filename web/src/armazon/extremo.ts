/** What hangs from the end of its button: the library places it by sides of the screen, not of the text. */
export const alFin = (direccion: 'ltr' | 'rtl'): 'left' | 'right' => (direccion === 'rtl' ? 'left' : 'right');
