import { auditarPorConsola } from '#acceso/alta.ts';
import { tieneFactor, tomarPersona } from '#acceso/ingreso/personas.repo.ts';
import { cerrarSesionesDe } from '#acceso/sesiones.repo.ts';
import type { Db } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { publicar } from '#plataforma/eventos.ts';
import { quitarFactores } from './factores.repo.ts';

/**
 * Takes away every second factor of somebody, from the console: the way back of an only administrator who lost them
 * all. Where there are two, they do it between them.
 */
export async function quitarFactorPorConsola(db: Db, email: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const usuario = await tx.selectFrom('usuario').select('id').where('email', '=', email).executeTakeFirst();
    if (!usuario) return rechazar('comun.no_encontrado', { que: `una persona usuaria con el correo ${email}` });
    const persona = await tomarPersona(tx, usuario.id);
    if (!persona || !tieneFactor(persona)) return rechazar('acceso.sin_factor', {});
    await quitarFactores(tx, usuario.id);
    await cerrarSesionesDe(tx, usuario.id);
    const datos = { direccion: 'consola', agente: 'Operación por consola' };
    await publicar(tx, { tipo: 'seguridad.segundo_factor_quitado', usuarioId: usuario.id, datos });
    await auditarPorConsola(tx, { accion: 'usuario.quitar_factor', id: usuario.id, cambios: {} });
  });
}
