/** The id after the highest, for what is added to samples. */
export const idNuevo = (lista: readonly { readonly id: number }[]): number =>
  Math.max(0, ...lista.map(({ id }) => id)) + 1;
