import { asciendeAAdministrador } from '@trastienda/nucleo/acceso/concesiones.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import type { ConcesionPedida } from './concesiones.repo.ts';
import { hayOtroAdministrador, type UsuarioAdministrado } from './usuarios.query.ts';

type Quien = Pick<Orden, 'tx' | 'usuario'>;

/**
 * Whether these roles wait for a second person: they make somebody an administrator, and there is who may approve it. With
 * a single one they are given at once, or there would never be a second.
 */
export async function esperaAOtro(
  { tx, usuario }: Quien,
  { id, concesiones: antes }: UsuarioAdministrado,
  despues: readonly ConcesionPedida[],
): Promise<boolean> {
  if (!asciendeAAdministrador(antes, despues)) return false;
  if (id === usuario.id) rechazar('acceso.ascenso_propio', {});
  // Never the person it is about: who administers everywhere cannot be raised.
  return hayOtroAdministrador(tx, usuario.id);
}

/** Refuses to make an administrator of somebody who is not here yet, when a second person could approve it later. */
export async function exigirQueNoAscienda(
  { tx, usuario }: Quien,
  concesiones: readonly ConcesionPedida[],
): Promise<void> {
  if (!asciendeAAdministrador([], concesiones)) return;
  if (await hayOtroAdministrador(tx, usuario.id)) rechazar('acceso.administrador_de_a_dos', {});
}
