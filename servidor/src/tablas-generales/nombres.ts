import type { ClaseDeDeposito } from '@trastienda/nucleo/tablas-generales/deposito.ts';
import type { ClaseDeMotivo } from '@trastienda/nucleo/tablas-generales/motivo.ts';

// In a file, as the screen says it.

export const CLASES_DE_DEPOSITO: Readonly<Record<ClaseDeDeposito, string>> = {
  FISICO: 'Físico',
  TALLER: 'Taller',
  CUARENTENA: 'Cuarentena',
  TRANSITO: 'Tránsito',
  PROVEEDOR: 'Proveedores',
  CLIENTE: 'Clientes',
  AJUSTE: 'Ajustes',
  CONSUMO: 'Consumo',
  ARMADO: 'Armado',
  INICIAL: 'Stock inicial',
};

export const CLASES_DE_MOTIVO: Readonly<Record<ClaseDeMotivo, string>> = {
  AJUSTE: 'Ajustes de stock',
  ANULACION: 'Anulaciones',
  CANCELACION: 'Cancelaciones',
  DEVOLUCION: 'Devoluciones',
};
