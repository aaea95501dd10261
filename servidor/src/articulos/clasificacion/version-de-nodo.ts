import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { exigirVersion } from '#http/version.ts';
import type { UltimoAutor } from '#plataforma/auditoria.ts';

type Nodo = { readonly id: string; readonly version: number };

/** Refuses to change a node that is held and that somebody changed since it was read. */
export const exigirVersionDeNodo = (tx: Tx, nivel: Nivel, { id, version }: Nodo, pedida: number): Promise<void> =>
  exigirVersion({ tx, entidad: nivel, id, actual: version, pedida, ultimo: () => leerUltimoAutor(tx, nivel, id) });

/** A batch that takes a node along leaves no line in its trail: it is in that of the node that was merged. */
async function leerUltimoAutor(tx: Tx, nivel: Nivel, id: string): Promise<UltimoAutor | undefined> {
  const { rows } = await sql<UltimoAutor>`
    select x.quien, x.en from (
      (select a.quien, a.en from auditoria a where a.entidad = ${nivel} and a.entidad_id = ${id} order by a.id desc limit 1)
      union all
      (select u.nombre, t.en from lote_clasificacion_nodo n
       join lote_clasificacion t on t.id = n.lote_id join usuario u on u.id = t.usuario_id
       where n.nodo_id = ${id} order by t.en desc limit 1)) x
    order by x.en desc limit 1
  `.execute(tx);
  return rows[0];
}
