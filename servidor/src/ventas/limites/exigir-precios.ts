import type { Limite } from '@trastienda/nucleo/comun/limite-de-venta.ts';
import { vigila, vigilarPrecios } from '@trastienda/nucleo/ventas/limites/precio-vigilado.ts';
import type { RenglonDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import { leerCostosDeVenta } from '#articulos/index.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir } from '#http/regla-rota.ts';

type Vigilancia = {
  readonly listaId: string;
  readonly limite: Limite;
  /** Lines that are not stopped: somebody who could let them through. */
  readonly yaAceptado?: (renglon: RenglonDeNota) => boolean;
};

/**
 * Refuses the lines that somebody with that limit may not sell so cheap, or on a cost so old (PRE-10, PRE-17). The costs are
 * read only for whom some alarm stops, or when a line brings a reason: most sales ask nothing more.
 */
export async function exigirPrecios<Renglon extends RenglonDeNota>(
  { tx, ahora }: Orden,
  renglones: readonly Renglon[],
  { listaId, limite, yaAceptado = () => false }: Vigilancia,
): Promise<readonly Renglon[]> {
  if (!vigila(limite) && renglones.every(({ motivoDePrecio }) => motivoDePrecio === '')) return renglones;
  const articuloIds = [...new Set(renglones.map(({ articuloId }) => articuloId))];
  const costos = await leerCostosDeVenta(tx, articuloIds, { listaId, ahora });
  return exigir(vigilarPrecios(renglones, (id) => costos.get(id), { limite, yaAceptado }));
}
