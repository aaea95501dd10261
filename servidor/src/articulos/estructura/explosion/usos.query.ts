import type { UsoDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { textoDeTotal } from '@trastienda/nucleo/articulos/estructura/explosion.ts';
import { usosPosibles } from '@trastienda/nucleo/articulos/estructura/usos.ts';
import { sql } from 'kysely';
import { leerGrafoArriba } from '#articulos/estructura/grafo.query.ts';
import type { Db } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';

type Vigente = Pick<
  UsoDeArticulo,
  'articuloId' | 'codigo' | 'descripcion' | 'unidad' | 'estructuraId' | 'numero' | 'comoSustituto'
>;

/** Where an artículo is used by what is in force: what takes it, what takes that, and where it may stand in (EST-04). */
export async function leerUsos(db: Db, articuloId: string): Promise<UsoDeArticulo[]> {
  const existe = await db.selectFrom('articulo').select('id').where('id', '=', articuloId).executeTakeFirst();
  if (!existe) rechazar('comun.no_encontrado', { que: 'el artículo' });
  const usos = new Map(
    usosPosibles(await leerGrafoArriba(db, articuloId), articuloId).map((uso) => [uso.articuloId, uso]),
  );
  const { rows } = await sql<Vigente>`
    with sustituto as (
      select l.estructura_id from estructura_sustituto s join estructura_linea l on l.id = s.linea_id
      where s.articulo_id = ${articuloId})
    select a.id as "articuloId", a.codigo, a.descripcion, u.codigo as unidad, e.id as "estructuraId", e.numero,
           e.id in (select estructura_id from sustituto) as "comoSustituto"
    from estructura e join articulo a on a.id = e.articulo_id join unidad u on u.id = a.unidad_id
    where rige(e) and e.articulo_id = any(${[...usos.keys()]}::uuid[])
    order by a.codigo collate "C", a.id
  `.execute(db);
  return rows
    .flatMap((fila) => {
      const uso = usos.get(fila.articuloId);
      return uso ? [{ ...fila, ...uso, total: uso.total && textoDeTotal(uso.total) }] : [];
    })
    .toSorted((uno, otro) => uno.nivel - otro.nivel);
}
