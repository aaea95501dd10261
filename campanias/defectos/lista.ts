import type { Defecto } from './defecto.ts';

/** Every planted defect, by campaign; names are unique. */
export const defectos: readonly Defecto[] = [];
