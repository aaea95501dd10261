import { BASES_DE_ARMADO, type BaseDeArmado } from '@trastienda/nucleo/articulos/estructura/costo-de-armado.ts';
import { UNIDADES_MAXIMO } from '@trastienda/nucleo/articulos/estructura/limites.ts';

export const SECCIONES = ['arbol', 'componentes', 'armar', 'usos', 'versiones', 'ordenes', 'actividad'] as const;
export type Seccion = (typeof SECCIONES)[number];

/** What the address of an estructura carries: the tab, and what its tree and its plan were asked for. */
export type BusquedaDeEstructura = {
  readonly seccion?: Seccion;
  readonly cantidad?: string;
  readonly opcionales?: 'true' | undefined;
  readonly costo?: BaseDeArmado | undefined;
  readonly buscar?: string;
  /** Each component once, with the sum of all the ways to it, instead of the tree (RN-24). */
  readonly vista?: 'totales' | undefined;
  /** Of those, only what is not assembled. */
  readonly piezas?: 'true' | undefined;
  readonly comparar?: string | undefined;
  /** Of a new one, what it is of. */
  readonly articuloId?: string;
};

const ES_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const CANTIDAD = /^\d{1,7}(\.\d{1,3})?$/;
const sePide = (cantidad: string): boolean =>
  CANTIDAD.test(cantidad) && Number(cantidad) > 0 && Number(cantidad) <= UNIDADES_MAXIMO;

export function leerBusquedaDeEstructura(bruta: Readonly<Record<string, unknown>>): BusquedaDeEstructura {
  const seccion = SECCIONES.find((una) => una === bruta.seccion);
  const costo = BASES_DE_ARMADO.find((una) => una === bruta.costo);
  const cantidad = String(bruta.cantidad ?? '');
  const texto = typeof bruta.buscar === 'string' ? bruta.buscar : String(bruta.buscar ?? '');
  return {
    ...(seccion ? { seccion } : {}),
    ...(sePide(cantidad) ? { cantidad } : {}),
    ...(String(bruta.opcionales) === 'true' ? { opcionales: 'true' as const } : {}),
    ...(costo && costo !== 'PROMEDIO' ? { costo } : {}),
    ...(bruta.vista === 'totales' ? { vista: 'totales' as const } : {}),
    ...(String(bruta.piezas) === 'true' ? { piezas: 'true' as const } : {}),
    ...(texto === '' ? {} : { buscar: texto.slice(0, 100) }),
    ...(typeof bruta.comparar === 'string' && bruta.comparar.length === 36 ? { comparar: bruta.comparar } : {}),
    ...(typeof bruta.articuloId === 'string' && ES_ID.test(bruta.articuloId) ? { articuloId: bruta.articuloId } : {}),
  };
}
