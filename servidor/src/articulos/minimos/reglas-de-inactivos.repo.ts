import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/** What a depósito should have held of an artículo, with the names the trail says it by. */
export type ReglaDeDeposito = {
  readonly articuloId: string;
  readonly depositoId: string;
  readonly deposito: string;
  readonly sucursal: string;
  readonly minimo: string;
  readonly objetivo: string;
  readonly maximo: string | null;
};

/** Inactivating artículos takes away what depósitos should hold of them: coming back brings no rule (REA-06). Answers what there was. */
export const quitarReglas = (tx: Tx, ids: readonly string[]): Promise<readonly ReglaDeDeposito[]> =>
  conNombres(
    tx,
    ids,
    sql`delete from politica_reposicion where articulo_id = any(${ids}::uuid[])
        returning articulo_id, deposito_id, minimo, objetivo, maximo`,
  );

/** Of how many it would. */
export async function contarConReglas(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await sql<{ n: number }>`
    select count(distinct articulo_id)::int as n from politica_reposicion where articulo_id = any(${ids}::uuid[])`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** Keeps what a change of many took away so, for who undoes it. */
export async function guardarReglasDeEdicion(
  tx: Tx,
  edicionId: string,
  reglas: readonly ReglaDeDeposito[],
): Promise<void> {
  if (reglas.length === 0) return;
  await sql`
    insert into edicion_minimo (edicion_id, articulo_id, deposito_id, minimo, objetivo, maximo)
    select ${edicionId}::uuid, * from unnest(
      ${reglas.map((una) => una.articuloId)}::uuid[], ${reglas.map((una) => una.depositoId)}::uuid[],
      ${reglas.map(({ minimo }) => minimo)}::numeric[], ${reglas.map(({ objetivo }) => objetivo)}::numeric[],
      ${reglas.map(({ maximo }) => maximo)}::numeric[])
  `.execute(tx);
}

/**
 * Undoing such a change brings them back with those artículos, but for what somebody said again since and for what the artículo
 * admits no more: it may be a service by now, or count with fewer decimals.
 */
export const devolverReglas = (
  tx: Tx,
  { edicionId, ids, usuarioId, ahora }: { edicionId: string; ids: readonly string[]; usuarioId: string; ahora: Date },
): Promise<readonly ReglaDeDeposito[]> =>
  conNombres(
    tx,
    ids,
    sql`insert into politica_reposicion (articulo_id, decimales, deposito_id, minimo, objetivo, maximo, modificado_en, modificado_por)
        select m.articulo_id, a.decimales, m.deposito_id, m.minimo, m.objetivo, m.maximo, ${ahora}, ${usuarioId}
          from edicion_minimo m join articulo a on a.id = m.articulo_id
         where m.edicion_id = ${edicionId} and m.articulo_id = any(${ids}::uuid[]) and a.tipo = 'PRODUCTO'
           and (m.minimo, m.objetivo) = (round(m.minimo, a.decimales), round(m.objetivo, a.decimales))
           and m.maximo is not distinct from round(m.maximo, a.decimales)
        on conflict (articulo_id, deposito_id) do nothing
        returning articulo_id, deposito_id, minimo, objetivo, maximo`,
  );

async function conNombres(
  tx: Tx,
  ids: readonly string[],
  escritas: RawBuilder<unknown>,
): Promise<readonly ReglaDeDeposito[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ReglaDeDeposito>`
    with x as (${escritas})
    select x.articulo_id as "articuloId", x.deposito_id as "depositoId", d.nombre as deposito, s.nombre as sucursal,
           x.minimo, x.objetivo, x.maximo
    from x join deposito d on d.id = x.deposito_id join sucursal s on s.id = d.sucursal_id
    order by x.articulo_id, s.nombre collate "es-x-icu", s.id, d.nombre collate "es-x-icu", d.id
  `.execute(tx);
  return rows;
}
