import type { EstadoArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import type { Escalon } from '@trastienda/nucleo/articulos/precios/escalones.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { leerPreparada } from '#db/transaccion.ts';
import type { TipoDeArticulo } from './articulos.repo.ts';
import {
  ambosPrecios,
  escalonesLeidos,
  importeVigente,
  type TramosLeidos,
  tramosVigentes,
} from './precios/precio-que-rige.sql.ts';

export type ArticuloParaRenglon = {
  readonly id: string;
  readonly codigo: string;
  readonly descripcion: string;
  readonly tipo: TipoDeArticulo;
  readonly decimales: number;
  readonly iva: Iva;
  readonly estado: EstadoArticulo;
  readonly permiteNegativo: boolean;
  /** A KIT that has something in force to open. */
  readonly conEstructura: boolean;
  /** Net unit price, "18450.00", whatever the lista keeps; null when the lista has none. */
  readonly precio: string | null;
  /** When they are asked for and the quantity matters (PRE-11). */
  readonly escalones?: Escalon[];
};

type Pedido = {
  /** The lista, or the expression that says which one it is. */
  readonly listaId: string | RawBuilder<string>;
  readonly ahora: Date;
  /** By artículo id, for price breaks; one unit when it is not said. */
  readonly cantidades?: ReadonlyMap<string, string> | undefined;
  /** Whether what other quantities cost is wanted too. */
  readonly conEscalones?: boolean | undefined;
  /** Since when, at most, a price is frozen: what may have cost something else then by its quantity is a step too. */
  readonly congeladoEn?: string | undefined;
};

type Fila = Omit<ArticuloParaRenglon, 'precio' | 'escalones'> & {
  readonly importe: string | null;
  readonly tramos: TramosLeidos;
  readonly incluyeIva: boolean;
};

/** What a document line needs to know of its artículos, in one statement. Unknown ids are simply not in the answer. */
export async function leerParaRenglones(
  db: Db | Tx,
  articuloIds: readonly string[],
  { listaId, ahora, cantidades, conEscalones = false, congeladoEn }: Pedido,
): Promise<ArticuloParaRenglon[]> {
  if (articuloIds.length === 0) return [];
  const ids = [...new Set(articuloIds)];
  const pedidas = ids.map((id) => cantidades?.get(id) ?? '1');
  const rows = await leerPreparada(
    db,
    sql<Fila>`
    select a.id, a.codigo, a.descripcion, a.tipo, a.decimales, a.iva, a.estado,
           a.permite_negativo as "permiteNegativo",
           a.tipo = 'KIT' and exists (select from estructura e where e.articulo_id = a.id and rige(e)) as "conEstructura", l.incluye_iva as "incluyeIva",
           ${importeVigente(sql.ref('l.id'), ahora, sql`pedido.cantidad`)} as importe,
           ${conEscalones ? tramosVigentes(sql<boolean>`l.id = ${listaId}`, ahora, congeladoEn) : sql`null`} as tramos
    from unnest(${ids}::uuid[], ${pedidas}::numeric[]) as pedido (id, cantidad)
    join articulo a on a.id = pedido.id
    cross join lista_precio l
    where l.id = ${listaId}
  `,
  );
  return rows.map(({ importe, tramos, incluyeIva, ...fila }) => ({
    ...fila,
    precio: ambosPrecios(importe, fila.iva, incluyeIva).neto,
    ...escalonesLeidos(tramos, fila.iva, incluyeIva),
  }));
}
