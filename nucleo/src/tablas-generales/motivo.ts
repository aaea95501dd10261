/** What a motivo explains. */
export const CLASES_DE_MOTIVO = ['AJUSTE', 'ANULACION', 'CANCELACION', 'DEVOLUCION'] as const;
export type ClaseDeMotivo = (typeof CLASES_DE_MOTIVO)[number];
