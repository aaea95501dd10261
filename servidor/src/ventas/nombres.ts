import type { EstadoNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';

/** In a file, as the screen says it. */
export const ESTADOS: Readonly<Record<EstadoNota, string>> = {
  BORRADOR: 'Borrador',
  CONFIRMADA: 'Confirmada',
  EN_PREPARACION: 'En preparación',
  PARCIAL: 'Parcial',
  FINALIZADA: 'Finalizada',
  ANULADA: 'Anulada',
};
