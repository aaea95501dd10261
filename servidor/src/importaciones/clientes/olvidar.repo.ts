import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/**
 * Strikes out what the rows of files kept of a cliente: which fields they brought stays, and what they brought does not, also of
 * those that found it as it was. The file itself goes when its importación is discarded, or to make room. Answers the names they
 * knew it by.
 */
export async function olvidarFilasDe(tx: Tx, id: string, por: string): Promise<readonly string[]> {
  const { rows } = await sql<{ nombre: string }>`
    with suyas as (
      select f.importacion_id, f.fila, f.antes ->> 'razonSocial' as antes, f.despues ->> 'razonSocial' as despues
        from importacion i join importacion_fila f on f.importacion_id = i.id
       where i.entidad = 'clientes' and f.registro_id = ${id}),
    tachadas as (
      update importacion_fila f
         set referencia = '', texto = '', previo = null,
             antes = (select jsonb_object_agg(campo, ${por}::text) from jsonb_object_keys(f.antes) as campo),
             despues = (select jsonb_object_agg(campo, ${por}::text) from jsonb_object_keys(f.despues) as campo)
        from suyas s where f.importacion_id = s.importacion_id and f.fila = s.fila)
    select distinct v.nombre from suyas s cross join lateral (values (s.antes), (s.despues)) v (nombre) where v.nombre is not null
  `.execute(tx);
  return rows.map(({ nombre }) => nombre);
}
