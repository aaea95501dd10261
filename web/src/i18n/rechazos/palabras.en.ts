/** "1 line", "12,480 lines". */
export const contar = (cantidad: number, uno: string, varios = `${uno}s`): string =>
  `${cantidad.toLocaleString('en')} ${cantidad === 1 ? uno : varios}`;

/** “a”, “b” and “c” */
export const citar = (nombres: readonly string[]): string => enumerar(nombres.map((nombre) => `“${nombre}”`));

export const enumerar = (nombres: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(nombres);

/** The first ones, and how many more. */
export function resumir<Fila>(filas: readonly Fila[], decir: (fila: Fila) => string, maximo = 3): string {
  const dichas = filas.slice(0, maximo).map(decir).join('; ');
  return filas.length > maximo ? `${dichas} and ${filas.length - maximo} more` : dichas;
}
