import type { Lugares } from '@trastienda/nucleo/stock/movimiento.ts';
import type { ClaseVirtual } from '@trastienda/nucleo/tablas-generales/deposito.ts';
import type { Db, Tx } from '#db/db.ts';

/** One reading per transaction (or pool) is enough: virtual depósitos come with the database and are never removed. */
const leidos = new WeakMap<object, Promise<ReadonlyMap<ClaseVirtual, string>>>();

/** The ids of the virtual depósitos, by what they stand for. */
export function depositosVirtuales(db: Db | Tx): Promise<ReadonlyMap<ClaseVirtual, string>> {
  const previo = leidos.get(db);
  if (previo) return previo;
  const lectura = leer(db);
  leidos.set(db, lectura);
  lectura.catch(() => leidos.delete(db));
  return lectura;
}

async function leer(db: Db | Tx): Promise<ReadonlyMap<ClaseVirtual, string>> {
  const filas = await db.selectFrom('deposito').select(['id', 'clase']).where('virtual', '=', true).execute();
  return new Map(filas.map(({ id, clase }) => [clase as ClaseVirtual, id]));
}

export async function leerLugares(tx: Tx): Promise<Lugares> {
  const virtuales = new Set((await depositosVirtuales(tx)).values());
  return { esVirtual: (depositoId) => virtuales.has(depositoId) };
}
