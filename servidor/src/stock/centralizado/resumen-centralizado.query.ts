import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { ColumnaDelCentralizado, resumirCentralizado as contrato } from '@trastienda/nucleo/stock/contrato.ts';
import { sql } from 'kysely';
import { aReposicion } from '#articulos/index.ts';
import type { Db } from '#db/db.ts';
import { idsDe } from '#stock/saldos/lugares-visibles.query.ts';
import { negativosHoy } from './centralizado.query.ts';

type Pedido = {
  readonly columnas: readonly ColumnaDelCentralizado[];
  /** Whether those are all the depósitos there are: then what is known of the company answers at once (INV-20). */
  readonly todas: boolean;
  readonly verCosto: boolean;
  /** When it is to be valued at the cost of reposición too; without it, only at the average. */
  readonly ahora?: Date | undefined;
};

/** How many artículos each view shows, and what they are worth at average cost to who may see costs everywhere here. */
export async function resumirCentralizado(
  db: Db,
  { columnas, todas, verCosto, ahora }: Pedido,
): Promise<ResponseOf<typeof contrato>> {
  const depositos = idsDe(columnas);
  const { rows } = await sql<{ articulos: number; negativos: number }>`
    select (select count(*) from articulo a where a.tipo = 'PRODUCTO' and a.estado <> 'INACTIVO')::int as articulos,
           (select count(*) from (${negativosHoy(depositos)}) n)::int as negativos
  `.execute(db);
  const { articulos = 0, negativos = 0 } = rows[0] ?? {};
  const relojes = ahora === undefined ? {} : { reposicion: null };
  if (!verCosto) return { articulos, negativos, valor: null, ...relojes };
  const donde = todas ? null : depositos;
  if (ahora === undefined) return { articulos, negativos, valor: textoTotal(await valuar(db, donde)) };
  const { valor, reposicion } = await valuarDosVeces(db, donde, ahora);
  return { articulos, negativos, valor: textoTotal(valor), reposicion: textoTotal(reposicion) };
}

async function valuar(db: Db, depositos: readonly string[] | null): Promise<string> {
  const { rows } = await sql<{ valor: string }>`
    ${
      depositos === null
        ? sql`select sum(valor) as valor from costo_articulo`
        : sql`select sum(s.fisico * c.promedio) as valor
              from saldo_stock s join costo_articulo c on c.articulo_id = s.articulo_id
              where s.fisico <> 0 and s.deposito_id = any(${depositos}::uuid[])`
    }
  `.execute(db);
  return rows[0]?.valor ?? '0';
}

/** By both clocks (GAP-21): what nobody knows the cost of reposición of is worth the same by the two of them. */
async function valuarDosVeces(db: Db, depositos: readonly string[] | null, ahora: Date) {
  const { rows } = await sql<{ valor: string; reposicion: string }>`
    select coalesce(sum(k.valor), 0) as valor, coalesce(${aReposicion(ahora)}, 0) as reposicion
    from (${
      depositos === null
        ? sql`select articulo_id, cantidad, valor from costo_articulo where cantidad <> 0 or valor <> 0`
        : sql`select s.articulo_id, sum(s.fisico) as cantidad, sum(s.fisico) * min(c.promedio) as valor
              from saldo_stock s join costo_articulo c on c.articulo_id = s.articulo_id
              where s.fisico <> 0 and s.deposito_id = any(${depositos}::uuid[]) group by s.articulo_id`
    }) k
    join articulo a on a.id = k.articulo_id
  `.execute(db);
  return rows[0] ?? { valor: '0', reposicion: '0' };
}
