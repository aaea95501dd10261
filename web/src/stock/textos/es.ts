import { ajustes } from './ajustes.es.ts';
import { centralizado } from './centralizado.es.ts';
import { kardex } from './kardex.es.ts';
import { numeros } from './numeros.es.ts';

const tipo = {
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

export const es = { tipo, centralizado, kardex, ajustes, numeros } as const;
