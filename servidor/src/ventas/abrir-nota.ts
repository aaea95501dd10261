import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { aLaVez } from '#db/transaccion.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import * as stock from '#stock/index.ts';
import { bloquearNota, type Encabezado } from './notas.repo.ts';
import { leerRenglones, type RenglonLeido } from './renglones.query.ts';

export type NotaAbierta = Encabezado & { readonly renglones: readonly RenglonLeido[] };

type Pedido = { readonly id: string; readonly version: number; readonly permiso: Permiso };

/**
 * How every command on a nota starts: locks it, checks that the user may see it and may do this there, and that nobody
 * changed it since. A nota of a sucursal the user may not see does not exist.
 */
export async function bloquear({ tx, usuario }: Orden, { id, version, permiso }: Pedido): Promise<Encabezado> {
  const nota = await bloquearNota(tx, id);
  if (!nota || !(usuario.puede('nota.ver', nota.sucursalId) || usuario.puede(permiso, nota.sucursalId))) {
    rechazar('comun.no_encontrado', { que: 'la nota de pedido' });
  }
  usuario.exigirEn(permiso, nota.sucursalId);
  await exigirVersion({ tx, entidad: 'nota', id, actual: nota.version, pedida: version });
  return nota;
}

/** The same, with its lines. */
export async function abrirNota(orden: Orden, pedido: Pedido): Promise<NotaAbierta> {
  const nota = await bloquear(orden, pedido);
  return { ...nota, renglones: await leerRenglones(orden.tx, nota.id) };
}

/** The same, with its lines and what it has reserved, in one wait. */
export async function abrirConReservas(orden: Orden, pedido: Pedido) {
  const nota = await bloquear(orden, pedido);
  const [renglones, reservas] = await aLaVez(orden.tx, [
    () => leerRenglones(orden.tx, nota.id),
    () => stock.reservasActivas(orden.tx, nota.id),
  ]);
  return { nota: { ...nota, renglones }, reservas };
}
