/** A code within a title: no line is broken at its spaces. */
export const deUnaPieza = (codigo: string): string => codigo.replaceAll(' ', '\u00a0');
