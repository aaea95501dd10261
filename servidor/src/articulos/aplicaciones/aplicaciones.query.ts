import type { Aplicacion, listarVehiculos } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { sql } from 'kysely';
import { existeArticulo } from '#articulos/ficha.query.ts';
import type { Db } from '#db/db.ts';
import { paginar } from '#db/lista.ts';
import { rechazar } from '#http/regla-rota.ts';

export async function leerAplicaciones(db: Db, articuloId: string): Promise<{ filas: Aplicacion[] }> {
  if (!(await existeArticulo(db, articuloId))) rechazar('comun.no_encontrado', { que: 'el artículo' });
  const filas = await db
    .selectFrom('aplicacion as a')
    .innerJoin('vehiculo as v', 'v.id', 'a.vehiculo_id')
    .select(['a.id', 'v.marca', 'v.modelo', 'v.motor', 'a.desde', 'a.hasta', 'a.nota'])
    .where('a.articulo_id', '=', articuloId)
    .orderBy('v.palabras')
    .orderBy('a.desde', (orden) => orden.asc().nullsFirst())
    .orderBy('a.id')
    .execute();
  return { filas };
}

type PedidoDeVehiculos = ParsedOf<typeof listarVehiculos>['query'];

/** The marcas, the modelos of one or the motores of one that are in use, to write them alike and to filter by. */
export async function leerVehiculos(
  db: Db,
  { dato, marca, modelo, buscar, orden, ...consulta }: PedidoDeVehiculos,
): Promise<Lista<{ id: string; nombre: string }>> {
  const norma = sql.ref(`v.${dato}_norm`);
  const buscada = normaCodigo(buscar ?? '');
  const donde = sql.join(
    [
      sql`${norma} <> ''`,
      // A vehicle stays when the last artículo that fitted it is gone.
      sql`exists (select from aplicacion x where x.vehiculo_id = v.id)`,
      ...(buscada === '' ? [] : [sql`${norma} like ${`%${buscada}%`}`]),
      ...(marca === undefined ? [] : [sql`v.marca_norm = ${normaCodigo(marca)}`]),
      ...(modelo === undefined ? [] : [sql`v.modelo_norm = ${normaCodigo(modelo)}`]),
    ],
    sql` and `,
  );
  const nombres = sql`select ${norma} as norma, min(${sql.ref(`v.${dato}`)}) as nombre
                      from vehiculo v where ${donde} group by ${norma}`;
  const sentido = orden === '-nombre' ? sql`desc` : sql`asc`;
  return paginar({
    consulta,
    filtrado: true,
    filas: async (limit, offset) => {
      const { rows } = await sql<{ id: string; nombre: string }>`
        select nombre as id, nombre from (${nombres}) n
        order by nombre collate "es-x-icu" ${sentido}, norma limit ${limit} offset ${offset}`.execute(db);
      return rows;
    },
    contar: async () => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from (${nombres}) n`.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
}
