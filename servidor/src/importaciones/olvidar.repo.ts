import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/**
 * Strikes out what the rows of files kept of a record they made or changed: which fields they brought stays, and what they
 * brought does not. The file itself goes when its importación is discarded, or to make room.
 */
export async function olvidarFilasDe(tx: Tx, id: string, por: string): Promise<void> {
  await sql`
    update importacion_fila f
       set referencia = '', texto = '', previo = null,
           antes = (select jsonb_object_agg(campo, ${por}::text) from jsonb_object_keys(f.antes) as campo),
           despues = (select jsonb_object_agg(campo, ${por}::text) from jsonb_object_keys(f.despues) as campo)
     where f.registro_id = ${id} and f.resultado in ('CREAR', 'ACTUALIZAR')
       and exists (select from importacion i where i.id = f.importacion_id and i.entidad = 'clientes')
  `.execute(tx);
}
