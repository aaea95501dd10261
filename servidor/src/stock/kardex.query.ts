import { textoTotal, textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { leerOrden } from '@trastienda/nucleo/comun/paginacion.ts';
import type { ConsultaDeKardex, FilaDeKardex } from '@trastienda/nucleo/stock/contrato.ts';
import { costoUnitario } from '@trastienda/nucleo/stock/costo.ts';
import { finDe, inicioDe } from '@trastienda/nucleo/stock/momento.ts';
import type { TipoMovimiento } from '@trastienda/nucleo/stock/movimiento.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#db/db.ts';
import { paginar } from '#db/lista.ts';
import type { Usuario } from '#http/contexto.ts';

export type FiltroDeKardex = z.output<typeof ConsultaDeKardex>;

export type Pedido = {
  /** The depósitos to look at, all of them visible to the user. */
  readonly depositos: readonly string[];
  readonly filtro: FiltroDeKardex;
  readonly usuario: Usuario;
};

/** One page of the movements of an artículo, each with the balance it left, and the sums of the whole period. */
export async function verKardex(db: Db, pedido: Pedido) {
  const { filtro, usuario } = pedido;
  const resumen = await resumir(db, pedido);
  const pagina = await paginar<FilaDeKardex>({
    consulta: filtro,
    filtrado: false,
    filas: async (limit, offset) => {
      const { rows } = await sql<Cruda>`${consulta(pedido, sql`limit ${limit} offset ${offset}`)}`.execute(db);
      return rows.map((cruda) => aFila(cruda, usuario));
    },
    contar: async () => resumen.asientos,
  });
  const { apertura, entradas, salidas, cierre } = resumen;
  return { ...pagina, resumen: { apertura, entradas, salidas, cierre } };
}

export async function* recorrerKardex(db: Db, pedido: Pedido): AsyncGenerator<FilaDeKardex> {
  const todas = sql<Cruda>`(${consulta(pedido, sql``)})`.as('kardex');
  for await (const cruda of db.selectFrom(todas).selectAll().stream(500)) yield aFila(cruda, pedido.usuario);
}

type Resumen = FilaDeResumen & { readonly asientos: number };
type FilaDeResumen = Record<'apertura' | 'entradas' | 'salidas' | 'cierre', string>;

async function resumir(db: Db, { depositos, filtro }: Pedido): Promise<Resumen> {
  const dentro = enPeriodo(filtro);
  const { rows } = await sql<Resumen>`
    select count(*) filter (where ${dentro})::int as asientos,
           ${enTexto(sql`sum(a.cantidad) filter (where ${antes(filtro)})`)} as apertura,
           ${enTexto(sql`sum(a.cantidad) filter (where a.cantidad > 0 and ${dentro})`)} as entradas,
           ${enTexto(sql`-sum(a.cantidad) filter (where a.cantidad < 0 and ${dentro})`)} as salidas,
           ${enTexto(sql`sum(a.cantidad) filter (where ${antes(filtro)} or ${dentro})`)} as cierre
    from asiento_stock a join movimiento_stock m on m.id = a.movimiento_id
    where a.articulo_id = ${filtro.articuloId} and a.deposito_id = any(${depositos}::uuid[])
  `.execute(db);
  return rows[0] ?? { asientos: 0, apertura: '0', entradas: '0', salidas: '0', cierre: '0' };
}

const enTexto = (cantidad: ReturnType<typeof sql>) => sql`trim_scale(coalesce(${cantidad}, 0))::text`;

const antes = ({ desde }: FiltroDeKardex) =>
  desde === undefined ? sql`false` : sql`m.fecha_efectiva < ${inicioDe(desde)}`;

const enPeriodo = ({ desde, hasta }: FiltroDeKardex) => sql`(
  ${desde === undefined ? sql`true` : sql`m.fecha_efectiva >= ${inicioDe(desde)}`}
  and ${hasta === undefined ? sql`true` : sql`m.fecha_efectiva < ${finDe(hasta)}`})`;

type Cruda = Omit<FilaDeKardex, 'documento' | 'costoUnitario' | 'sinCosto' | 'tipo' | 'valor'> & {
  readonly tipo: string;
  readonly valor: string;
  readonly sucursal_id: string;
  readonly documento_tipo: string;
  readonly documento_id: string;
  readonly documento_texto: string;
};

/**
 * The balance is summed over the whole life of the artículo in those depósitos, and only then the period and the page
 * are cut out of it: it does not depend on what is shown (ART-08). Names are read for the page alone.
 */
function consulta({ depositos, filtro }: Pedido, pagina: ReturnType<typeof sql>) {
  const sentido = leerOrden(filtro.orden, 'fecha').descendente ? sql`desc` : sql`asc`;
  return sql`
    select k.asiento_id as id, k.movimiento_id as "movimientoId", k.fecha_efectiva as fecha, k.registrado_en as registrado, k.tipo,
           trim_scale(k.cantidad)::text as cantidad, trim_scale(k.saldo)::text as saldo, k.valor,
           k.deposito_id as "depositoId", d.nombre as deposito, s.nombre as sucursal, d.sucursal_id,
           k.documento_tipo, k.documento_id, k.documento_texto, u.nombre as quien, t.nombre as motivo, k.nota,
           exists (select from movimiento_stock r where r.revierte_a = k.movimiento_id) as revertido
    from (
      select m.*, m.id as movimiento_id, c.asiento_id, c.cantidad, c.valor, c.deposito_id, c.saldo
      from (
        select a.id as asiento_id, a.movimiento_id, a.cantidad, a.valor, a.deposito_id, m.fecha_efectiva,
               sum(a.cantidad) over (order by m.fecha_efectiva, a.id) as saldo
        from asiento_stock a join movimiento_stock m on m.id = a.movimiento_id
        where a.articulo_id = ${filtro.articuloId} and a.deposito_id = any(${depositos}::uuid[])
      ) c join movimiento_stock m on m.id = c.movimiento_id
      where ${enPeriodo(filtro)}
      order by m.fecha_efectiva ${sentido}, c.asiento_id ${sentido}
      ${pagina}
    ) k
    join deposito d on d.id = k.deposito_id
    join sucursal s on s.id = d.sucursal_id
    join usuario u on u.id = k.usuario_id
    left join motivo t on t.id = k.motivo_id
    order by k.fecha_efectiva ${sentido}, k.asiento_id ${sentido}`;
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
