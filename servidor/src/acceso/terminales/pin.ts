import { porTurno, verificarHash } from '#acceso/hash.ts';
import type { Db, Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { gastarPin } from './terminales.repo.ts';

type PinDado = { readonly terminalId: string; readonly usuarioId: string; readonly pin: string };

/**
 * Checks the PIN of a person on a terminal, in the turn of hashes. Refuses with `acceso.pin_bloqueado` when it cannot
 * stand in for their password there; `alFallar` refuses a wrong one, told how many tries are left.
 */
export async function comprobarPin(
  db: Db,
  { terminalId, usuarioId, pin }: PinDado,
  alFallar: (quedan: number) => never,
): Promise<void> {
  await porTurno(async () => {
    const gastado = await gastarPin(db, terminalId, usuarioId);
    if (!gastado) return rechazar('acceso.pin_bloqueado', {});
    if (await verificarHash(pin, gastado.hash)) return;
    if (gastado.quedan === 0) rechazar('acceso.pin_bloqueado', {});
    alFallar(gastado.quedan);
  });
}

export async function guardarPin(tx: Tx, usuarioId: string, hash: string): Promise<void> {
  await tx
    .insertInto('pin')
    .values({ usuario_id: usuarioId, pin_hash: hash })
    .onConflict((fila) => fila.column('usuario_id').doUpdateSet({ pin_hash: hash, puesto_en: new Date() }))
    .execute();
}

export async function borrarPin(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('pin').where('usuario_id', '=', usuarioId).execute();
}
