import { normaCodigo } from '#comun/texto.ts';

export type IdentidadDeLocalidad = {
  readonly provinciaId: string;
  readonly nombre: string;
  readonly partido: string;
  readonly codigoPostal: string | null;
};

/**
 * What makes a localidad one: provincia, nombre and partido in normal form without spaces, and its postal code
 * (`acordado` 1). The unique index of the table says the same.
 */
export const claveDeLocalidad = ({ provinciaId, nombre, partido, codigoPostal }: IdentidadDeLocalidad): string =>
  [provinciaId, normaCodigo(nombre), normaCodigo(partido), codigoPostal ?? ''].join('|');

/** A postal code as it is stored: upper case, or nothing. */
export const normaCodigoPostal = (codigoPostal: string | null | undefined): string | null =>
  codigoPostal?.trim().toUpperCase() || null;

/** A localidad as people tell it apart: "San José (La Paz, Mendoza, 5590)". */
export const nombrarLocalidad = (localidad: {
  readonly nombre: string;
  readonly partido: string;
  readonly provincia: string;
  readonly codigoPostal: string | null;
}): string => {
  const { nombre, partido, provincia, codigoPostal } = localidad;
  const detalle = [partido, provincia, codigoPostal].filter((parte) => parte !== null && parte !== '');
  return `${nombre} (${detalle.join(', ')})`;
};
