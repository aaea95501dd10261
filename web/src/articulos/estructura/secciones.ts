export const SECCIONES = ['arbol', 'componentes', 'armar', 'usos', 'versiones', 'ordenes', 'actividad'] as const;
export type Seccion = (typeof SECCIONES)[number];

/** What the address of an estructura carries: the tab, and what its tree and its plan were asked for. */
export type BusquedaDeEstructura = {
  readonly seccion?: Seccion;
  readonly cantidad?: string;
  readonly opcionales?: 'true' | undefined;
  readonly buscar?: string;
  readonly comparar?: string | undefined;
};

const CANTIDAD = /^\d{1,7}(\.\d{1,3})?$/;

export function leerBusquedaDeEstructura(bruta: Readonly<Record<string, unknown>>): BusquedaDeEstructura {
  const seccion = SECCIONES.find((una) => una === bruta.seccion);
  const cantidad = String(bruta.cantidad ?? '');
  const texto = typeof bruta.buscar === 'string' ? bruta.buscar : String(bruta.buscar ?? '');
  return {
    ...(seccion ? { seccion } : {}),
    ...(CANTIDAD.test(cantidad) && Number(cantidad) > 0 ? { cantidad } : {}),
    ...(String(bruta.opcionales) === 'true' ? { opcionales: 'true' as const } : {}),
    ...(texto === '' ? {} : { buscar: texto.slice(0, 100) }),
    ...(typeof bruta.comparar === 'string' && bruta.comparar.length === 36 ? { comparar: bruta.comparar } : {}),
  };
}
