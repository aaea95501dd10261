import type { Result } from '@trastienda/nucleo/comun/result.ts';
import type { ErrorDeNegocio } from '@trastienda/nucleo/errores.ts';
import { conOtras } from '@trastienda/nucleo/ventas/faltantes.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { leerDisponibilidad } from '#ventas/vista/otras.query.ts';

/**
 * Takes the value out of a decision about stock. Only when something does not reach is it worth reading what other
 * places have, so that the refusal says it (issue: per line, asked, here, elsewhere).
 */
export async function exigirStock<Value>(
  { tx, usuario }: Orden,
  depositoId: string,
  decidido: Result<Value, ErrorDeNegocio>,
): Promise<Value> {
  if (decidido.ok || decidido.error.code !== 'ventas.stock_insuficiente') return exigir(decidido);
  const { faltantes } = decidido.error.data;
  const articuloIds = faltantes.map(({ articuloId }) => articuloId);
  const { otras } = await leerDisponibilidad(tx, { articuloIds, depositoId, usuario });
  return rechazar('ventas.stock_insuficiente', { faltantes: conOtras(faltantes, otras) });
}
