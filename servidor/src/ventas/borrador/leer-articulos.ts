import type { Escalon } from '@trastienda/nucleo/articulos/precios/escalones.ts';
import { cantidadesPorArticulo } from '@trastienda/nucleo/ventas/cantidades.ts';
import type { ArticuloDeRenglon } from '@trastienda/nucleo/ventas/renglones.ts';
import type { RawBuilder } from 'kysely';
import { leerParaRenglones } from '#articulos/index.ts';
import type { Db, Tx } from '#db/db.ts';

type Cotizable = { readonly articuloId: string; readonly cantidad: string };
type Pedido = {
  readonly listaId: string | RawBuilder<string>;
  readonly ahora: Date;
  readonly conEscalones?: boolean;
  readonly congeladoEn?: string;
};

/**
 * The artículo of each line in their order, with the net price of the list now; undefined when nobody has that id.
 * Price breaks look at all the nota asks of an artículo.
 */
export async function leerArticulos(
  db: Db | Tx,
  renglones: readonly Cotizable[],
  pedido: Pedido,
): Promise<((ArticuloDeRenglon & { readonly escalones?: Escalon[] }) | undefined)[]> {
  const cantidades = cantidadesPorArticulo(renglones);
  const leidos = await leerParaRenglones(db, [...cantidades.keys()], { ...pedido, cantidades });
  const porId = new Map(leidos.map((articulo) => [articulo.id, articulo]));
  return renglones.map(({ articuloId }) => porId.get(articuloId));
}
