import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { textoTotal, textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { esDescendente, type Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import type { ConsultaDeKardex, FilaDeKardex } from '@trastienda/nucleo/stock/contrato.ts';
import { costoUnitario } from '@trastienda/nucleo/stock/costo.ts';
import type { TipoMovimiento } from '@trastienda/nucleo/stock/movimiento.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { antesDelPeriodo, enElPeriodo, seMuestra } from './columnas-del-kardex.sql.ts';

type FiltroDeKardex = z.output<typeof ConsultaDeKardex>;

export type Pedido = {
  /** The depósitos to look at, all of them visible to the user. */
  readonly depositos: readonly string[];
  readonly filtro: FiltroDeKardex;
  readonly usuario: Usuario;
};

/** One page of the movements of an artículo, each with the balance it left, and the sums of the whole period. */
export async function verKardex(db: Db, pedido: Pedido): Promise<Kardex> {
  const { filtro, usuario } = pedido;
  const { pagina, porPagina } = filtro;
  const { rows } = await sql<ConResumen & (Cruda | { readonly id: null })>`
    with libro as materialized (${libro(pedido)}), resumen as (${resumen(filtro)})
    select to_json(r) as "enTotal", k.*
    from resumen r
    left join (${detalle(filtro, sql`limit ${porPagina} offset ${(pagina - 1) * porPagina}`)}) k on true
    order by ${enOrden(filtro, sql`k.fecha`, sql`k.id`)}
  `.execute(db);
  const { asientos, ...sumas } = definido(rows[0], 'the sums of no movements are zeros').enTotal;
  const filas = rows.flatMap(({ enTotal: _, ...cruda }) => (cruda.id === null ? [] : [aFila(cruda, usuario)]));
  return { filas, total: asientos, totalExacto: true, pagina, porPagina, resumen: sumas };
}

export async function* recorrerKardex(db: Db, pedido: Pedido): AsyncGenerator<FilaDeKardex> {
  const todas = sql<Cruda>`(with libro as materialized (${libro(pedido)}) ${detalle(pedido.filtro, sql``)})`;
  for await (const cruda of db.selectFrom(todas.as('kardex')).selectAll().stream(500)) {
    yield aFila(cruda, pedido.usuario);
  }
}

type Sumas = Readonly<Record<'apertura' | 'entradas' | 'salidas' | 'cierre', string>>;
type Kardex = Lista<FilaDeKardex> & { readonly resumen: Sumas };
type ConResumen = { readonly enTotal: Sumas & { readonly asientos: number } };

const resumen = (filtro: FiltroDeKardex) => sql`
    select count(*) filter (where ${seMuestra(filtro)})::int as asientos,
           ${enTexto(sql`sum(l.cantidad) filter (where ${antesDelPeriodo(filtro)})`)} as apertura,
           ${enTexto(sql`sum(l.cantidad) filter (where l.cantidad > 0 and ${enElPeriodo(filtro)})`)} as entradas,
           ${enTexto(sql`-sum(l.cantidad) filter (where l.cantidad < 0 and ${enElPeriodo(filtro)})`)} as salidas,
           ${enTexto(sql`sum(l.cantidad) filter (where ${antesDelPeriodo(filtro)} or ${enElPeriodo(filtro)})`)} as cierre
    from libro l`;

const enTexto = (cantidad: ReturnType<typeof sql>) => sql`trim_scale(coalesce(${cantidad}, 0))::text`;

type Cruda = Omit<FilaDeKardex, 'documento' | 'costoUnitario' | 'sinCosto' | 'tipo' | 'valor'> & {
  readonly tipo: string;
  readonly valor: string;
  readonly sucursal_id: string;
  readonly documento_tipo: string;
  readonly documento_id: string;
  readonly documento_texto: string;
};

/**
 * Every movement of the artículo in those depósitos. The balance is summed over its whole life, and only then the period
 * and the page are cut out of it: it does not depend on what is shown (ART-08).
 */
const libro = ({ depositos, filtro }: Pedido) => sql`
    select a.id as asiento_id, a.movimiento_id, a.cantidad, a.valor, a.deposito_id, m.fecha_efectiva,
           ${filtro.filtros === undefined ? sql`` : DE_LAS_COLUMNAS}
           sum(a.cantidad) over (order by m.fecha_efectiva, a.id rows unbounded preceding) as saldo
    from asiento_stock a join movimiento_stock m on m.id = a.movimiento_id
    where a.articulo_id = ${filtro.articuloId} and a.deposito_id = any(${depositos}::uuid[])`;

/** What columns are asked of: who asks nothing does not carry it along the whole life of the artículo. */
const DE_LAS_COLUMNAS = sql`m.tipo, m.documento_texto, m.motivo_id, m.usuario_id,`;

/** Names are read for the page alone. */
const detalle = (filtro: FiltroDeKardex, pagina: RawBuilder<unknown>) => sql`
    select c.asiento_id as id, c.movimiento_id as "movimientoId", c.fecha_efectiva as fecha, m.registrado_en as registrado,
           m.tipo, trim_scale(c.cantidad)::text as cantidad, trim_scale(c.saldo)::text as saldo, c.valor,
           c.deposito_id as "depositoId", d.nombre as deposito, s.nombre as sucursal, d.sucursal_id,
           m.documento_tipo, m.documento_id, m.documento_texto, u.nombre as quien, t.nombre as motivo, m.nota,
           exists (select from movimiento_stock r where r.revierte_a = c.movimiento_id) as revertido
    from (select * from libro l where ${seMuestra(filtro)}
          order by ${enOrden(filtro, sql`l.fecha_efectiva`, sql`l.asiento_id`)} ${pagina}) c
    join movimiento_stock m on m.id = c.movimiento_id
    join deposito d on d.id = c.deposito_id
    join sucursal s on s.id = d.sucursal_id
    join usuario u on u.id = m.usuario_id
    left join motivo t on t.id = m.motivo_id
    order by ${enOrden(filtro, sql`c.fecha_efectiva`, sql`c.asiento_id`)}`;

function enOrden({ orden }: FiltroDeKardex, fecha: RawBuilder<unknown>, id: RawBuilder<unknown>) {
  const sentido = esDescendente(orden, 'fecha') ? sql`desc` : sql`asc`;
  return sql`${fecha} ${sentido}, ${id} ${sentido}`;
}

function aFila(cruda: Cruda, usuario: Usuario): FilaDeKardex {
  const { sucursal_id, documento_tipo, documento_id, documento_texto, valor, ...fila } = cruda;
  const verCosto = usuario.puede('costo.ver', sucursal_id);
  const unitario = verCosto ? costoUnitario(valor, cruda.cantidad) : null;
  return {
    ...fila,
    tipo: cruda.tipo as TipoMovimiento,
    documento: { tipo: documento_tipo, id: documento_id, texto: documento_texto },
    costoUnitario: unitario === null ? null : textoUnitario(unitario),
    valor: verCosto ? textoTotal(valor) : null,
    sinCosto: verCosto ? Number(valor) === 0 : null,
  };
}
