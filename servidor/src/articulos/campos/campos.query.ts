import { type Campo, tituloDeCampo, type ValoresDeCampos } from '@trastienda/nucleo/articulos/campos/campo.ts';
import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { CampoPedido } from '@trastienda/nucleo/articulos/contrato.ts';
import { type RawBuilder, sql } from 'kysely';
import { hojasDe } from '#articulos/clasificacion/niveles.sql.ts';
import type { Db, Tx } from '#db/db.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';

export type Lugar = { readonly nivel: Nivel; readonly nodoId: string };

const OPCIONES = sql`coalesce((
  select json_agg(json_build_object('id', o.id, 'nombre', o.nombre, 'activa', o.activa) order by o.orden)
  from campo_opcion o where o.campo_id = c.id), '[]')`;

const DATOS = sql`c.id, c.nombre, c.tipo, c.unidad, c.decimales, ${OPCIONES} as opciones`;
const POR_NOMBRE = sql`c.nombre collate "es-x-icu", c.id`;

const LUGARES = sql`coalesce((
  select json_agg(json_build_object('nivel', x.nivel, 'id', x.id, 'nombre', x.nombre) order by x.orden, x.nombre, x.id)
  from (select 1 as orden, 'rubro' as nivel, r.id, r.nombre from campo_lugar l join rubro r on r.id = l.rubro_id where l.campo_id = c.id
        union all
        select 2, 'familia', f.id, f.nombre from campo_lugar l join familia f on f.id = l.familia_id where l.campo_id = c.id
        union all
        select 3, 'subfamilia', s.id, s.nombre from campo_lugar l join subfamilia s on s.id = l.subfamilia_id
        where l.campo_id = c.id) x), '[]')`;

const DONDE: Readonly<Record<Nivel, RawBuilder<unknown>>> = {
  rubro: sql`l.rubro_id = n.rubro_id`,
  familia: sql`l.familia_id = n.familia_id or l.rubro_id = n.rubro_id`,
  subfamilia: sql`l.subfamilia_id = n.subfamilia_id or l.familia_id = n.familia_id or l.rubro_id = n.rubro_id`,
};

/** A node with what is above it, as one row. */
const nodo = (nivel: Nivel, id: string | undefined): RawBuilder<unknown> => {
  if (nivel === 'rubro') return sql`select ${id}::uuid as rubro_id`;
  if (nivel === 'familia') return sql`select f.rubro_id, f.id as familia_id from familia f where f.id = ${id}`;
  return sql`select f.rubro_id, f.id as familia_id, s.id as subfamilia_id from subfamilia s join familia f on f.id = s.familia_id
             where ${id === undefined ? sql`s.omision` : sql`s.id = ${id}`}`;
};

/** Every campo there is, or those asked for in a place: there or above it. */
export async function listarCampos(
  db: Db | Tx,
  { nivel, nodoId }: { readonly nivel?: Nivel | undefined; readonly nodoId?: string | undefined },
): Promise<{ filas: CampoPedido[] }> {
  if (nodoId === undefined && nivel !== undefined && nivel !== 'subfamilia') {
    datosInvalidos([{ path: ['?', 'nodoId'], message: 'Completá este dato.' }]);
  }
  const { rows } = await sql<CampoPedido>`
    select ${DATOS}, c.version, ${LUGARES} as lugares from campo c
    ${
      nivel === undefined
        ? sql``
        : sql`where exists (select from (${nodo(nivel, nodoId)}) n, campo_lugar l where l.campo_id = c.id and (${DONDE[nivel]}))`
    }
    order by ${POR_NOMBRE}
  `.execute(db);
  return { filas: rows };
}

/** Those that some artículo may be asked. */
export const leerCamposPedidos = async (db: Db | Tx): Promise<readonly Campo[]> =>
  (await listarCampos(db, {})).filas.filter(({ lugares }) => lugares.length > 0);

/** Nobody changes any of them until commit. */
export async function sostenerCampos(tx: Tx): Promise<void> {
  await sql`select count(*) from (select from campo order by id for share) x`.execute(tx);
}

export async function leerCampo(db: Db | Tx, id: string): Promise<CampoPedido> {
  const { rows } = await sql<CampoPedido>`
    select ${DATOS}, c.version, ${LUGARES} as lugares from campo c where c.id = ${id}`.execute(db);
  return rows[0] ?? rechazar('comun.no_encontrado', { que: 'el campo' });
}

/** What is asked of an artículo of a subfamilia. `sostener` keeps it as it is until commit: nobody changes it meanwhile. */
export async function leerVigentes(
  db: Db | Tx,
  subfamiliaId: string,
  { sostener = false } = {},
): Promise<readonly Campo[]> {
  const leer = () =>
    sql<Campo>`
      select ${DATOS} from campo c
      where c.id in (select v.campo_id from campo_vigente v where v.subfamilia_id = ${subfamiliaId})
      order by ${POR_NOMBRE} ${sostener ? sql`for share of c` : sql``}
    `.execute(db);
  // A campo that was waited for is given as it was before the wait: whether it is still asked for, only a new reading tells.
  if (sostener) await leer();
  return (await leer()).rows;
}

/** All that is kept of an artículo, also what is not asked of it where it is now. */
export async function leerValores(db: Db | Tx, articuloId: string): Promise<ValoresDeCampos> {
  const filas = await db
    .selectFrom('articulo_campo')
    .select(['campo_id', 'valor'])
    .where('articulo_id', '=', articuloId)
    .execute();
  return Object.fromEntries(filas.map(({ campo_id, valor }) => [campo_id, valor]));
}

/** What an artículo says of each campo, also of what is not asked of it where it is now. `sostener` keeps the campos as they are. */
export async function leerCamposDichos(
  db: Db | Tx,
  articuloId: string,
  { sostener = false } = {},
): Promise<readonly { readonly campo: Campo; readonly valor: string }[]> {
  const { rows } = await sql<Campo & { readonly valor: string }>`
    select ${DATOS}, v.valor from articulo_campo v join campo c on c.id = v.campo_id
    where v.articulo_id = ${articuloId} order by ${POR_NOMBRE} ${sostener ? sql`for share of c` : sql``}
  `.execute(db);
  return rows.map(({ valor, ...campo }) => ({ campo, valor }));
}

/** What the artículo of the outer row `a` says of what is asked of it, by the id of each campo; options by their name. */
export const valoresDeFila = sql`coalesce((
  select json_object_agg(v.campo_id, coalesce(o.nombre, v.valor))
  from articulo_campo v left join campo_opcion o on o.id = v.opcion_id
  where v.articulo_id = a.id
    and exists (select from campo_vigente g where g.campo_id = v.campo_id and g.subfamilia_id = a.subfamilia_id)), '{}')`;

/** What stops showing when a campo is no longer asked for in a place: what it is not asked for by another place too. */
export async function contarUso(db: Db | Tx, campoId: string, { nivel, nodoId }: Lugar): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n
    from articulo_campo v join articulo a on a.id = v.articulo_id
    where v.campo_id = ${campoId}
      and a.subfamilia_id in (select h.id from (${hojasDe(nivel, sql`= ${nodoId}`)}) h)
      and exists (select from campo_lugar l where l.campo_id = ${campoId} and ${esEl({ nivel, nodoId })})
      and not exists (
        select from campo_lugar l join subfamilia s on s.id = a.subfamilia_id join familia f on f.id = s.familia_id
        where l.campo_id = ${campoId} and not coalesce(${esEl({ nivel, nodoId })}, false)
          and (l.subfamilia_id = s.id or l.familia_id = f.id or l.rubro_id = f.rubro_id))
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** Places below a node of each level, on the way to its subfamilia `s`. */
const DEBAJO: Readonly<Record<Nivel, RawBuilder<unknown>>> = {
  rubro: sql`l.familia_id = s.familia_id or l.subfamilia_id = s.id`,
  familia: sql`l.subfamilia_id = s.id`,
  subfamilia: sql`false`,
};

/**
 * The campos that stop being asked for somewhere in a node that hangs from another place, or becomes part of another one (then
 * those of the node itself go too), and of how many artículos what they say stops showing, as `contarUso` counts them (CLA-03).
 */
export async function camposQueSeDejan(
  db: Db | Tx,
  { desde, hacia, conElNodo }: { readonly desde: Lugar; readonly hacia: Lugar; readonly conElNodo: boolean },
): Promise<{ readonly campo: string; readonly articulos: number }[]> {
  const sePideEn = ({ nivel, nodoId }: Lugar) =>
    sql`exists (select from (${nodo(nivel, nodoId)}) n, campo_lugar l where l.campo_id = c.id and (${DONDE[nivel]}))`;
  const { rows } = await sql<Pick<Campo, 'nombre' | 'unidad'> & { readonly articulos: number }>`
    with hojas as materialized (${hojasDe(desde.nivel, sql`= ${desde.nodoId}`)}),
    dejados as materialized (
      select c.id, c.nombre, c.unidad from campo c
      where ${sePideEn(desde)} and not ${sePideEn(hacia)}
        and (${conElNodo} or not exists (select from campo_lugar l where l.campo_id = c.id and ${esEl(desde)}))),
    donde as materialized (
      select c.id as campo_id, s.id as subfamilia_id
      from dejados c cross join hojas h join subfamilia s on s.id = h.id
      where not exists (select from campo_lugar l where l.campo_id = c.id and (${DEBAJO[desde.nivel]})))
    select c.nombre, c.unidad, (
             select count(*)::int from articulo_campo v join articulo a on a.id = v.articulo_id
             where v.campo_id = c.id and a.subfamilia_id in (select d.subfamilia_id from donde d where d.campo_id = c.id)) as articulos
    from dejados c
    where exists (select from donde d where d.campo_id = c.id) or not exists (select from hojas)
    order by ${POR_NOMBRE}
  `.execute(db);
  return rows.map(({ articulos, ...campo }) => ({ campo: tituloDeCampo(campo), articulos }));
}

/** Whether a row `l` of campo_lugar is that place. */
export const esEl = ({ nivel, nodoId }: Lugar): RawBuilder<boolean> => sql`${sql.ref(`l.${nivel}_id`)} = ${nodoId}`;

/** What taking a campo away from a place, or an option from a campo, would leave out of sight. */
export async function verUso(db: Db, id: string, lugar: Lugar) {
  const campo = await leerCampo(db, id);
  const { rows } = await sql<{ id: string; articulos: number }>`
    select opcion_id as id, count(*)::int as articulos from articulo_campo
    where campo_id = ${id} and tipo = 'LISTA' group by opcion_id`.execute(db);
  const porOpcion = new Map(rows.map((fila) => [fila.id, fila.articulos]));
  return {
    articulos: await contarUso(db, id, lugar),
    opciones: campo.opciones.map((opcion) => ({ id: opcion.id, articulos: porOpcion.get(opcion.id) ?? 0 })),
  };
}
