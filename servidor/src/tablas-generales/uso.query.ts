import type { UsoDeLugar, UsoDeSucursal } from '@trastienda/nucleo/tablas-generales/sucursal.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/** What still happens in a depósito: stock, reservations, open notas and adjustments. */
export const usoDeDeposito = (tx: Tx, depositoId: string): Promise<UsoDeLugar> => usoDe(tx, [depositoId]);

/** The same for every depósito of a sucursal, with the active users who may only work there. */
export async function usoDeSucursal(tx: Tx, sucursalId: string): Promise<UsoDeSucursal> {
  const depositos = await tx.selectFrom('deposito').select('id').where('sucursal_id', '=', sucursalId).execute();
  const uso = await usoDe(
    tx,
    depositos.map(({ id }) => id),
  );
  const { rows } = await sql<{ nombre: string }>`
    select u.nombre from usuario u
    where u.activo
      and exists (select from concesion c where c.usuario_id = u.id and c.sucursal_id = ${sucursalId})
      and not exists (select from concesion c left join sucursal s on s.id = c.sucursal_id
                      where c.usuario_id = u.id
                        and (c.sucursal_id is null or (s.activa and c.sucursal_id <> ${sucursalId})))
    order by u.nombre collate "es-x-icu"
  `.execute(tx);
  return { ...uso, usuarios: rows.map(({ nombre }) => nombre) };
}

/** How many sucursales would stay active without this one. */
export async function otrasSucursalesActivas(tx: Tx, sucursalId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from sucursal where activa and id <> ${sucursalId}`.execute(tx);
  return rows[0]?.n ?? 0;
}

async function usoDe(tx: Tx, depositoIds: readonly string[]): Promise<UsoDeLugar> {
  const { rows: conStock } = await sql<{ deposito: string; articulos: number }>`
    select d.nombre as deposito, count(*) as articulos
    from saldo_stock s join deposito d on d.id = s.deposito_id
    where s.deposito_id = any(${depositoIds}::uuid[]) and (s.fisico <> 0 or s.reservado <> 0)
    group by d.id, d.nombre order by d.nombre collate "es-x-icu"
  `.execute(tx);
  const { rows } = await sql<{ notas: number; ajustes: number }>`
    select (select count(*) from nota_pedido
            where deposito_id = any(${depositoIds}::uuid[]) and estado not in ('FINALIZADA', 'ANULADA')) as notas,
           (select count(*) from ajuste
            where deposito_id = any(${depositoIds}::uuid[]) and estado in ('BORRADOR', 'A_APROBAR')) as ajustes
  `.execute(tx);
  return { conStock, notasAbiertas: rows[0]?.notas ?? 0, ajustesAbiertos: rows[0]?.ajustes ?? 0 };
}
