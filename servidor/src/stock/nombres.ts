import type { EstadoAjuste } from '@trastienda/nucleo/stock/ciclo-de-ajuste.ts';
import type { TipoMovimiento } from '@trastienda/nucleo/stock/movimiento.ts';

// In a file, as the screen says it.

export const TIPOS: Readonly<Record<TipoMovimiento, string>> = {
  INICIAL: 'Stock inicial',
  COMPRA: 'Compra',
  DEV_PROVEEDOR: 'Devolución a proveedor',
  VENTA: 'Venta',
  DEV_CLIENTE: 'Devolución de cliente',
  AJUSTE: 'Ajuste',
  OM_DESPACHO: 'Despacho',
  OM_RECEPCION: 'Recepción',
  OM_RESOLUCION: 'Resolución',
  OT_RETIRO: 'Retiro a taller',
  OT_DEVOLUCION: 'Vuelta de taller',
  OT_CONSUMO: 'Consumo en taller',
  ARMADO: 'Armado',
  DESARMADO: 'Desarmado',
  FUSION: 'Fusión',
  REVERSION: 'Reversión',
};

export const ESTADOS_DE_AJUSTE: Readonly<Record<EstadoAjuste, string>> = {
  BORRADOR: 'Borrador',
  A_APROBAR: 'Por aprobar',
  APLICADO: 'Aplicado',
  REVERTIDO: 'Revertido',
  ANULADO: 'Anulado',
};
