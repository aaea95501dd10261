import type { Familia, Rubro } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Opcion } from '#ui/formularios/autocompletar.tsx';

export const aOpcionDeRubro = ({ id, nombre, codigo }: Rubro): Opcion => ({ id, texto: nombre, detalle: codigo });

/** A familia to choose, told apart by its rubro. */
export const aOpcionDeFamilia = ({ id, nombre, rubro }: Familia): Opcion => ({ id, texto: nombre, detalle: rubro });
