import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { sostenerSucursal } from './bloqueos.repo.ts';

/** The sucursal exists, the user may edit it, and it stays active until the command ends. */
export async function exigirSucursalActiva({ tx, usuario }: Orden, sucursalId: string): Promise<void> {
  const sucursal = await sostenerSucursal(tx, sucursalId);
  const puede = usuario.puede('tabla.editar', sucursalId);
  if (!sucursal) datosInvalidos([{ path: ['sucursalId'], message: 'Esa sucursal no existe.' }]);
  if (!puede) rechazar('comun.sin_permiso', {});
  if (!sucursal.activa) rechazar('tablas.sucursal_inactiva', { sucursal: sucursal.nombre });
}
