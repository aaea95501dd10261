import type { Llave } from '@trastienda/nucleo/acceso/contrato.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';

export type LlaveGuardada = {
  readonly id: string;
  readonly usuarioId: string;
  readonly credencialId: string;
  readonly clavePublica: Buffer;
  readonly nombre: string;
  readonly transportes: readonly string[];
};

const columnas = sql`
  id, usuario_id as "usuarioId", credencial_id as "credencialId", clave_publica as "clavePublica", nombre, transportes`;
const paraVer = sql`id, nombre, creada_en as "creadaEn", usada_en as "usadaEn", version`;

export async function leerLlave(db: Db | Tx, credencialId: string): Promise<LlaveGuardada | undefined> {
  const { rows } = await sql<LlaveGuardada>`
    select ${columnas} from llave_de_acceso where credencial_id = ${credencialId}
  `.execute(db);
  return rows[0];
}

export async function llavesDe(db: Db | Tx, usuarioId: string): Promise<LlaveGuardada[]> {
  const { rows } = await sql<LlaveGuardada>`
    select ${columnas} from llave_de_acceso where usuario_id = ${usuarioId} order by creada_en
  `.execute(db);
  return rows;
}

type LlaveNueva = Omit<LlaveGuardada, 'id'> & { readonly contador: number };

/** Nothing when somebody, whoever it is, has that passkey already. */
export async function insertarLlave(tx: Tx, llave: LlaveNueva): Promise<Llave | undefined> {
  const { rows } = await sql<Llave>`
    insert into llave_de_acceso (id, usuario_id, credencial_id, clave_publica, contador, transportes, nombre)
    values (${uuidv7()}, ${llave.usuarioId}, ${llave.credencialId}, ${llave.clavePublica}, ${llave.contador},
            ${llave.transportes}::text[], ${llave.nombre})
    on conflict (credencial_id) do nothing
    returning ${paraVer}
  `.execute(tx);
  return rows[0];
}

/**
 * Notes that it was used, if its counter went on; those of many passkeys stay at zero for ever. False when it went back:
 * there may be a copy.
 */
export async function usarLlave(tx: Tx, id: string, contador: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update llave_de_acceso set contador = ${contador}, usada_en = now()
    where id = ${id} and (contador < ${contador} or (contador = 0 and ${contador}::bigint = 0))
  `.execute(tx);
  return numAffectedRows === 1n;
}

type DeUna = { readonly id: string; readonly usuarioId: string };

/** The version of a passkey of this person, locked. */
export async function tomarLlave(
  tx: Tx,
  { id, usuarioId }: DeUna,
): Promise<{ readonly version: number; readonly nombre: string } | undefined> {
  return tx
    .selectFrom('llave_de_acceso')
    .select(['version', 'nombre'])
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .forUpdate()
    .executeTakeFirst();
}

export async function renombrarLlave(tx: Tx, id: string, nombre: string): Promise<Llave> {
  const { rows } = await sql<Llave>`
    update llave_de_acceso set nombre = ${nombre}, version = version + 1 where id = ${id} returning ${paraVer}
  `.execute(tx);
  const [llave] = rows;
  if (!llave) throw new Error('the passkey was locked');
  return llave;
}

export async function borrarLlave(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('llave_de_acceso').where('id', '=', id).execute();
}
