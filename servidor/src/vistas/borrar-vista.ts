import type { Vista } from '@trastienda/nucleo/vistas/contrato.ts';
import type { Orden } from '#http/contexto.ts';
import { abrirVista, vistaEscrita } from './abrir-vista.ts';
import { exigirLugar, marcarBorrada } from './vistas.repo.ts';

export async function borrarVista(
  orden: Orden,
  id: string,
  version: number,
): Promise<{ readonly id: string; readonly version: number }> {
  const vista = await abrirVista(orden, id, { version });
  await marcarBorrada(orden.tx, vista, true, orden.usuario.id);
  anotar(orden, id, 'vista.borrar', [vista.nombre, null]);
  return { id, version: vista.version + 1 };
}

/**
 * Takes the deletion back: who it was shared with, and who opened the table with it, find it as it was. It counts again among those
 * of whoever made it.
 */
export async function restaurarVista(orden: Orden, id: string, version: number): Promise<Vista> {
  const vista = await abrirVista(orden, id, { version, borrada: true });
  await exigirLugar(orden.tx, vista.usuarioId, vista.pantalla);
  await marcarBorrada(orden.tx, vista, false, orden.usuario.id);
  anotar(orden, id, 'vista.restaurar', [null, vista.nombre]);
  return vistaEscrita(orden, id);
}

const anotar = (
  { auditar }: Orden,
  id: string,
  accion: string,
  [antes, despues]: readonly [string | null, string | null],
) => auditar({ accion, entidad: 'vista', id, cambios: [{ campo: 'nombre', antes, despues }] });
