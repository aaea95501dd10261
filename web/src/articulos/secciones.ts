export const SECCIONES = [
  'resumen',
  'datos',
  'codigos',
  'relaciones',
  'proveedores',
  'precios',
  'stock',
  'kardex',
  'actividad',
] as const;
export type Seccion = (typeof SECCIONES)[number];

/** What the address of a ficha carries besides the filter of the list it came from. */
export type BusquedaDeFicha = {
  readonly seccion?: Seccion;
  /** Where it stands in that list, from 1. */
  readonly posicion?: number;
};

export function leerBusquedaDeFicha({ seccion, posicion }: Readonly<Record<string, unknown>>): BusquedaDeFicha {
  const una = SECCIONES.find((nombre) => nombre === seccion);
  const lugar = Number(posicion);
  return {
    ...(una ? { seccion: una } : {}),
    ...(Number.isSafeInteger(lugar) && lugar > 0 ? { posicion: lugar } : {}),
  };
}
