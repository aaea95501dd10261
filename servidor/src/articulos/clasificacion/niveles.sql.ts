import { NIVELES, type Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { Omisiones } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import { normaPalabras } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, sql } from 'kysely';

export type Unidad = { readonly id: string; readonly nombre: string };
export type OmisionesLeidas = Omisiones<Unidad>;

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

/** What a level says by itself, as a value of `OmisionesLeidas`. */
export function omisionesDe(nivel: Nivel): RawBuilder<OmisionesLeidas> {
  const columna = (nombre: string) => sql.ref(`${LETRA[nivel]}.${nombre}`);
  return sql<OmisionesLeidas>`json_build_object(
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

/** One condition for each word of a search: it is somewhere in the code or the name of the node. */
export function conPalabras(nivel: Nivel, buscar: string): RawBuilder<unknown>[] {
  const texto = sql`norma_palabras(${sql.ref(`${LETRA[nivel]}.codigo`)} || ' ' || ${sql.ref(`${LETRA[nivel]}.nombre`)})`;
  return normaPalabras(buscar)
    .split(' ')
    .filter((palabra) => palabra !== '')
    .map((palabra) => sql`${texto} like ${`%${palabra}%`}`);
}
