/** As it is compared: without accents, in small letters. */
export const llano = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether some of the texts have every word that is looked for, whatever their case and accents (F4). */
export function coincide(buscar: string, ...textos: readonly string[]): boolean {
  const todo = llano(textos.join(' '));
  return llano(buscar)
    .split(/\s+/)
    .every((palabra) => todo.includes(palabra));
}
