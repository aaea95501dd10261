import { fail, ok, type Result } from '#comun/result.ts';

/** The three levels, from the widest: an artículo points only at the last (ART-06). */
export const NIVELES = ['rubro', 'familia', 'subfamilia'] as const;
export type Nivel = (typeof NIVELES)[number];

/** What each level hangs from, and what hangs from it. */
export const PADRE_DE = { rubro: null, familia: 'rubro', subfamilia: 'familia' } as const;
export const HIJO_DE = { rubro: 'familia', familia: 'subfamilia', subfamilia: null } as const;

export type ClasificacionEnUso = {
  readonly code: 'articulos.clasificacion_en_uso';
  readonly data: { readonly nombre: string } & Adentro;
};

/** What is active directly below a node: how many, and the first of them by name. */
export type Adentro = {
  readonly nodos: number;
  readonly articulos: number;
  readonly bloquean: readonly { readonly id: string; readonly codigo: string; readonly nombre: string }[];
};

export type ClasificacionInactiva = {
  readonly code: 'articulos.clasificacion_inactiva';
  readonly data: { readonly nombre: string };
};

export type ClasificacionPorOmision = {
  readonly code: 'articulos.clasificacion_por_omision';
  readonly data: { readonly nombre: string; readonly que: 'FUSIONAR' | 'INACTIVAR' };
};

type Inactivable = { readonly nombre: string; readonly omision: boolean } & Adentro;

/**
 * A node with something active inside stays active, and what is inside is named (INV-04, CLA-04); and so does the one that takes
 * what nobody classified, since nothing could come in without it.
 */
export function inactivarNodo({
  omision,
  ...nodo
}: Inactivable): Result<null, ClasificacionEnUso | ClasificacionPorOmision> {
  if (omision) {
    return fail({ code: 'articulos.clasificacion_por_omision', data: { nombre: nodo.nombre, que: 'INACTIVAR' } });
  }
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
