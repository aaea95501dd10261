import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { datosInvalidos } from '#http/regla-rota.ts';

// Listas de precios belong to another room; here they are only named.

type ListaParaElegir = { readonly id: string; readonly nombre: string; readonly omision: boolean };

export async function leerListasParaElegir(db: Db): Promise<{ filas: ListaParaElegir[] }> {
  const { rows: filas } = await sql<ListaParaElegir>`
    select id, nombre, omision from lista_precio where activa order by omision desc, orden, id`.execute(db);
  return { filas };
}

/** A lista that is given has to be there and be active, and stays so until the command ends. */
export async function exigirListaActiva(tx: Tx, id: string | null | undefined): Promise<void> {
  if (id == null) return;
  const { rows } = await sql<{ nombre: string; activa: boolean }>`
    select nombre, activa from lista_precio where id = ${id} for share`.execute(tx);
  const [lista] = rows;
  if (!lista) datosInvalidos([{ path: ['listaId'], message: 'Esa lista de precios no existe.' }]);
  else if (!lista.activa) datosInvalidos([{ path: ['listaId'], message: `La lista ${lista.nombre} está inactiva.` }]);
}
