import { type Nivel, PADRE_DE } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { CampoDelArticulo } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import { fuenteDeActividad } from '#plataforma/fuente-de-actividad.ts';

type DeUnLote = {
  readonly loteId: string;
  /** What it did; of one that takes another back, what that one had done. */
  readonly tipo: 'MOVER' | 'FUSIONAR' | 'APLICAR';
  readonly vuelta: boolean;
  readonly nivel: Nivel;
  readonly nombre: string;
  readonly desde: string | null;
  readonly hacia: string | null;
  readonly campo: CampoDelArticulo | null;
  /** What the artículo had and has, of what is written in it; of a node, its code. */
  readonly antes: string | null;
  readonly despues: string | null;
};

/**
 * What batches of the classification did to each artículo, and what taking them back did (ART-26). One of a hundred thousand
 * leaves one line in the trail, of its node. What it wrote in each artículo is in its detail; what only went along with its
 * node was below it when that moved, which is known by where the artículo was then and where that place was.
 */
export const cambiosDeClasificacion = fuenteDeActividad<DeUnLote>({
  lineasDe: (entidad, id) => {
    if (entidad === 'familia' || entidad === 'subfamilia') return llevadosCon(id);
    return entidad !== 'articulo'
      ? undefined
      : sql`
        with subfamilias as (
          select x.subfamilia_id, x.hasta, coalesce(lag(x.hasta) over (order by x.hasta, x.id), a.creado_en) as desde
          from articulo a
          cross join lateral (
            select p.subfamilia_id, p.hasta, p.id from articulo_subfamilia_anterior p where p.articulo_id = a.id
            union all select a.subfamilia_id, 'infinity', null) x
          where a.id = ${id}),
        familias as (
          select y.familia_id, greatest(s.desde, y.desde) as desde, least(s.hasta, y.hasta) as hasta
          from subfamilias s
          cross join lateral (
            select z.familia_id, z.hasta, coalesce(lag(z.hasta) over (order by z.hasta), '-infinity') as desde
            from (
              select n.padre_antes as familia_id, t.en as hasta
              from lote_clasificacion_nodo n join lote_clasificacion t on t.id = n.lote_id where n.nodo_id = s.subfamilia_id
              union all select f.familia_id, 'infinity' from subfamilia f where f.id = s.subfamilia_id) z) y
          where y.desde < s.hasta and s.desde < y.hasta),
        lugares as (
          select subfamilia_id as nodo_id, desde, hasta from subfamilias union all select familia_id, desde, hasta from familias),
        suyos as (
          select t.id, null as antes, null as despues
          from lugares l
          join lote_clasificacion_nodo n on n.nodo_id = l.nodo_id
          join lote_clasificacion t on t.id = n.lote_id and t.en > l.desde and t.en <= l.hasta
          union all
          select d.lote_id, d.antes, d.despues from lote_clasificacion_articulo d where d.articulo_id = ${id})
        select a.id as auditoria_id,
               json_build_object(
                 'loteId', t.id, 'tipo', coalesce(o.tipo, t.tipo), 'vuelta', o.id is not null, 'nivel', t.nivel,
                 'nombre', t.nombre, 'desde', t.desde, 'hacia', t.hacia, 'campo', t.campo,
                 'antes', coalesce(ua.nombre, x.antes), 'despues', coalesce(ud.nombre, x.despues)) as dato
        from suyos x
        join lote_clasificacion t on t.id = x.id
        left join lote_clasificacion o on o.id = t.deshace_a
        left join unidad ua on t.campo = 'unidad' and ua.id = case when t.campo = 'unidad' then x.antes::uuid end
        left join unidad ud on t.campo = 'unidad' and ud.id = case when t.campo = 'unidad' then x.despues::uuid end
        join auditoria a on a.entidad = t.nivel and a.entidad_id = t.nodo_id and a.lote_id = t.id`;
  },
  contar: (entidad, _accion, lote) =>
    entidad === 'articulo'
      ? {
          accion: `articulo.${lote.vuelta ? 'volver' : VERBO[lote.tipo]}_clasificacion`,
          loteId: lote.loteId,
          campos: [campoDe(lote)],
        }
      : {
          accion: `${entidad}.${lote.vuelta ? 'deshacer' : 'mover'}`,
          loteId: lote.loteId,
          campos: [
            campoDe(lote),
            ...(lote.antes === lote.despues ? [] : [{ campo: 'codigo', antes: lote.antes, despues: lote.despues }]),
          ],
        },
});

/** Those that only took a node along with the one they were about: in its own trail there is nothing of them. */
const llevadosCon = (id: string) => sql`
  select a.id as auditoria_id,
         json_build_object(
           'loteId', t.id, 'tipo', coalesce(o.tipo, t.tipo), 'vuelta', o.id is not null, 'nivel', t.nivel,
           'nombre', t.nombre, 'desde', t.desde, 'hacia', t.hacia, 'campo', null,
           'antes', n.codigo_antes, 'despues', n.codigo_despues) as dato
  from lote_clasificacion_nodo n
  join lote_clasificacion t on t.id = n.lote_id and t.nodo_id <> n.nodo_id
  left join lote_clasificacion o on o.id = t.deshace_a
  join auditoria a on a.entidad = t.nivel and a.entidad_id = t.nodo_id and a.lote_id = t.id
  where n.nodo_id = ${id}`;

const VERBO = { MOVER: 'mover', FUSIONAR: 'fusionar', APLICAR: 'aplicar' } as const;

/** Where it was and where it is, from the rubro down, or the value it had and has: as they were called then. */
function campoDe({ tipo, vuelta, nivel, nombre, desde, hacia, campo, antes, despues }: DeUnLote) {
  if (tipo === 'APLICAR') return { campo: definido(campo ?? undefined, 'what it applied'), antes, despues };
  if (tipo === 'MOVER') {
    return { campo: definido(PADRE_DE[nivel] ?? undefined, 'a level above'), antes: desde, despues: hacia };
  }
  // What was merged is itself a step of the way to where it was.
  const entero = (camino: string | null) => (camino === null ? nombre : `${camino} › ${nombre}`);
  return vuelta
    ? { campo: nivel, antes: desde, despues: entero(hacia) }
    : { campo: nivel, antes: entero(desde), despues: hacia };
}
