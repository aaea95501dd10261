import { fail, ok, type Result } from '#comun/result.ts';

/** The three levels, from the widest: an artículo points only at the last (ART-06). */
export const NIVELES = ['rubro', 'familia', 'subfamilia'] as const;
export type Nivel = (typeof NIVELES)[number];

export type ClasificacionEnUso = {
  readonly code: 'articulos.clasificacion_en_uso';
  readonly data: { readonly nombre: string; readonly nodos: number; readonly articulos: number };
};

export type ClasificacionInactiva = {
  readonly code: 'articulos.clasificacion_inactiva';
  readonly data: { readonly nombre: string };
};

/** A node with something active inside stays active (INV-04, CLA-04). Counts are of what is active directly below. */
export function inactivarNodo(nodo: {
  readonly nombre: string;
  readonly nodos: number;
  readonly articulos: number;
}): Result<null, ClasificacionEnUso> {
  if (nodo.nodos === 0 && nodo.articulos === 0) return ok(null);
  return fail({ code: 'articulos.clasificacion_en_uso', data: nodo });
}

/** Nothing active hangs from an inactive node. */
export function exigirActivo(padre: {
  readonly nombre: string;
  readonly activo: boolean;
}): Result<null, ClasificacionInactiva> {
  return padre.activo ? ok(null) : fail({ code: 'articulos.clasificacion_inactiva', data: { nombre: padre.nombre } });
}
