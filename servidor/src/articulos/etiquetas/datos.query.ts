import type { DatosDeEtiqueta } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { sql } from 'kysely';
import { ambosPrecios, importeVigente } from '#articulos/precios/precio-que-rige.sql.ts';
import type { Db, Tx } from '#db/db.ts';
import { BARRAS_DE_UNA_UNIDAD } from './codigo-de-etiqueta.sql.ts';
import type { Elegida } from './elegidas.query.ts';

type Fila = Omit<DatosDeEtiqueta, 'neto' | 'conIva' | 'copias'> & {
  readonly importe: string | null;
  readonly iva: Iva;
  readonly incluyeIva: boolean;
};

/** What the labels of some artículos say, in their order; one that is not there any more is left out. */
export async function leerDatosDeEtiquetas(
  db: Db | Tx,
  elegidas: readonly Elegida[],
  listaId: string,
  ahora: Date,
): Promise<DatosDeEtiqueta[]> {
  const ids = elegidas.map(({ articuloId }) => articuloId);
  const { rows } = await sql<Fila>`
    select a.id as "articuloId", a.codigo, a.descripcion, m.nombre as marca, a.iva, l.incluye_iva as "incluyeIva",
           ${importeVigente(sql`l.id`, ahora)} as importe,
           ${BARRAS_DE_UNA_UNIDAD} as barras
    from articulo a
    join lista_precio l on l.id = ${listaId}
    left join marca m on m.id = a.marca_id
    where a.id = any(${ids}::uuid[])`.execute(db);
  const porId = new Map(rows.map((fila) => [fila.articuloId, fila]));
  return elegidas.flatMap(({ articuloId, copias }) => {
    const fila = porId.get(articuloId);
    if (!fila) return [];
    const { importe, iva, incluyeIva, ...datos } = fila;
    return [{ ...datos, ...ambosPrecios(importe, iva, incluyeIva), copias }];
  });
}
