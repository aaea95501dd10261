import { frescuraDe } from '@trastienda/nucleo/articulos/precios/frescura.ts';
import { textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';

/** What an artículo costs today to who sells it by a lista. */
export type CostoParaVender = {
  /** Net, in the currency of the lista at the rate of today: of reposición, else the average; null when nobody knows. */
  readonly costo: string | null;
  readonly dias: number | null;
  readonly movimientoDeMoneda: string | null;
  readonly motivos: ReturnType<typeof frescuraDe>['motivos'];
  readonly viejo: boolean;
};

type Fila = {
  readonly articuloId: string;
  readonly costo: string | null;
  readonly desde: string | null;
  readonly moneda: string | null;
  readonly entonces: string | null;
  readonly hoy: string | null;
  readonly diasDeCosto: number;
  readonly movimientoDeMoneda: string;
};

/** The costs of some artículos, by id, in one statement. What has no cost of reposición has no age: it is never old. */
export async function leerCostosDeVenta(
  db: Db | Tx,
  articuloIds: readonly string[],
  { listaId, ahora }: { readonly listaId: string | RawBuilder<string>; readonly ahora: Date },
): Promise<ReadonlyMap<string, CostoParaVender>> {
  if (articuloIds.length === 0) return new Map();
  const { rows } = await sql<Fila>`
    select a.id as "articuloId", c.desde, c.moneda, cambio_en(c.moneda, c.desde) as entonces, cambio_en(c.moneda, ${ahora}) as hoy,
           coalesce(convertir_precio(c.importe, cambio_en(c.moneda, ${ahora}), false, cambio_en(l.moneda, ${ahora}), false, a.iva),
                    convertir_precio(m.promedio, 1, false, cambio_en(l.moneda, ${ahora}), false, a.iva)) as costo,
           k.dias_de_costo as "diasDeCosto", k.movimiento_de_moneda as "movimientoDeMoneda"
    from unnest(${articuloIds}::uuid[]) as pedido (id)
    join articulo a on a.id = pedido.id
    cross join lista_precio l
    cross join precio_configuracion k
    left join lateral (select r.importe, r.moneda, coalesce(r.fecha, r.desde) as desde from costo_reposicion r
                       where r.articulo_id = a.id and r.desde <= ${ahora} order by r.desde desc, r.id desc limit 1) c
      on c.importe is not null
    left join costo_articulo m on m.articulo_id = a.id and m.promedio > 0
    where l.id = ${listaId}
  `.execute(db);
  return new Map(rows.map((fila) => [fila.articuloId, costoDe(fila, ahora)]));
}

function costoDe({ costo, desde, moneda, entonces, hoy, ...limites }: Fila, ahora: Date): CostoParaVender {
  const escrito = desde === null ? null : { desde: new Date(desde), cambioDeEntonces: entonces, cambioDeHoy: hoy };
  const { dias, movimiento, motivos } = frescuraDe(escrito, ahora, limites);
  return {
    costo: costo && textoUnitario(costo),
    dias,
    movimientoDeMoneda: moneda === 'ARS' || movimiento === null ? null : textoDecimal(movimiento, 0, 2),
    motivos,
    viejo: escrito !== null && motivos.length > 0,
  };
}
