import type { CambioDesdeElEnsayo } from '@trastienda/nucleo/importaciones/ensayo.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { analizar } from './carga.ts';

/** What a row does, and to what; a record that is still to be created is another one each time the file is read. */
const HUELLA = sql`hashtextextended(
  jsonb_build_array(resultado, case when resultado <> 'CREAR' then registro_id end, antes, despues)::text, 0)`;

/** Keeps what the rehearsal said of each row while the file is read again, which takes its place. */
export async function recordarEnsayo(tx: Tx, importacionId: string): Promise<void> {
  await sql`
    create temp table carga_ensayada on commit drop as
    select fila, resultado, ${HUELLA} as huella from importacion_fila where importacion_id = ${importacionId}
  `.execute(tx);
  await analizar(tx, 'carga_ensayada');
}

type Cuenta = Record<`${'antes' | 'ahora'}${'Crear' | 'Actualizar' | 'Rechazadas'}` | 'filas', number>;

/** What came of the rows against what the rehearsal had said of them; null when it is the same. */
export async function compararConElEnsayo(tx: Tx, importacionId: string): Promise<CambioDesdeElEnsayo | null> {
  const { rows } = await sql<Cuenta>`
    select count(*) filter (where e.huella is distinct from f.huella) as filas,
           count(*) filter (where e.resultado = 'CREAR') as "antesCrear",
           count(*) filter (where e.resultado = 'ACTUALIZAR') as "antesActualizar",
           count(*) filter (where e.resultado = 'RECHAZADA') as "antesRechazadas",
           count(*) filter (where f.resultado = 'CREAR') as "ahoraCrear",
           count(*) filter (where f.resultado = 'ACTUALIZAR') as "ahoraActualizar",
           count(*) filter (where f.resultado = 'RECHAZADA') as "ahoraRechazadas"
      from carga_ensayada e
      full join (select fila, resultado, ${HUELLA} as huella from importacion_fila
                  where importacion_id = ${importacionId}) f on f.fila = e.fila
  `.execute(tx);
  const [cuenta] = rows;
  if (!cuenta || cuenta.filas === 0) return null;
  return {
    antes: { crear: cuenta.antesCrear, actualizar: cuenta.antesActualizar, rechazadas: cuenta.antesRechazadas },
    ahora: { crear: cuenta.ahoraCrear, actualizar: cuenta.ahoraActualizar, rechazadas: cuenta.ahoraRechazadas },
    filas: cuenta.filas,
  };
}
