import { sql } from 'kysely';
import { sentenciaDeOlvido } from '#acceso/intentos.repo.ts';
import type { Tx } from '#db/db.ts';

/**
 * Throws away a few of the rows that are good for nothing any more. Each login does its part, so that what attackers
 * leave behind never piles up; rows that somebody else is at are left to them.
 */
export async function barrer(tx: Tx): Promise<void> {
  await sql`
    with sesiones as (
      delete from sesion where id in (select id from sesion where creada_en < now() - interval '1 day'
        limit 100 for update skip locked)
    ), pendientes as (
      delete from ingreso_pendiente where id in (select id from ingreso_pendiente
        where creado_en < now() - interval '1 hour' limit 100 for update skip locked)
    ), desafios as (
      delete from desafio where desafio in (select desafio from desafio
        where creado_en < now() - interval '1 hour' limit 100 for update skip locked)
    ), dispositivos as (
      delete from dispositivo where id in (select id from dispositivo where vence_en < now()
        limit 100 for update skip locked)
    )
    ${sentenciaDeOlvido()}
  `.execute(tx);
}
