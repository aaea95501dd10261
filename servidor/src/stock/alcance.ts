import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';

/** The sucursales whose stock someone sees: their own, or all of them with `stock.ver_otras` (SCE-06). Null is all. */
export function sucursalesConStock(usuario: Usuario): readonly string[] | null {
  const propias = usuario.alcance('stock.ver');
  return propias === 'TODAS' || usuario.puede('stock.ver_otras') ? null : propias;
}

/** The sucursales whose ajustes someone sees. Null is all. */
export function sucursalesConAjustes(usuario: Usuario): readonly string[] | null {
  const propias = usuario.alcance('ajuste.ver');
  return propias === 'TODAS' ? null : propias;
}

/** Outside someone's sucursales an ajuste does not exist; inside, the action needs its own right. */
export function exigirEnAjuste(usuario: Usuario, permiso: Permiso, sucursalId: string | undefined): void {
  const loVe =
    sucursalId !== undefined && (usuario.puede('ajuste.ver', sucursalId) || usuario.puede(permiso, sucursalId));
  if (!loVe) rechazar('comun.no_encontrado', { que: 'el ajuste' });
  usuario.exigirEn(permiso, sucursalId);
}
