import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { type Big, CERO } from '@trastienda/nucleo/comun/decimal.ts';
import type { ArticuloDeRenglon } from '@trastienda/nucleo/ventas/renglones.ts';
import type { RawBuilder } from 'kysely';
import { leerParaRenglones } from '#articulos/index.ts';
import type { Db, Tx } from '#db/db.ts';

type Cotizable = { readonly articuloId: string; readonly cantidad: string };

/**
 * The artículo of each line in their order, with the net price of the list now; undefined when nobody has that id.
 * Price breaks look at all the nota asks of an artículo, however many lines it is split in.
 */
export async function leerArticulos(
  db: Db | Tx,
  renglones: readonly Cotizable[],
  lista: { readonly listaId: string | RawBuilder<string>; readonly ahora: Date },
): Promise<(ArticuloDeRenglon | undefined)[]> {
  const pedidas = new Map<string, Big>();
  for (const { articuloId, cantidad } of renglones) {
    pedidas.set(articuloId, (pedidas.get(articuloId) ?? CERO).plus(cantidad));
  }
  const leidos = await leerParaRenglones(db, [...pedidas.keys()], {
    ...lista,
    cantidades: new Map([...pedidas].map(([articuloId, cantidad]) => [articuloId, textoCantidad(cantidad)])),
  });
  const porId = new Map(leidos.map((articulo) => [articulo.id, articulo]));
  return renglones.map(({ articuloId }) => porId.get(articuloId));
}
