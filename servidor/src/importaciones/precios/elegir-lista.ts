import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import type { Db, Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';

/** The active lista of prices with that name. */
export async function elegirLista(
  db: Db | Tx,
  nombre: string,
): Promise<{ readonly id: string; readonly nombre: string }> {
  const listas = await db
    .selectFrom('lista_precio')
    .select(['id', 'nombre'])
    .where('activa', '=', true)
    .orderBy('orden')
    .orderBy('id')
    .execute();
  const norma = normaCodigo(nombre);
  const lista = listas.find((una) => normaCodigo(una.nombre) === norma);
  return lista ?? rechazar('importaciones.lista_desconocida', { nombre, conocidas: listas.map((una) => una.nombre) });
}
