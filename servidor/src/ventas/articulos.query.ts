import { type Iva, netoYFinal } from '@trastienda/nucleo/articulos/iva.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import type { ArticuloDeRenglon } from '@trastienda/nucleo/ventas/renglones.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';

type Cotizable = { readonly articuloId: string; readonly cantidad: string };
type Fila = Omit<ArticuloDeRenglon, 'precio'> & {
  readonly orden: number;
  readonly importe: string | null;
  readonly incluyeIva: boolean;
};

/** The artículo of each line in their order, with the net price the list has for its quantity. */
export async function leerArticulos(
  db: Db | Tx,
  renglones: readonly Cotizable[],
  { listaId, ahora }: { readonly listaId: string; readonly ahora: Date },
): Promise<(ArticuloDeRenglon | undefined)[]> {
  const { rows } = await sql<Fila>`
    select p.orden::int as orden, a.id, a.codigo, a.descripcion, a.tipo, a.estado, a.decimales, a.iva,
           t.importe, l.incluye_iva as "incluyeIva"
    from unnest(${renglones.map(({ articuloId }) => articuloId)}::uuid[],
                ${renglones.map(({ cantidad }) => cantidad)}::numeric[]) with ordinality as p (id, cantidad, orden)
    join articulo a on a.id = p.id
    join lista_precio l on l.id = ${listaId}
    left join lateral (
      select tramo.importe
      from (select distinct on (cantidad_desde) cantidad_desde, importe
            from precio
            where lista_id = l.id and articulo_id = a.id and desde <= ${ahora} and cantidad_desde <= p.cantidad
            order by cantidad_desde desc, desde desc) tramo
      where tramo.importe is not null
      order by tramo.cantidad_desde desc
      limit 1) t on true
  `.execute(db);
  const porOrden = new Map(
    rows.map(({ orden, importe, incluyeIva, ...articulo }) => [
      orden,
      { ...articulo, precio: importe === null ? null : netoDe(importe, articulo.iva, incluyeIva) },
    ]),
  );
  return renglones.map((_, i) => porOrden.get(i + 1));
}

const netoDe = (importe: string, iva: Iva, incluyeIva: boolean): string =>
  textoUnitario(netoYFinal(importe, { iva, incluyeIva }).neto);
