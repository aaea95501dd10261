import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { totalEn } from '#ui/formato/importe-en-moneda.ts';

export type Moneda = NotaDetalle['lista']['moneda'];

/** A total with the sign of the currency its lista is in. */
export const formatearTotal = (total: string, moneda: Moneda): string => totalEn(moneda, total);
