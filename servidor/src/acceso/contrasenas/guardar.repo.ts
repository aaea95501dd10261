import { sql } from 'kysely';
import { cerrarPendientesDe } from '#acceso/ingreso/pendientes.repo.ts';
import { levantarSuspension } from '#acceso/intentos.repo.ts';
import type { Tx } from '#db/db.ts';

type Nueva = {
  readonly hash: string;
  /** Whether it is enough only with a second factor behind it. */
  readonly corta: boolean;
};

/**
 * Puts a new password in the place of the former one, ends the logins that were under way with that, and lifts what the
 * failures with it had brought about. Whoever calls decides which sessions go on.
 */
export async function guardarContrasena(tx: Tx, usuarioId: string, { hash, corta }: Nueva): Promise<void> {
  await sql`
    insert into credencial (usuario_id, contrasena, corta) values (${usuarioId}, ${hash}, ${corta})
    on conflict (usuario_id) do update
      set contrasena = excluded.contrasena, corta = excluded.corta, cambiada_en = now()
  `.execute(tx);
  await cerrarPendientesDe(tx, usuarioId);
  await levantarSuspension(tx, usuarioId);
}
