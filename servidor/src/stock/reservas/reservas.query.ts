import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { esDescendente } from '@trastienda/nucleo/comun/paginacion.ts';
import type { listarReservas as contrato, ReservaVista } from '@trastienda/nucleo/stock/contrato.ts';
import { claveDePar } from '@trastienda/nucleo/stock/movimiento.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { paginar } from '#db/lista.ts';
import { columnasDe, type Par } from '#stock/libro/pares.ts';

type Filtro = ParsedOf<typeof contrato>['query'];
type Cruda = Omit<ReservaVista, 'documento'> & {
  readonly documento_tipo: string;
  readonly documento_id: string;
  readonly numero: number | null;
};

/** What is reserved in some depósitos, for whom and since when. Names of customers only for who may see customers. */
export const listarReservas = (db: Db, depositos: readonly string[], verCliente: boolean, filtro: Filtro) => {
  const { articuloId, orden } = filtro;
  const donde = sql`
    r.estado = 'ACTIVA' and r.deposito_id = any(${depositos}::uuid[])
    and ${articuloId === undefined ? sql`true` : sql`r.articulo_id = ${articuloId}`}`;
  const sentido = esDescendente(orden, 'desde') ? sql`desc` : sql`asc`;
  return paginar<ReservaVista>({
    consulta: filtro,
    filtrado: true,
    filas: async (limit, offset) => {
      const { rows } = await sql<Cruda>`
        select r.id, r.articulo_id as "articuloId", r.deposito_id as "depositoId", d.nombre as deposito,
               trim_scale(r.cantidad)::text as cantidad, r.creada_en as desde, r.documento_tipo, r.documento_id, n.numero,
               case when ${verCliente} then c.razon_social end as para
        from reserva r
        join deposito d on d.id = r.deposito_id
        left join nota_pedido n on r.documento_tipo = 'NOTA' and n.id = r.documento_id
        left join cliente c on c.id = n.cliente_id
        where ${donde}
        order by r.creada_en ${sentido}, r.id ${sentido}
        limit ${limit} offset ${offset}
      `.execute(db);
      return rows.map(({ documento_tipo, documento_id, numero, ...fila }) => ({
        ...fila,
        documento: { tipo: documento_tipo, id: documento_id, texto: textoDelDocumento(documento_tipo, numero) },
      }));
    },
    contar: async (tope) => {
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from (select from reserva r where ${donde} limit ${tope ?? null}) contadas
      `.execute(db);
      return rows[0]?.total ?? 0;
    },
  });
};

/** The documents that hold some of each pair, oldest first, by its key. */
export async function leerReservantes(
  db: Db | Tx,
  pares: readonly Par[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { articulos, depositos } = columnasDe(pares);
  const { rows } = await sql<Par & { readonly documento_tipo: string; readonly numero: number | null }>`
    select r.articulo_id as "articuloId", r.deposito_id as "depositoId", r.documento_tipo, n.numero
    from reserva r
    join unnest(${articulos}::uuid[], ${depositos}::uuid[]) as p (articulo_id, deposito_id)
      on p.articulo_id = r.articulo_id and p.deposito_id = r.deposito_id
    left join nota_pedido n on r.documento_tipo = 'NOTA' and n.id = r.documento_id
    where r.estado = 'ACTIVA'
    order by r.creada_en, r.id
  `.execute(db);
  const porPar = Map.groupBy(rows, claveDePar);
  return new Map(
    [...porPar].map(([clave, filas]) => [
      clave,
      [...new Set(filas.map(({ documento_tipo, numero }) => textoDelDocumento(documento_tipo, numero)))],
    ]),
  );
}

/** "NP 10.482", as the nota calls itself. */
const textoDelDocumento = (tipo: string, numero: number | null): string =>
  numero === null ? tipo : `NP ${String(numero).replace(/\B(?=(\d{3})+$)/g, '.')}`;
