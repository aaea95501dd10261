/** How many rows a list shows when its address says nothing. */
export const POR_PAGINA = 50;

/** What a list asks for when its address says nothing. */
export const PRIMERA_PAGINA = { pagina: 1, porPagina: POR_PAGINA } as const;
