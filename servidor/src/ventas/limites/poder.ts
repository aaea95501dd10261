import type { PoderDePrecio } from '@trastienda/nucleo/ventas/renglones.ts';
import type { Usuario } from '#http/contexto.ts';
import type { PartesConocidas } from '#ventas/borrador/exigir-partes.ts';

/** What of prices somebody may decide where the nota sells. */
export const poderDePrecio = (
  usuario: Usuario,
  { sucursalId, limite }: PartesConocidas['deposito'],
): PoderDePrecio => ({
  puedeCambiarPrecio: usuario.puede('precio.modificar', sucursalId),
  descuentoMaximo: limite.descuentoMaximo,
});
