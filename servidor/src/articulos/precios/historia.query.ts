import type { Precio } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { situacionDe, vigencias } from '@trastienda/nucleo/articulos/precios/vigencia.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { ambosPrecios } from './precio-que-rige.sql.ts';

type Fila = Omit<Precio, 'neto' | 'conIva' | 'situacion'> & {
  readonly importe: string | null;
  readonly iva: Iva;
  readonly incluyeIva: boolean;
};

type Filtro = {
  readonly listaId?: string | undefined;
  /** Only the price of this quantity that holds at `en`, if there is one. */
  readonly tramo?: string;
  readonly en?: Date;
};

/** What an artículo has cost, newest first, with who wrote each price and why (PRE-07). */
export async function leerHistoria(
  db: Db | Tx,
  ahora: Date,
  articuloId: string,
  { listaId, tramo, en }: Filtro,
): Promise<Precio[]> {
  const { rows } = await sql<Fila>`
    select p.id, 1 as version, p.lista_id as "listaId", l.nombre as lista, l.moneda, l.incluye_iva as "incluyeIva", a.iva,
           p.cantidad_desde as "cantidadDesde", p.desde, p.importe, p.motivo, p.creado_en as "creadoEn",
           u.nombre as "creadoPor",
           case when t.id is not null then json_build_object(
             'id', t.id, 'numero', t.numero, 'hasta', case when t.estado = 'APLICADO' then t.hasta end) end as lote
    from precio p
    join lista_precio l on l.id = p.lista_id
    join articulo a on a.id = p.articulo_id
    left join usuario u on u.id = p.creado_por
    left join lote_precio t on t.id = p.lote_id
    where p.articulo_id = ${articuloId}
      and (${listaId ?? null}::uuid is null or p.lista_id = ${listaId ?? null}::uuid)
      and (${tramo ?? null}::numeric is null or p.cantidad_desde = ${tramo ?? null}::numeric)
      and (${en ?? null}::timestamptz is null or p.desde <= ${en ?? null}::timestamptz)
    order by p.desde desc, l.orden, l.id, p.cantidad_desde
    limit ${en === undefined ? null : 1}
  `.execute(db);
  return rows.length === 0 ? [] : conSituacion(rows, ahora);
}

function conSituacion(filas: readonly Fila[], ahora: Date): Precio[] {
  const rangos = [...Map.groupBy(filas, ({ listaId }) => listaId).values()].flatMap((lista) => vigencias(lista));
  const situaciones = new Map(rangos.map((rango) => [rango.precio.id, situacionDe(rango, ahora)]));
  return filas.map(({ importe, iva, incluyeIva, ...fila }) => ({
    ...fila,
    cantidadDesde: textoCantidad(fila.cantidadDesde),
    ...ambosPrecios(importe, iva, incluyeIva),
    lote: fila.lote && { ...fila.lote, hasta: fila.lote.hasta && new Date(fila.lote.hasta).toISOString() },
    situacion: situaciones.get(fila.id) ?? 'ANTERIOR',
  }));
}
