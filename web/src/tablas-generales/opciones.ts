import type { Localidad } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import type { Opcion } from '#ui/formularios/autocompletar.tsx';

/** A localidad to choose, told apart by what sets it apart. */
export const aOpcionDeLocalidad = ({ id, nombre, partido, provincia, codigoPostal }: Localidad): Opcion => ({
  id,
  texto: nombre,
  detalle: [partido, provincia, codigoPostal].filter(Boolean).join(' · '),
});
