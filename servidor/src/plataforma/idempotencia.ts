import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { tirarDeAPoco } from './tirar.ts';

export type Respuesta = {
  readonly status: number;
  readonly cuerpo: string;
  /** It was answered before, to the same key: nothing was done this time. */
  readonly repetida?: true;
};

type Clave = {
  readonly usuarioId: string;
  readonly clave: string;
  readonly operacion: string;
  readonly cuerpo: unknown;
};

/**
 * Takes the key of a command before anything else is locked (INV-11). The first one in gets `undefined` and must leave
 * its answer (`sentenciaDeRespuesta`); a second one waits here for the first to commit and gets that answer. The same
 * key with other data is refused. When the first one rolls back, its key goes with it and the second takes its place.
 */
export async function tomarClave(
  tx: Tx,
  { usuarioId, clave, operacion, cuerpo }: Clave,
): Promise<Respuesta | undefined> {
  const hash = huella(operacion, cuerpo);
  const tomada = await sql`
    insert into idempotencia (usuario_id, clave, operacion, cuerpo_hash)
    values (${usuarioId}, ${clave}, ${operacion}, ${hash})
    on conflict do nothing
  `.execute(tx);
  if (tomada.numAffectedRows === 1n) return undefined;

  const previa = await tx
    .selectFrom('idempotencia')
    .select(['cuerpo_hash', 'status', 'respuesta'])
    .where('usuario_id', '=', usuarioId)
    .where('clave', '=', clave)
    .executeTakeFirstOrThrow();
  if (!hash.equals(previa.cuerpo_hash)) rechazar('comun.clave_reusada', {});
  return { status: previa.status ?? 200, cuerpo: previa.respuesta ?? '', repetida: true };
}

/** The statement that keeps what the first one answered, for those who come with the same key. */
export const sentenciaDeRespuesta = (
  usuarioId: string,
  clave: string,
  { status, cuerpo }: Respuesta,
): RawBuilder<unknown> => sql`
  update idempotencia set status = ${status}, respuesta = ${cuerpo}
  where usuario_id = ${usuarioId} and clave = ${clave}
`;

/** How long whoever repeats a command is answered (`seguridad.md` C05). */
const DIAS = 7;

/** Throws away the answers that nobody comes for any more. */
export const olvidarClaves = (db: Db): Promise<number> =>
  tirarDeAPoco(
    db,
    (porVez) => sql`
      delete from idempotencia where (usuario_id, clave) in (
        select usuario_id, clave from idempotencia where creada_en < now() - make_interval(days => ${DIAS}::int)
        order by creada_en limit ${porVez} for update skip locked)`,
  );

/** Two bodies that say the same with their keys in another order are the same body. */
function huella(operacion: string, cuerpo: unknown): Buffer {
  return createHash('sha256')
    .update(`${operacion}\n`)
    .update(JSON.stringify(ordenado(cuerpo)) ?? '')
    .digest();
}

function ordenado(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(ordenado);
  if (typeof valor !== 'object' || valor === null) return valor;
  const entradas = Object.entries(valor).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entradas.map(([campo, interior]) => [campo, ordenado(interior)]));
}
