import type { Lugares } from '@trastienda/nucleo/stock/movimiento.ts';
import type { ClaseVirtual } from '@trastienda/nucleo/tablas-generales/deposito.ts';
import type { Db, Tx } from '#db/db.ts';
import { baseDe } from '#db/transaccion.ts';

/** One reading per database is enough: virtual depósitos come with it and are never removed. */
const leidos = new WeakMap<object, Promise<ReadonlyMap<ClaseVirtual, string>>>();

/** The ids of the virtual depósitos, by what they stand for. */
export function depositosVirtuales(db: Db | Tx): Promise<ReadonlyMap<ClaseVirtual, string>> {
  const base = baseDe(db);
  const previo = leidos.get(base);
  if (previo) return previo;
  const lectura = leer(db);
  leidos.set(base, lectura);
  lectura.catch(() => leidos.delete(base));
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
