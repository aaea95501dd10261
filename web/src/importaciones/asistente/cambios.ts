import type { Formato, Importacion, Mapeo, Opciones } from '@trastienda/nucleo/importaciones/contrato.ts';

/** One correction to how a file is read. */
export type Cambio = {
  readonly formato?: Partial<Formato>;
  /** The whole mapping. */
  readonly mapeo?: Mapeo;
  readonly opciones?: Partial<Opciones>;
  readonly perfil?: string;
};

/** The file is cut another way: its columns, and what is mapped to them, come from the server. */
export const rehaceColumnas = ({ formato, perfil }: Cambio): boolean =>
  perfil !== undefined ||
  formato?.codificacion !== undefined ||
  formato?.separador !== undefined ||
  formato?.hoja !== undefined ||
  formato?.encabezado !== undefined;

/** The importación with corrections that have not arrived yet. */
export function conCambios(importacion: Importacion, cambios: readonly Cambio[]): Importacion {
  if (cambios.length === 0) return importacion;
  const { formato, mapeo, opciones } = sumar(cambios);
  const perfil = cambios.findLast((cambio) => cambio.perfil !== undefined)?.perfil;
  return {
    ...importacion,
    formato: { ...importacion.formato, ...formato },
    mapeo: mapeo ?? importacion.mapeo,
    opciones: { ...importacion.opciones, ...opciones },
    perfil: perfil ?? importacion.perfil,
  };
}

/** Several corrections as one: of each thing, the last word. */
const sumar = (cambios: readonly Cambio[]) => ({
  formato: Object.assign({}, ...cambios.map(({ formato }) => formato)) as Partial<Formato>,
  mapeo: cambios.findLast(({ mapeo }) => mapeo !== undefined)?.mapeo,
  opciones: Object.assign({}, ...cambios.map(({ opciones }) => opciones)) as Partial<Opciones>,
});

/**
 * The first of the waiting corrections as one request, and how many of them it carries. A profile changes everything,
 * so it goes alone and what was asked after it goes later.
 */
export function juntar(cambios: readonly Cambio[]): { readonly cuerpo: Cambio; readonly cuantos: number } {
  const [primero = {}, ...resto] = cambios;
  if (primero.perfil !== undefined) return { cuerpo: primero, cuantos: 1 };
  const hasta = resto.findIndex(({ perfil }) => perfil !== undefined);
  const juntos = [primero, ...(hasta === -1 ? resto : resto.slice(0, hasta))];
  const { formato, mapeo, opciones } = sumar(juntos);
  const cuerpo = {
    ...(Object.keys(formato).length > 0 ? { formato } : {}),
    ...(mapeo ? { mapeo } : {}),
    ...(Object.keys(opciones).length > 0 ? { opciones } : {}),
  };
  return { cuerpo, cuantos: juntos.length };
}

/** The mapping with a field on another column, or on none. A column feeds one field: it leaves the one it had. */
export function moverColumna(mapeo: Mapeo, campo: string, columna: number | null): Mapeo {
  const otros = Object.entries(mapeo).filter(([uno, lugar]) => uno !== campo && lugar !== columna);
  return Object.fromEntries(columna === null ? otros : [...otros, [campo, columna]]);
}

/** The first different values a column brings, as the file has them. */
export function ejemplosDe(muestra: Importacion['muestra'], columna: number, cuantos = 3): readonly string[] {
  const vistos = new Set<string>();
  for (const { celdas } of muestra) {
    const valor = celdas[columna]?.trim() ?? '';
    if (valor !== '') vistos.add(valor);
    if (vistos.size === cuantos) break;
  }
  return [...vistos];
}
