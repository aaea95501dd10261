import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { auditarPorConsola } from './alta.ts';

export type ClaveApi = {
  readonly id: string;
  readonly email: string;
  readonly cuota: number;
  readonly creadaEn: string;
  readonly venceEn: string | null;
  readonly revocadaEn: string | null;
  readonly vencida: boolean;
  /** Whether its person may come in: that of nobody opens nothing. */
  readonly activa: boolean;
};

/** The API keys there are, or those of one person, the oldest first. What they are is nowhere: only their hashes stay. */
export async function leerClavesApi(db: Db, email?: string): Promise<readonly ClaveApi[]> {
  if (email !== undefined) {
    const usuario = await db.selectFrom('usuario').select('id').where('email', '=', email).executeTakeFirst();
    if (!usuario) rechazar('comun.no_encontrado', { que: `una persona usuaria con el correo ${email}` });
  }
  const { rows } = await sql<ClaveApi>`
    select k.id, u.email, k.cuota, k.creada_en as "creadaEn", k.vence_en as "venceEn", k.revocada_en as "revocadaEn",
           coalesce(k.vence_en <= now(), false) as vencida, u.activo as activa
    from clave_api k join usuario u on u.id = k.usuario_id
    where ${email ?? null}::text is null or u.email = ${email ?? null}
    order by k.creada_en, k.id
  `.execute(db);
  return rows;
}

/** From now on the key opens nothing. Answers whose it was. */
export async function revocarClaveApi(db: Db, id: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ usuarioId: string; email: string; revocada: boolean }>`
      select u.id as "usuarioId", u.email, k.revocada_en is not null as revocada
      from clave_api k join usuario u on u.id = k.usuario_id where k.id = ${id} for update of k`.execute(tx);
    const [clave] = rows;
    if (!clave) return rechazar('comun.no_encontrado', { que: `una clave de API con el identificador ${id}` });
    if (clave.revocada) return rechazar('acceso.clave_revocada', {});
    await tx.updateTable('clave_api').set({ revocada_en: sql`now()` }).where('id', '=', id).execute();
    await auditarPorConsola(tx, { accion: 'clave_api.revocar', id: clave.usuarioId, cambios: { clave: id } });
    return clave.email;
  });
}
