const POR_UBICACION = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** The way of who picks: "A-2" before "A-10", and at the end what nobody said where it is (ART-14). */
export const compararUbicaciones = (una: string | null, otra: string | null): number =>
  una === null || otra === null ? Number(una === null) - Number(otra === null) : POR_UBICACION.compare(una, otra);

/** Where the way begins; null when nobody said of any. */
export const primeraUbicacion = (ubicaciones: readonly (string | null)[]): string | null =>
  ubicaciones.toSorted(compararUbicaciones)[0] ?? null;
