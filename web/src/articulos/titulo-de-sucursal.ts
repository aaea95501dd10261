import type { SucursalVisible } from './sucursales.queries.ts';

/** Longer names do not fit over a figure: then the code of the sucursal stands there. */
const LARGO_DE_TITULO = 8;
/** What every sucursal is, before what this one is called. */
const COMUN = /^(sucursal|suc\.|local|casa)\s+(?=\p{L})/iu;

/** What a sucursal is called over a column of figures: «Central» for Casa Central, «Rosario» for Sucursal Rosario. */
export function tituloDeSucursal({ nombre, codigo }: Pick<SucursalVisible, 'nombre' | 'codigo'>): string {
  const corto = nombre.replace(COMUN, '');
  return corto.length <= LARGO_DE_TITULO ? corto : codigo;
}
