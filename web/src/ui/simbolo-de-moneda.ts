/** What is written before an amount: dollars never carry the sign of pesos. */
export const simboloDe = (moneda: string | null | undefined): string => (moneda === 'USD' ? 'USD' : '$');
