/**
 * The highest unit price or cost that somebody may write: with its IVA it still fits where prices are kept. Apart from `dinero.ts`,
 * which every list brings, since only what somebody writes is held against it.
 */
export const UNITARIO_MAXIMO = '10000000000';
