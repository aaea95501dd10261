import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { Tx } from '#db/db.ts';
import { aLaVez } from '#db/transaccion.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import * as stock from '#stock/index.ts';
import { bloquearNota, type Encabezado } from './notas.repo.ts';
import { leerPartesDeNota } from './vista/partes.query.ts';
import { leerRenglones, type RenglonLeido } from './vista/renglones.query.ts';

export type NotaAbierta = Encabezado & { readonly renglones: readonly RenglonLeido[] };

type Pedido = { readonly id: string; readonly version: number; readonly permiso: Permiso };

/**
 * How every command on a nota starts: locks it and reads what it needs of it, in one wait and in this order, so that what
 * is read is what the lock protects. Then checks that the user may see it and may do this there, and that nobody changed
 * it since. A nota of a sucursal the user may not see does not exist.
 */
async function abrir<Leido>(orden: Orden, { id, version, permiso }: Pedido, leer: (tx: Tx) => Promise<Leido>) {
  const { tx, usuario } = orden;
  const [encabezado, renglones, leido] = await aLaVez(tx, [
    () => bloquearNota(tx, id),
    () => leerRenglones(tx, id),
    () => leer(tx),
  ]);
  if (
    !encabezado ||
    !(usuario.puede('nota.ver', encabezado.sucursalId) || usuario.puede(permiso, encabezado.sucursalId))
  ) {
    rechazar('comun.no_encontrado', { que: 'la nota de pedido' });
  }
  usuario.exigirEn(permiso, encabezado.sucursalId);
  await exigirVersion({ tx, entidad: 'nota', id, actual: encabezado.version, pedida: version });
  const nota: NotaAbierta = { ...encabezado, renglones };
  return { nota, leido };
}

/** A nota and its lines. */
export const abrirNota = async (orden: Orden, pedido: Pedido): Promise<NotaAbierta> =>
  (await abrir(orden, pedido, async () => undefined)).nota;

/** With what it has reserved. */
export async function abrirConReservas(orden: Orden, pedido: Pedido) {
  const { nota, leido: reservas } = await abrir(orden, pedido, (tx) => stock.reservasActivas(tx, pedido.id));
  return { nota, reservas };
}

/** With its customer and its place as they are today. */
export async function abrirConPartes(orden: Orden, pedido: Pedido) {
  const { nota, leido: partes } = await abrir(orden, pedido, (tx) => leerPartesDeNota(tx, pedido.id, orden.usuario));
  return { nota, partes: definido(partes, 'the customer and the place of a nota that is there') };
}
