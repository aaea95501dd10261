import type { ArticuloCambiado } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { exigirVersion } from '#http/version.ts';
import type { Alcanzados, Cambio } from '#plataforma/auditoria.ts';
import { type ArticuloBloqueado, avanzarVersion, bloquearArticulo, leerUltimoAutor } from './articulos.repo.ts';

/** Locks an artículo to change it or what hangs from it, unless somebody did since it was read. `todo` as in `bloquearArticulo`. */
export async function bloquearEnVersion(
  { tx }: Orden,
  id: string,
  version: number,
  { todo = false } = {},
): Promise<ArticuloBloqueado> {
  const articulo = await bloquearArticulo(tx, id, { todo });
  await exigirVersionDeArticulo(tx, articulo, version);
  return articulo;
}

/** Refuses to change an artículo that is held and that somebody changed since it was read. */
export const exigirVersionDeArticulo = (tx: Tx, { id, version }: ArticuloBloqueado, pedida: number): Promise<void> =>
  exigirVersion({ tx, entidad: 'articulo', id, actual: version, pedida, ultimo: () => leerUltimoAutor(tx, id) });

/**
 * What a change of what hangs from it leaves behind: its next version and a line in its trail, and one in that of each of the
 * `alcanzados`, of which it is told too.
 */
export async function anotarCambio(
  { tx, usuario, ahora, auditar }: Orden,
  { id, version }: ArticuloBloqueado,
  accion: string,
  cambio: Cambio,
  motivo?: string,
  alcanzados?: Alcanzados['filas'],
): Promise<ArticuloCambiado> {
  await avanzarVersion(tx, { id, usuarioId: usuario.id, ahora });
  auditar({
    ...{ accion, entidad: 'articulo', id, motivo, cambios: [cambio] },
    ...(alcanzados && { alcanzados: { accion, entidad: 'articulo', loteId: null, filas: alcanzados } }),
  });
  return { id, version: version + 1 };
}
