import { costoDeKit } from '@trastienda/nucleo/articulos/costos/costo-de-kit.ts';
import { type CostoParaVender, textoDeCosto } from '@trastienda/nucleo/articulos/costos/costo-para-vender.ts';
import { alzaDeCosto, frescuraDe } from '@trastienda/nucleo/articulos/costos/frescura.ts';
import { textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { costoDeEntonces } from './costos/costo-de-entonces.sql.ts';
import { leerGrafoDeKits } from './estructura/grafo.query.ts';

type Fila = {
  readonly articuloId: string;
  readonly tipo: string;
  readonly costo: string | null;
  readonly desde: string | null;
  readonly moneda: string | null;
  readonly entonces: string | null;
  readonly hoy: string | null;
  /** The price of the lista that was written, net, and what the artículo cost then, in the currency of the lista. */
  readonly neto: string | null;
  readonly costoDelPrecio: string | null;
  readonly diasDeCosto: number;
  readonly movimientoDeMoneda: string;
};

type Marco = { readonly listaId: string | RawBuilder<string>; readonly ahora: Date };

/**
 * The costs of some artículos, by id, in one statement. What has no cost of reposición has no age: it is never old. A kit has
 * none of its own, unless somebody wrote it: it costs what it takes, which takes two statements more.
 */
export async function leerCostosDeVenta(
  db: Db | Tx,
  articuloIds: readonly string[],
  marco: Marco,
): Promise<ReadonlyMap<string, CostoParaVender>> {
  const filas = await leerFilas(db, articuloIds, marco, convertir);
  const costos = costosDe(filas, marco);
  const kits = filas.flatMap(({ articuloId, tipo, costo, desde }) =>
    tipo === 'KIT' && costo === null && desde === null ? [articuloId] : [],
  );
  if (kits.length === 0) return costos;
  const grafo = await leerGrafoDeKits(db, kits);
  const componentes = new Set([...grafo.values()].flat().map(({ componenteId }) => componenteId));
  const todos = new Map([...costosDe(await leerFilas(db, [...componentes], marco, convertirParte), marco), ...costos]);
  return new Map([
    ...costos,
    ...kits.flatMap((id) => {
      const costo = costoDeKit(id, grafo, todos);
      return costo ? [[id, costo] as const] : [];
    }),
  ]);
}

const costosDe = (filas: readonly Fila[], { ahora }: Marco): ReadonlyMap<string, CostoParaVender> =>
  new Map(filas.map((fila) => [fila.articuloId, costoDe(fila, ahora)]));

async function leerFilas(
  db: Db | Tx,
  articuloIds: readonly string[],
  { listaId, ahora }: Marco,
  enSuMoneda: Conversion,
): Promise<readonly Fila[]> {
  if (articuloIds.length === 0) return [];
  const { rows } = await sql<Fila>`
    select a.id as "articuloId", a.tipo, c.desde, c.moneda, cambio_en(c.moneda, c.desde) as entonces, cambio_en(c.moneda, ${ahora}) as hoy,
           coalesce(${enSuMoneda(sql`c.importe`, sql`cambio_en(c.moneda, ${ahora})`, ahora)},
                    ${enSuMoneda(sql`round(m.promedio, 4)`, sql`1`, ahora)}) as costo,
           convertir_precio(p.importe, 1, l.incluye_iva, 1, false, a.iva) as neto,
           ${enSuMoneda(sql`r.importe`, sql`cambio_en(r.moneda, r.en)`, sql`r.en`)} as "costoDelPrecio",
           k.dias_de_costo as "diasDeCosto", k.movimiento_de_moneda as "movimientoDeMoneda"
    from unnest(${articuloIds}::uuid[]) as pedido (id)
    join articulo a on a.id = pedido.id
    cross join lista_precio l
    cross join precio_configuracion k
    left join lateral (select r.importe, r.moneda, coalesce(r.fecha, r.desde) as desde from costo_reposicion r
                       where r.articulo_id = a.id and r.desde <= ${ahora} order by r.desde desc, r.id desc limit 1) c
      on c.importe is not null
    -- Those by quantity are cheaper, and may be newer.
    left join lateral (
      select v.importe, greatest(v.desde, (select max(coalesce(fecha, desde)) from precio where lista_id = l.id and articulo_id = a.id
                                              and cantidad_desde > 0 and desde <= ${ahora})) as desde
      from (select p.importe, coalesce(p.fecha, p.desde) as desde from precio p where p.lista_id = l.id and p.articulo_id = a.id
               and p.cantidad_desde = 0 and p.desde <= ${ahora} order by p.desde desc limit 1) v
      where v.importe is not null) p on true
    left join lateral (${costoDeEntonces(sql`a.id`, sql`p.desde`)}) r on true
    left join costo_articulo m on m.articulo_id = a.id and m.promedio > 0
    where l.id = ${listaId}
  `.execute(db);
  return rows;
}

type Conversion = (
  importe: RawBuilder<unknown>,
  cambio: RawBuilder<unknown>,
  instante: Date | RawBuilder<unknown>,
) => RawBuilder<unknown>;

/** Net, and as the listas and the batches take it: it is rounded once a margin is put on it, not before (INV-45). */
const convertir: Conversion = (importe, cambio, instante) =>
  sql`convertir_exacto(${importe}, ${cambio}, false, cambio_en(l.moneda, ${instante}), false, a.iva)`;

/** What a kit takes has four decimals in pesos, where `costos_de_kits` adds it up. */
const convertirParte: Conversion = (importe, cambio, instante) => sql`
  case l.moneda when 'ARS' then convertir_precio(${importe}, ${cambio}, false, 1, false, a.iva)
                else ${convertir(importe, cambio, instante)} end`;

function costoDe(fila: Fila, ahora: Date): CostoParaVender {
  const { costo, desde, moneda, entonces, hoy, neto, costoDelPrecio, ...limites } = fila;
  const escrito = desde === null ? null : { desde: new Date(desde), cambioDeEntonces: entonces, cambioDeHoy: hoy };
  const { dias, movimiento, motivos } = frescuraDe(escrito, ahora, limites);
  // Without a rate of today what there is of its cost is the average.
  const alza = hoy === null ? null : alzaDeCosto(costoDelPrecio, costo, limites.movimientoDeMoneda);
  return {
    costo: costo && textoDeCosto(costo),
    dias,
    movimientoDeMoneda: moneda === 'ARS' || movimiento === null ? null : textoDecimal(movimiento, 0, 2),
    motivos,
    viejo: escrito !== null && motivos.length > 0,
    precioSuperado: alza && neto !== null ? { neto, alza: textoDecimal(alza, 0, 2) } : null,
  };
}
