/**
 * What tells one localidad from another (`acordado` 1): nombre and partido in normal form without spaces. The unique index of the
 * table (`localidad_unica`) says so.
 */
export type IdentidadDeLocalidad = {
  readonly provinciaId: string;
  readonly nombre: string;
  readonly partido: string;
  readonly codigoPostal: string | null;
};

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
