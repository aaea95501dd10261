import { type AccionDe, definirEstados, type EstadoDe } from '#comun/estados.ts';

/** Life cycle of an artículo (`modelo` 6.1). What else inactivating asks for is in `dependencias.ts`. */
export const cicloDeArticulo = definirEstados({
  estados: ['BORRADOR', 'ACTIVO', 'DISCONTINUADO', 'INACTIVO'],
  acciones: {
    activar: { desde: ['BORRADOR', 'DISCONTINUADO', 'INACTIVO'], hacia: 'ACTIVO' },
    discontinuar: { desde: ['ACTIVO'], hacia: 'DISCONTINUADO' },
    inactivar: { desde: ['ACTIVO', 'DISCONTINUADO'], hacia: 'INACTIVO' },
  },
});

export type EstadoArticulo = EstadoDe<typeof cicloDeArticulo>;
export type AccionArticulo = AccionDe<typeof cicloDeArticulo>;

/** Sold and counted: a draft is not ready yet, an inactive one is gone. A discontinued one still sells out (ART-10). */
export const ESTADOS_VENDIBLES = ['ACTIVO', 'DISCONTINUADO'] as const satisfies readonly EstadoArticulo[];
export const esVendible = (estado: string): boolean => ESTADOS_VENDIBLES.some((vendible) => vendible === estado);
