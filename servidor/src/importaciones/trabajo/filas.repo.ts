import { sql } from 'kysely';
import type { Copiar } from '#db/copia.ts';
import type { Tx } from '#db/db.ts';
import type { RechazoDeFila } from './mensajes.ts';

/** Forgets what an earlier rehearsal said. */
export async function borrarResultados(tx: Tx, importacionId: string): Promise<void> {
  await tx.deleteFrom('importacion_fila').where('importacion_id', '=', importacionId).execute();
  await tx.deleteFrom('importacion_rechazo').where('importacion_id', '=', importacionId).execute();
  await tx.deleteFrom('importacion_venta').where('importacion_id', '=', importacionId).execute();
  await tx.deleteFrom('importacion_localidad').where('importacion_id', '=', importacionId).execute();
}

/** PostgreSQL keeps no such character; one in a cell is a reason to leave its row out, not to fail. */
export const sinNulos = (texto: string): string => texto.replaceAll('\u0000', '');

/** Writes down why rows were left out; `desde` is how many reasons were written before. */
export async function guardarRechazos(
  copiar: Copiar,
  importacionId: string,
  rechazos: readonly RechazoDeFila[],
  desde: number,
): Promise<void> {
  if (rechazos.length === 0) return;
  await copiar(
    'importacion_rechazo',
    ['importacion_id', 'orden', 'fila', 'columna', 'valor', 'motivo', 'referencia'],
    rechazos
      .values()
      .map(({ fila, columna, valor, motivo, referencia }, i) => [
        importacionId,
        desde + i,
        fila,
        sinNulos(columna),
        sinNulos(valor),
        motivo,
        sinNulos(referencia).slice(0, 80),
      ]),
  );
}

/** Rows that have reasons and no result were left out. Answers how many there are. */
export async function cerrarResultados(tx: Tx, importacionId: string): Promise<number> {
  const { rows } = await sql<{ cuantas: number }>`
    with fuera as (
      insert into importacion_fila (importacion_id, fila, resultado, referencia)
      select r.importacion_id, r.fila, 'RECHAZADA', min(r.referencia) from importacion_rechazo r
       where r.importacion_id = ${importacionId}
         and not exists (select from importacion_fila f where f.importacion_id = r.importacion_id and f.fila = r.fila)
       group by r.importacion_id, r.fila
      returning fila)
    select count(*) as cuantas from fuera
  `.execute(tx);
  return rows[0]?.cuantas ?? 0;
}
