import type { Traduccion } from '#i18n/traduccion.ts';
import { ajustes } from './ajustes.en.ts';
import { centralizado } from './centralizado.en.ts';
import type { es } from './es.ts';
import { kardex } from './kardex.en.ts';
import { numeros } from './numeros.en.ts';

export const en: Traduccion<typeof es> = {
  tipo: {
    INICIAL: 'Opening stock',
    COMPRA: 'Purchase',
    DEV_PROVEEDOR: 'Return to supplier',
    VENTA: 'Sale',
    DEV_CLIENTE: 'Return from customer',
    AJUSTE: 'Adjustment',
    OM_DESPACHO: 'Dispatch',
    OM_RECEPCION: 'Receipt',
    OM_RESOLUCION: 'Settlement',
    OT_RETIRO: 'Taken to workshop',
    OT_DEVOLUCION: 'Back from workshop',
    OT_CONSUMO: 'Used in workshop',
    ARMADO: 'Assembly',
    DESARMADO: 'Disassembly',
    FUSION: 'Merge',
    REVERSION: 'Reversal',
  },
  centralizado,
  kardex,
  ajustes,
  numeros,
};
