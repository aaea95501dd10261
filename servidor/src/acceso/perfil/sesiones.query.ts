import type { SesionAbierta } from '@trastienda/nucleo/acceso/contrato.ts';
import { sql } from 'kysely';
import { VIVA } from '#acceso/sesiones.repo.ts';
import type { Db } from '#db/db.ts';

/** The sessions of a person that are open; `actual` is the one that asks. */
export async function leerSesiones(db: Db, usuarioId: string, actual: string | undefined): Promise<SesionAbierta[]> {
  const { rows } = await sql<SesionAbierta>`
    select s.id, coalesce(s.id = ${actual ?? null}::uuid, false) as esta, coalesce(s.direccion, '') as direccion,
           coalesce(s.agente, '') as agente, s.creada_en as "creadaEn", s.usada_en as "usadaEn", t.nombre as terminal
    from sesion s join usuario u on u.id = s.usuario_id left join terminal t on t.id = s.terminal_id
    where s.usuario_id = ${usuarioId} and ${VIVA}
    order by esta desc, s.usada_en desc, s.id
  `.execute(db);
  return rows;
}
