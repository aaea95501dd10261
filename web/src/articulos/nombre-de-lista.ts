type EnLista = { readonly lista: string; readonly moneda: string };

/** A lista beside its prices: its currency is said where it is not that of here. */
export const nombreDeLista = ({ lista, moneda }: EnLista): string =>
  moneda === 'ARS' ? lista : `${lista} (${moneda})`;
