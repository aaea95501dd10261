import type { Cliente } from '@trastienda/nucleo/clientes/contrato.ts';

// In a file or in the trail, as the screen says it.

export const ESTADOS: Readonly<Record<Cliente['estado'], string>> = {
  ACTIVO: 'Activo',
  BLOQUEADO: 'Bloqueado',
  INACTIVO: 'Inactivo',
  FUSIONADO: 'Fusionado',
};

export const ESTADOS_DE_NOTA: Readonly<Record<string, string>> = {
  BORRADOR: 'Borrador',
  CONFIRMADA: 'Confirmada',
  EN_PREPARACION: 'En preparación',
  PARCIAL: 'Parcial',
  FINALIZADA: 'Finalizada',
  ANULADA: 'Anulada',
};
