import { NIVELES, type Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { Omisiones } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import { buscaAlgo } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, sql } from 'kysely';
import { conPalabras } from '#tablas-generales/index.ts';

export type Unidad = { readonly id: string; readonly nombre: string };
/** What each level of a path says by itself, as `vigentesEn` takes it. */
export type OmisionesDelCamino = { readonly [N in Nivel]?: Omisiones<Unidad> };

/** The letter each level has in every query of this room: subfamilia s, familia f, rubro r. */
export const LETRA = { rubro: 'r', familia: 'f', subfamilia: 's' } as const;

/** A node with all that is above it. */
const CAMINO: Readonly<Record<Nivel, RawBuilder<unknown>>> = {
  rubro: sql`rubro r`,
  familia: sql`familia f join rubro r on r.id = f.rubro_id`,
  subfamilia: sql`subfamilia s join familia f on f.id = s.familia_id join rubro r on r.id = f.rubro_id`,
};
export const caminoDe = (nivel: Nivel) => CAMINO[nivel];

/** The levels from the top down to this one. */
export const nivelesHasta = (nivel: Nivel): readonly Nivel[] => NIVELES.slice(0, NIVELES.indexOf(nivel) + 1);

/** What a node and all that is above it say, as a value of `OmisionesDelCamino`. */
export const omisionesHasta = (nivel: Nivel): RawBuilder<OmisionesDelCamino> =>
  sql`json_build_object(${sql.join(nivelesHasta(nivel).map((otro) => sql`${otro}::text, ${omisionesDe(otro)}`))})`;

function omisionesDe(nivel: Nivel): RawBuilder<unknown> {
  const columna = (nombre: string) => sql.ref(`${LETRA[nivel]}.${nombre}`);
  return sql`json_build_object(
    'iva', ${columna('iva_omision')},
    'unidad', (select json_build_object('id', u.id, 'nombre', u.nombre) from unidad u where u.id = ${columna('unidad_omision_id')}),
    'margen', trim_scale(${columna('margen_omision')})::text,
    'diasDeConteo', ${columna('dias_de_conteo')},
    'obsolescencia', ${columna('obsolescencia')})`;
}

export const UNIDAD_GENERAL = sql<Unidad>`(select json_build_object('id', id, 'nombre', nombre) from unidad where omision)`;

/** The subfamilias at or below each of some nodes, as rows (nodo, id). */
export function hojasDe(nivel: Nivel, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  if (nivel === 'rubro') {
    return sql`select f.rubro_id as nodo, s.id from subfamilia s join familia f on f.id = s.familia_id where f.rubro_id ${ids}`;
  }
  const nodo = nivel === 'familia' ? sql`s.familia_id` : sql`s.id`;
  return sql`select ${nodo} as nodo, s.id from subfamilia s where ${nodo} ${ids}`;
}

/** Every word of a search somewhere in the code or the name of the node; false when nothing is searched. */
export function conBusqueda(nivel: Nivel, buscar: string | undefined): RawBuilder<boolean> | false {
  if (!buscaAlgo(buscar)) return false;
  return conPalabras(sql.ref(`${LETRA[nivel]}.busqueda`), buscar);
}
