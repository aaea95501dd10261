import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { Orden } from '#http/contexto.ts';
import { exigirVersion } from '#http/version.ts';
import { exigirEnAjuste } from '#stock/alcance.ts';
import { type AjusteBloqueado, bloquearAjuste } from './ajustes.repo.ts';

type Pedido = { readonly id: string; readonly version: number; readonly permiso: Permiso };

/** Locks an ajuste for a command: it exists for this user, they may do this to it, and they saw its last version. */
export async function abrirAjuste({ tx, usuario }: Orden, { id, version, permiso }: Pedido): Promise<AjusteBloqueado> {
  const leido = await bloquearAjuste(tx, id);
  exigirEnAjuste(usuario, permiso, leido?.sucursalId);
  const ajuste = definido(leido, 'the ajuste just allowed');
  await exigirVersion({ tx, entidad: 'ajuste', id, actual: ajuste.version, pedida: version });
  return ajuste;
}
