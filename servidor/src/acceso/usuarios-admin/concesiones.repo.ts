import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';

export type ConcesionPedida = { readonly rol: Rol; readonly sucursalId: string | null };

/**
 * Refuses whoever administers only some sucursales and reaches beyond them: nobody gives, takes or touches more than they
 * hold themselves.
 */
export function exigirPoderSobre(usuario: Usuario, ...concesiones: readonly (readonly ConcesionPedida[])[]): void {
  const alcance = usuario.alcance('usuario.administrar');
  if (alcance === 'TODAS') return;
  const todas = concesiones.flat();
  if (todas.every(({ sucursalId }) => sucursalId !== null && alcance.includes(sucursalId))) return;
  rechazar('comun.sin_permiso', {});
}

/** Refuses sucursales that do not exist, saying which. */
export async function exigirSucursales(tx: Tx, concesiones: readonly ConcesionPedida[]): Promise<void> {
  const pedidas = concesiones.flatMap(({ sucursalId }) => sucursalId ?? []);
  if (pedidas.length === 0) return;
  const filas = await tx.selectFrom('sucursal').select('id').where('id', 'in', pedidas).execute();
  const hay = new Set(filas.map(({ id }) => id));
  const issues = concesiones.flatMap(({ sucursalId }, i) =>
    sucursalId === null || hay.has(sucursalId)
      ? []
      : [{ path: ['concesiones', i, 'sucursalId'], message: 'No existe esa sucursal.' }],
  );
  if (issues.length > 0) datosInvalidos(issues);
}

/** Gives a person these roles in the place of those they had. */
export async function reemplazarConcesiones(
  tx: Tx,
  usuarioId: string,
  concesiones: readonly ConcesionPedida[],
): Promise<void> {
  await tx.deleteFrom('concesion').where('usuario_id', '=', usuarioId).execute();
  await sql`
    insert into concesion (usuario_id, rol, sucursal_id)
    select ${usuarioId}, * from unnest(${concesiones.map(({ rol }) => rol)}::text[],
                                       ${concesiones.map(({ sucursalId }) => sucursalId)}::uuid[])
  `.execute(tx);
}
