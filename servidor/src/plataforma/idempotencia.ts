import { createHash } from 'node:crypto';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';

export type Respuesta = { readonly status: number; readonly cuerpo: string };

type Clave = {
  readonly usuarioId: string;
  readonly clave: string;
  readonly operacion: string;
  readonly cuerpo: unknown;
};

/**
 * Takes the key of a command before anything else is locked (INV-11). The first one in gets `undefined` and must
 * `guardarRespuesta`; a second one waits here for the first to commit and gets its answer. The same key with
 * other data is refused. When the first one rolls back, its key goes with it and the second takes its place.
 */
export async function tomarClave(
  tx: Tx,
  { usuarioId, clave, operacion, cuerpo }: Clave,
): Promise<Respuesta | undefined> {
  const hash = huella(operacion, cuerpo);
  const tomada = await tx
    .insertInto('idempotencia')
    .values({ usuario_id: usuarioId, clave, operacion, cuerpo_hash: hash })
    .onConflict((fila) => fila.doNothing())
    .returning('clave')
    .executeTakeFirst();
  if (tomada) return undefined;

  const previa = await tx
    .selectFrom('idempotencia')
    .select(['cuerpo_hash', 'status', 'respuesta'])
    .where('usuario_id', '=', usuarioId)
    .where('clave', '=', clave)
    .executeTakeFirstOrThrow();
  if (!hash.equals(previa.cuerpo_hash)) rechazar('comun.clave_reusada', {});
  return { status: previa.status ?? 200, cuerpo: previa.respuesta ?? '' };
}

export async function guardarRespuesta(
  tx: Tx,
  usuarioId: string,
  clave: string,
  { status, cuerpo }: Respuesta,
): Promise<void> {
  await tx
    .updateTable('idempotencia')
    .set({ status, respuesta: cuerpo })
    .where('usuario_id', '=', usuarioId)
    .where('clave', '=', clave)
    .executeTakeFirstOrThrow();
}

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
