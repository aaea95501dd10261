import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { crearSecreto, huellaDeSecreto } from '#acceso/hash.ts';
import type { Db, Tx } from '#db/db.ts';

/** `seguridad.md` 3.2 and 3.5: another table than the sessions, ten minutes, five failures. */
const VALIDEZ = '10 minutes';
const FALLOS_POR_PENDIENTE = 5;

export type Pendiente = {
  readonly id: string;
  readonly usuarioId: string;
  readonly motivo: 'segundo_factor' | 'alta_de_factor';
  readonly recordar: boolean;
  readonly vence: string;
};

type Nuevo = Pick<Pendiente, 'usuarioId' | 'motivo' | 'recordar'> & {
  readonly direccion: string;
  readonly agente: string;
};

/** Answers the token and until when it is good. */
export async function abrirPendiente(tx: Tx, { usuarioId, motivo, recordar, direccion, agente }: Nuevo) {
  const token = crearSecreto();
  const { rows } = await sql<{ vence: string }>`
    insert into ingreso_pendiente (id, token_hash, usuario_id, motivo, recordar, direccion, agente)
    values (${uuidv7()}, ${huellaDeSecreto(token)}, ${usuarioId}, ${motivo}, ${recordar}, ${direccion}, ${agente})
    returning creado_en + ${VALIDEZ}::interval as vence
  `.execute(tx);
  return { token, vence: rows[0]?.vence ?? '' };
}

const vivo = (token: string) => sql`
  token_hash = ${huellaDeSecreto(token)} and creado_en > now() - ${VALIDEZ}::interval
  and fallos < ${FALLOS_POR_PENDIENTE}`;
const columnas = sql`id, usuario_id as "usuarioId", motivo, recordar, creado_en + ${VALIDEZ}::interval as vence`;

export async function leerPendiente(db: Db, token: string): Promise<Pendiente | undefined> {
  const { rows } = await sql<Pendiente>`select ${columnas} from ingreso_pendiente where ${vivo(token)}`.execute(db);
  return rows[0];
}

/**
 * Takes one of its five tries before the code is looked at, so that guesses sent together have no more than guesses
 * sent one by one. Answers how many are left.
 */
export async function gastarIntento(
  db: Db,
  token: string,
): Promise<(Pendiente & { readonly quedan: number }) | undefined> {
  const { rows } = await sql<Pendiente & { quedan: number }>`
    update ingreso_pendiente set fallos = fallos + 1 where ${vivo(token)}
    returning ${columnas}, ${FALLOS_POR_PENDIENTE} - fallos as quedan
  `.execute(db);
  return rows[0];
}

/** Ends whatever login of a person still misses something. */
export async function cerrarPendientesDe(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('ingreso_pendiente').where('usuario_id', '=', usuarioId).execute();
}

/** Ends it. False when somebody else just did: the login it stood for was completed once already. */
export async function cerrarPendiente(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('ingreso_pendiente').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}
