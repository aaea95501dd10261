import {
  type ArticuloAEditar,
  dejaDeUsarse,
  type PedidoDeEdicion,
} from '@trastienda/nucleo/articulos/edicion-en-lote/plan.ts';
import { sql } from 'kysely';
import { CODIGO_REPETIDO, LOS_QUE_SE_CRUZAN } from '#articulos/codigos/codigo-tomado.sql.ts';
import { TRABAS } from '#articulos/estado/trabas.sql.ts';
import type { Db } from '#db/db.ts';

export type PedidoDeArticulo = { readonly id: string; readonly pedido: PedidoDeEdicion };

const NINGUNO = sql`select false as "ocupado", '{}'::uuid[] as "seCruzaCon"`;

/** Of an inactive artículo `a`, whether another one in use answers to one of its codes as something else, and which inactive ones do. */
const CRUZADOS = sql`
  select coalesce(bool_or(o.estado <> 'INACTIVO'), false) as "ocupado",
         coalesce(array_agg(o.id) filter (where o.estado = 'INACTIVO'), '{}') as "seCruzaCon"
    from ${LOS_QUE_SE_CRUZAN} and a.estado = 'INACTIVO'`;

type Fila = ArticuloAEditar['valores'] &
  ArticuloAEditar['hechos'] & {
    readonly id: string;
    readonly codigoNorm: string;
    readonly distincion: string;
    readonly seCruzaCon: readonly string[];
  };

/**
 * What each artículo has now and what is known of what is asked of it, in one statement for all of them. Whoever is going to
 * write it holds them before, in a statement of its own: this one sees no more than there was when it began.
 */
export async function leerParaEditar(
  db: Db,
  pedidos: readonly PedidoDeArticulo[],
): Promise<readonly ArticuloAEditar[]> {
  const pedido = (campo: keyof PedidoDeEdicion) => pedidos.map((uno) => uno.pedido[campo] ?? null);
  const inactiva = pedidos.some((uno) => dejaDeUsarse(uno.pedido.estado));
  const vuelve = pedidos.some((uno) => uno.pedido.estado !== undefined && uno.pedido.estado !== 'INACTIVO');
  const { rows } = await sql<Fila>`
    select a.id, a.codigo_norm as "codigoNorm", a.distincion, a.subfamilia_id as subfamilia, a.marca_id as marca,
           a.unidad_id as unidad, a.iva, a.estado, a.permite_negativo::text as negativo, p.proveedor_id as proveedor,
           ${inactiva ? sql`(${sql.join(Object.values(TRABAS), sql` or `)})` : sql`false`} as "conDependencias",
           a.estado = 'INACTIVO' and (k."ocupado" or ${CODIGO_REPETIDO}) as "codigoOcupado",
           k."seCruzaCon",
           not exists (select from subfamilia s where s.id = coalesce(x.subfamilia, a.subfamilia_id) and s.activo)
             as "clasificacionInactiva",
           x.unidad is not null and not exists (
             select from unidad u where u.id = x.unidad and u.decimales = a.decimales) as "otrosDecimales",
           exists (select from articulo_fusion g where g.perdedor_id = a.id) as fusionado,
           exists (select from saldo_stock y where y.articulo_id = a.id and y.fisico < 0) as "conStockNegativo",
           exists (select from articulo_proveedor t where t.articulo_id = a.id and t.proveedor_id = x.proveedor) as "loVende"
    from articulo a
    join unnest(${pedidos.map(({ id }) => id)}::uuid[], ${pedido('subfamilia')}::uuid[], ${pedido('unidad')}::uuid[],
                ${pedido('proveedor')}::uuid[]) as x (id, subfamilia, unidad, proveedor) on x.id = a.id
    left join articulo_proveedor p on p.articulo_id = a.id and p.principal
    cross join lateral (${vuelve ? CRUZADOS : NINGUNO}) k
    order by a.id
  `.execute(db);
  return rows.map(aArticulo);
}

function aArticulo({ id, codigoNorm, distincion, seCruzaCon, ...fila }: Fila): ArticuloAEditar {
  const {
    conDependencias,
    codigoOcupado,
    clasificacionInactiva,
    otrosDecimales,
    conStockNegativo,
    fusionado,
    loVende,
    ...valores
  } = fila;
  return {
    id,
    clave: `${codigoNorm} ${distincion}`,
    seCruzaCon,
    valores,
    hechos: {
      conDependencias,
      codigoOcupado,
      clasificacionInactiva,
      otrosDecimales,
      conStockNegativo,
      fusionado,
      loVende,
    },
  };
}
