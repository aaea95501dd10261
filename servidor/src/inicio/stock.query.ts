import { DIAS_SIN_VENTA } from '@trastienda/nucleo/articulos/reportes/sin-venta.ts';
import { porcientoDe } from '@trastienda/nucleo/articulos/reportes/valuacion.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import { diaArgentino, finDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import type { StockDeInicio } from '@trastienda/nucleo/inicio/contrato.ts';
import { diasDeStock, diasDespues } from '@trastienda/nucleo/inicio/tramos.ts';
import { type CambioDeValor, valoresAntes } from '@trastienda/nucleo/inicio/valores.ts';
import { type RawBuilder, sql } from 'kysely';
import { depositosDe, existenciasValuadas, sucursalesDe } from '#articulos/index.ts';
import type { Consulta } from '#http/contexto.ts';

/** What the stock is worth, what it was worth, and what of it nobody sells. */
export async function verStockDeInicio(
  { db, usuario, ahora }: Consulta,
  { sucursalId }: { readonly sucursalId?: string | undefined },
): Promise<StockDeInicio> {
  const hoy = diaArgentino(ahora);
  const dias = diasDeStock(hoy);
  const hace30 = diasDespues(hoy, -30);
  // Today is what there is now: its end has no movement after it.
  const cortes = [diasDespues(hoy, -DIAS_SIN_VENTA), ...[...dias.slice(0, -1), hace30].sort()];
  const { rows } = await valuado(sucursalesDe(usuario.alcance('costo.ver'), sucursalId), cortes).execute(db);
  const { valor, inmovilizado, cambios } = definido(rows[0], 'a sum is always one row');
  const antes = valoresAntes(valor, cambios ?? [], cortes.length);
  const al = (dia: string) => antes[cortes.indexOf(dia)] ?? textoTotal(valor);
  return {
    valorizado: textoTotal(valor),
    hace30: al(hace30),
    puntos: dias.map((dia) => ({ dia, importe: al(dia) })),
    inmovilizado: { importe: textoTotal(inmovilizado), porciento: porcientoDe(inmovilizado, valor) },
  };
}

type Crudo = {
  readonly valor: string;
  readonly inmovilizado: string;
  readonly cambios: readonly CambioDeValor[] | null;
};

/**
 * The books are read backwards: from what there is, what moved since the end of each day is taken off, so only the movements of
 * half a year are read. In the whole company an artículo is worth what its asientos and differences say (INV-20); in a part of
 * it, its units there at the average that the company had then. What stands still was already there half a year ago.
 */
function valuado(sucursales: readonly string[] | null, cortes: readonly string[]) {
  const limites = cortes.map((dia) => finDelDia(dia).toISOString());
  const propios = depositosDe(sucursales);
  return sql<Crudo>`
    with reciente as materialized (${movimientos(limites, propios)}),
    ${sucursales === null ? CAMBIOS_DE_LA_EMPRESA : cambiosDeUnaParte(propios)}
    select coalesce(sum(e.valor), 0) as valor,
           coalesce(sum(e.valor) filter (where e.cantidad > 0 and ${estaQuieto(limites, propios)}), 0) as inmovilizado,
           (select json_agg(json_build_object('tramo', tramo, 'valor', valor::text)) from cambio) as cambios
    from ${porArticulo(sucursales)} e
    left join (select articulo_id, bool_or(vendido) as vendido from reciente where propio group by articulo_id) m
      on m.articulo_id = e.articulo_id`;
}

/** What there is of each in all those places together: one may owe what another has. */
const porArticulo = (sucursales: readonly string[] | null) =>
  sucursales === null
    ? existenciasValuadas(null)
    : sql`(select x.articulo_id, sum(x.cantidad) as cantidad, sum(x.valor) as valor
           from ${existenciasValuadas(sucursales)} x group by x.articulo_id)`;

/** What moved lately in the company, whether in the depósitos it is about, and after which of the limits. */
const movimientos = (limites: readonly string[], propios: RawBuilder<unknown>) => sql`
  select s.articulo_id, width_bucket(m.fecha_efectiva, ${limites}::timestamptz[]) as tramo, s.cantidad, s.valor,
         s.deposito_id = any(${propios}) as propio, m.tipo = 'VENTA' as vendido
  from movimiento_stock m join asiento_stock s on s.movimiento_id = m.id
  where m.fecha_efectiva >= ${limites[0]} and s.deposito_id = any(${depositosDe(null)})
  union all
  select f.articulo_id, width_bucket(m.fecha_efectiva, ${limites}::timestamptz[]), 0, f.importe, false, false
  from diferencia_de_valor f join movimiento_stock m on m.id = f.movimiento_id
  where m.fecha_efectiva >= ${limites[0]}`;

/** Nothing is asked of what moved before the first point: that is read for what stands still alone. */
const DESDE_EL_PRIMER_PUNTO = sql`tramo > 1`;

const CAMBIOS_DE_LA_EMPRESA = sql`
  cambio as (select tramo, sum(valor) as valor from reciente where ${DESDE_EL_PRIMER_PUNTO} group by tramo)`;

/** What moved in the stretches after its own. */
const DESPUES = (columna: string) => sql`coalesce(sum(m.${sql.ref(columna)}) over (
  partition by m.articulo_id order by m.tramo desc rows between unbounded preceding and 1 preceding), 0)`;

const valorDe = (propias: string, vale: string, hay: string) =>
  sql.raw(`coalesce((${propias}) * (${vale}) / nullif(${hay}, 0), (${propias}) * promedio)`);

/** Its units at the average there was after each stretch, less those there were before it at that of then. */
const cambiosDeUnaParte = (propios: RawBuilder<unknown>) => sql`
  movido as (
    select articulo_id, tramo, sum(cantidad) as cantidad, sum(valor) as valor,
           coalesce(sum(cantidad) filter (where propio), 0) as propia
    from reciente where ${DESDE_EL_PRIMER_PUNTO} group by articulo_id, tramo),
  saldado as (
    select m.tramo, m.cantidad, m.valor, m.propia, k.promedio, k.cantidad - ${DESPUES('cantidad')} as hay,
           k.valor - ${DESPUES('valor')} as vale, coalesce(e.cantidad, 0) - ${DESPUES('propia')} as propias
    from movido m
    join costo_articulo k on k.articulo_id = m.articulo_id
    left join (
      select s.articulo_id, sum(s.fisico) as cantidad from saldo_stock s
      where s.deposito_id = any(${propios}) and s.articulo_id in (select articulo_id from movido) group by s.articulo_id) e
      on e.articulo_id = m.articulo_id),
  cambio as (
    select tramo,
           sum(${valorDe('propias', 'vale', 'hay')} - ${valorDe('propias - propia', 'vale - valor', 'hay - cantidad')}) as valor
    from saldado group by tramo)`;

/** Nobody sold the artículo of the outer rows `e` and `m`, and it was there before: what has just come in is not still. */
const estaQuieto = (limites: readonly string[], propios: RawBuilder<unknown>) => sql`
  m.vendido is not true
  and (m.articulo_id is null or exists (
    select from asiento_stock s join movimiento_stock x on x.id = s.movimiento_id
    where s.articulo_id = e.articulo_id and s.deposito_id = any(${propios}) and x.fecha_efectiva < ${limites[0]}))`;
