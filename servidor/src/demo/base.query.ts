import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';

export const ACCION = 'demo.cargar';
const CERROJO = 7_264_213;

/** One load at a time: a second one is told instead of waiting. */
export async function tomarTurno(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ mio: boolean }>`select pg_try_advisory_xact_lock(${CERROJO}) as mio`.execute(tx);
  return rows[0]?.mio ?? false;
}

/** Whether the demonstration company was loaded here. The trail of commands keeps it, and nothing erases that. */
export async function hayDemo(db: Db | Tx): Promise<boolean> {
  const { rows } = await sql<{ hay: boolean }>`
    select exists (select from auditoria where accion = ${ACCION}) as hay
  `.execute(db);
  return rows[0]?.hay ?? false;
}

/**
 * What business data there is, by its name and in the order people would say it; nothing on a new database. Users, roles
 * and localidades are not business data: they may be there before.
 */
export async function datosQueHay(db: Db | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ que: string; hay: boolean }>`
    select que, hay from (values
      (1, 'artículos', exists (select from articulo)),
      (2, 'clientes', exists (select from cliente where not consumidor_final)),
      (3, 'notas de pedido', exists (select from nota_pedido)),
      (4, 'movimientos de stock', exists (select from movimiento_stock)),
      (5, 'ajustes', exists (select from ajuste)),
      (6, 'una clasificación', (select count(*) from rubro) > 1 or (select count(*) from familia) > 1
                               or (select count(*) from subfamilia) > 1),
      (7, 'sucursales', (select count(*) from sucursal) > 1),
      (8, 'depósitos', (select count(*) from deposito where not virtual) > 1),
      (9, 'marcas', exists (select from marca))
    ) as d (orden, que, hay)
    where hay order by orden
  `.execute(db);
  return rows.map(({ que }) => que);
}
