export const SECCIONES = [
  'resumen',
  'datos',
  'codigos',
  'imagenes',
  'relaciones',
  'proveedores',
  'estructura',
  'precios',
  'stock',
  'kardex',
  'actividad',
] as const;
export type Seccion = (typeof SECCIONES)[number];

/** What the address of a ficha carries besides the filter of the list it came from. */
type BusquedaDeFicha = {
  readonly seccion?: Seccion;
  /** Where it stands in that list, from 1. */
  readonly posicion?: number;
  /** The lot, serial number or oblea whose history is open. */
  readonly numero?: string;
};

const ES_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function leerBusquedaDeFicha(bruta: Readonly<Record<string, unknown>>): BusquedaDeFicha {
  const { seccion, posicion, numero } = bruta;
  const una = SECCIONES.find((nombre) => nombre === seccion);
  const lugar = Number(posicion);
  return {
    ...(una ? { seccion: una } : {}),
    ...(Number.isSafeInteger(lugar) && lugar > 0 ? { posicion: lugar } : {}),
    ...(typeof numero === 'string' && ES_ID.test(numero) ? { numero } : {}),
  };
}
