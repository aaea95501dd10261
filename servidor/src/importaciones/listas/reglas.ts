import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Opciones } from '@trastienda/nucleo/importaciones/contrato.ts';

export type Reglas = NonNullable<Opciones['lista']>;

/** The rules of an importación that is the list of a proveedor. */
export const reglasDe = ({ lista }: Opciones): Reglas => definido(lista, 'how the list of a proveedor is understood');
