import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { ColumnaDelCentralizado, resumirCentralizado as contrato } from '@trastienda/nucleo/stock/contrato.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { negativosHoy } from './centralizado.query.ts';
import { idsDe } from './lugares-visibles.query.ts';

type Cuenta = { readonly articulos: number; readonly negativos: number; readonly conStock: number };

/** How many artículos each view shows, and what they are worth at average cost to who may see costs everywhere here. */
export async function resumirCentralizado(
  db: Db,
  columnas: readonly ColumnaDelCentralizado[],
  verCosto: boolean,
): Promise<ResponseOf<typeof contrato>> {
  const depositos = idsDe(columnas);
  const { rows } = await sql<Cuenta>`
    select (select count(*) from articulo a where a.tipo = 'PRODUCTO' and a.estado <> 'INACTIVO')::int as articulos,
           (select count(distinct n.articulo_id) from (${negativosHoy(depositos)}) n)::int as negativos,
           (select count(distinct s.articulo_id) from saldo_stock s
            where s.fisico <> 0 and s.deposito_id = any(${depositos}::uuid[]))::int as "conStock"
  `.execute(db);
  const { articulos = 0, negativos = 0, conStock = 0 } = rows[0] ?? {};
  return { articulos, negativos, cero: articulos - conStock, valor: verCosto ? await valuar(db, depositos) : null };
}

async function valuar(db: Db, depositos: readonly string[]): Promise<string> {
  const { rows } = await sql<{ valor: string }>`
    select coalesce(sum(s.fisico * c.promedio), 0) as valor
    from saldo_stock s join costo_articulo c on c.articulo_id = s.articulo_id
    where s.fisico <> 0 and s.deposito_id = any(${depositos}::uuid[])
  `.execute(db);
  return textoTotal(rows[0]?.valor ?? '0');
}
