import type { SucursalVisible } from '#articulos/sucursales.queries.ts';

/** As many letters as fit over the figures of all of them, and over one alone. */
const LETRAS = { deTodas: 40, deUna: 14, comoMinimo: 8 };
/** What every sucursal is, before what this one is called. */
const COMUN = /^(sucursal|suc\.|local|casa)\s+(?=\p{L})/iu;

/**
 * What a sucursal is called over a column of figures, one of `cuantas`: «Central» for Casa Central, «Rosario» for Sucursal
 * Rosario; its code where the name does not fit.
 */
export function tituloDeSucursal(
  { nombre, codigo }: Pick<SucursalVisible, 'nombre' | 'codigo'>,
  cuantas: number,
): string {
  const corto = nombre.replace(COMUN, '');
  const caben = Math.max(LETRAS.comoMinimo, Math.min(LETRAS.deUna, Math.floor(LETRAS.deTodas / cuantas)));
  return corto.length <= caben ? corto : codigo;
}
