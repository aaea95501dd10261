import { FALLOS_DE_PIN, type PersonaDeTerminal } from '@trastienda/nucleo/acceso/contrato.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { crearSecreto, huellaDeSecreto } from '#acceso/hash.ts';
import type { Db, Tx } from '#db/db.ts';

/** For how long after a full login on a terminal a PIN stands in for it there. */
const VALIDEZ_DEL_PIN = '12 hours';

/** The shared terminal that a browser is, by the mark it brings. */
export async function terminalDe(db: Db | Tx, token: string | undefined): Promise<string | null> {
  if (token === undefined) return null;
  const terminal = await db
    .selectFrom('terminal')
    .select('id')
    .where('token_hash', '=', huellaDeSecreto(token))
    .where('quitado_en', 'is', null)
    .executeTakeFirst();
  return terminal?.id ?? null;
}

/** Somebody logged in there with all they have to prove: their PIN is good for the day, and its failures forgotten. */
export async function anotarIngreso(tx: Tx, terminalId: string, usuarioId: string): Promise<void> {
  await sql`
    insert into terminal_persona as p (terminal_id, usuario_id) values (${terminalId}, ${usuarioId})
    on conflict (terminal_id, usuario_id) do update set ingreso_en = now(), fallos = 0
  `.execute(tx);
  await tx.updateTable('terminal').set({ usado_en: sql`now()` }).where('id', '=', terminalId).execute();
}

/**
 * A PIN stands for a full login: from now on one has to be made again on each terminal, but on that of the session
 * `menos`, which goes on.
 */
export async function olvidarIngresosEnTerminales(tx: Tx, usuarioId: string, menos?: string): Promise<void> {
  await sql`
    delete from terminal_persona where usuario_id = ${usuarioId}
      and terminal_id is distinct from (select terminal_id from sesion where id = ${menos ?? null}::uuid)
  `.execute(tx);
}

const vigente = sql`p.ingreso_en > now() - ${VALIDEZ_DEL_PIN}::interval`;

export async function personasDe(db: Db, terminalId: string): Promise<PersonaDeTerminal[]> {
  const { rows } = await sql<PersonaDeTerminal>`
    select u.id, u.nombre, exists (select from pin where usuario_id = u.id) as "tienePin",
           p.fallos >= ${FALLOS_DE_PIN} as bloqueado
    from terminal_persona p join usuario u on u.id = p.usuario_id
    where p.terminal_id = ${terminalId} and u.activo and ${vigente}
    order by u.nombre collate "es-x-icu", u.id
  `.execute(db);
  return rows;
}

/**
 * Takes one of the five tries of a PIN on a terminal before it is looked at, so that guesses sent together have no more
 * than guesses sent one by one. Nothing when there is none left, or no full login there in the last twelve hours.
 */
export async function gastarPin(
  db: Db,
  terminalId: string,
  usuarioId: string,
): Promise<{ readonly hash: string; readonly quedan: number } | undefined> {
  const { rows } = await sql<{ hash: string; quedan: number }>`
    update terminal_persona p set fallos = p.fallos + 1
    from usuario u join pin on pin.usuario_id = u.id
    where p.terminal_id = ${terminalId} and p.usuario_id = ${usuarioId} and u.id = p.usuario_id and u.activo
      and ${vigente} and p.fallos < ${FALLOS_DE_PIN}
    returning pin.pin_hash as hash, ${FALLOS_DE_PIN} - p.fallos as quedan
  `.execute(db);
  return rows[0];
}

export async function olvidarFallosDePin(tx: Tx, terminalId: string, usuarioId: string): Promise<void> {
  await tx
    .updateTable('terminal_persona')
    .set({ fallos: 0 })
    .where('terminal_id', '=', terminalId)
    .where('usuario_id', '=', usuarioId)
    .execute();
}

type TerminalNuevo = {
  readonly nombre: string;
  readonly sucursalId: string;
  readonly minutos: number;
  readonly registradoPor: string;
};

/** Makes a browser a shared terminal. Answers its mark, which nobody can read again. */
export async function insertarTerminal(
  tx: Tx,
  { nombre, sucursalId, minutos, registradoPor }: TerminalNuevo,
): Promise<{ readonly id: string; readonly token: string }> {
  const [id, token] = [uuidv7(), crearSecreto()];
  await tx
    .insertInto('terminal')
    .values({
      id,
      nombre,
      sucursal_id: sucursalId,
      minutos,
      token_hash: huellaDeSecreto(token),
      registrado_por: registradoPor,
    })
    .execute();
  return { id, token };
}

/** The terminal with that id that still is one, locked. */
export async function tomarTerminal(
  tx: Tx,
  id: string,
): Promise<{ readonly nombre: string; readonly sucursalId: string } | undefined> {
  return tx
    .selectFrom('terminal')
    .select(['nombre', 'sucursal_id as sucursalId'])
    .where('id', '=', id)
    .where('quitado_en', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function quitarTerminal(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('terminal').set({ quitado_en: sql`now()` }).where('id', '=', id).execute();
}
