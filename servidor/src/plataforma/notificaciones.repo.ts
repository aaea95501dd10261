import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { deQuien } from './notificaciones.query.ts';
import { tirarDeAPoco } from './tirar.ts';

/** Marks some as read. What is not theirs to see is passed over: a number tells nothing. */
export async function marcarLeidas(db: Db, usuario: Usuario, ids: readonly number[]): Promise<void> {
  await sql`
    insert into notificacion_leida (usuario_id, evento_id)
    select u.id, e.id from ${deQuien(usuario)} and e.id = any(${ids}::bigint[])
    on conflict do nothing
  `.execute(db);
}

/** Marks as read everything up to `hasta` that could be seen by now: what commits later stays unread, whatever its number. */
export async function marcarHasta(db: Db, usuario: Usuario, hasta: number): Promise<void> {
  await sql`
    with marca as (
      insert into notificacion_marca as m (usuario_id, hasta, foto)
      values (${usuario.id}, ${hasta}, pg_current_snapshot())
      on conflict (usuario_id) do update set hasta = excluded.hasta, foto = excluded.foto
        where excluded.hasta >= m.hasta
      returning m.usuario_id, m.hasta
    )
    delete from notificacion_leida l using marca
    where l.usuario_id = marca.usuario_id and l.evento_id <= marca.hasta
  `.execute(db);
}

/** How long an event is kept. The table itself refuses to lose a younger one. */
const DIAS = 30;

/** Throws old events away. */
export const tirarViejos = (db: Db): Promise<number> =>
  tirarDeAPoco(
    db,
    (porVez) => sql`
      delete from evento where id in (
        select id from evento where en < now() - make_interval(days => ${DIAS}::int)
        order by en limit ${porVez} for update skip locked)`,
  );
