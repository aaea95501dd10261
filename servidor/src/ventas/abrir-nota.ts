import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { bloquearNota, type Encabezado } from './notas.repo.ts';
import { leerRenglones, type RenglonLeido } from './renglones.query.ts';

export type NotaAbierta = Encabezado & { readonly renglones: readonly RenglonLeido[] };

type Pedido = { readonly id: string; readonly version: number; readonly permiso: Permiso };

/**
 * How every command on a nota starts: locks it, checks that the user may see it and may do this there, that nobody
 * changed it since, and reads its lines. A nota of a sucursal the user may not see does not exist.
 */
export async function abrirNota({ tx, usuario }: Orden, { id, version, permiso }: Pedido): Promise<NotaAbierta> {
  const nota = await bloquearNota(tx, id);
  if (!nota || !(usuario.puede('nota.ver', nota.sucursalId) || usuario.puede(permiso, nota.sucursalId))) {
    rechazar('comun.no_encontrado', { que: 'la nota de pedido' });
  }
  usuario.exigirEn(permiso, nota.sucursalId);
  await exigirVersion({ tx, entidad: 'nota', id, actual: nota.version, pedida: version });
  return { ...nota, renglones: await leerRenglones(tx, id) };
}
