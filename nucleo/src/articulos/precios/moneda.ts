/** The currencies of listas, costs and rates. The first one is that of the books. */
export const MONEDAS = ['ARS', 'USD'] as const;
export type Moneda = (typeof MONEDAS)[number];

/** Those whose value in pesos somebody writes down. */
export const MONEDAS_CON_COTIZACION = ['USD'] as const satisfies readonly Moneda[];
