import type { FiltroDeLote } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Orden } from '#http/contexto.ts';
import { leerListas } from './listas.query.ts';
import { type LotePreparado, prepararSimulado } from './lote-simulado.ts';

type Pedido = { readonly filtro: FiltroDeLote; readonly motivo: string };

/**
 * Prepares, already simulated, the batch that keeps the margins of artículos whose cost changed (PRE-18). Nothing is
 * applied: somebody looks at it. Null when no price would move.
 */
export async function proponerPrecios(
  orden: Pick<Orden, 'tx' | 'usuario' | 'ahora'>,
  { filtro, motivo }: Pedido,
): Promise<LotePreparado | null> {
  const manuales = (await leerListas(orden.tx)).filter(({ activa, tipo }) => activa && tipo === 'MANUAL');
  return prepararSimulado(orden, {
    motivo,
    filtro,
    regla: { tipo: 'MANTENER_MARGEN' },
    listaIds: manuales.map((lista) => lista.id),
  });
}
