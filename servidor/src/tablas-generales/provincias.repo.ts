import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { type Lista, leerOrden } from '@trastienda/nucleo/comun/paginacion.ts';
import type { listarProvincias, Provincia } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import { conPalabras, enEspanol } from './texto.sql.ts';

type Consulta = ParsedOf<typeof listarProvincias>['query'];

export const leerProvincias = (db: Db, consulta: Consulta): Promise<Lista<Provincia>> =>
  paginar({
    consulta,
    filtrado: consulta.buscar !== undefined,
    filas: (limit, offset) => provincias(db, consulta).limit(limit).offset(offset).execute(),
    contar: (tope) => contarFilas(db, provincias(db, consulta), tope),
  });

export const todasLasProvincias = (db: Db, consulta: Consulta): AsyncIterable<Provincia> =>
  provincias(db, consulta).stream();

function provincias(db: Db, { buscar, orden }: Consulta) {
  const { campo, descendente } = leerOrden(orden, 'nombre');
  return db
    .selectFrom('provincia as p')
    .select((p) => [
      'p.id',
      'p.iso',
      'p.nombre',
      'p.arca',
      'p.iibb',
      'p.indec',
      p
        .selectFrom('localidad as l')
        .whereRef('l.provincia_id', '=', 'p.id')
        .where('l.activa', '=', true)
        .select(sql<number>`count(*)`.as('n'))
        .as('localidades'),
    ])
    .$narrowType<{ localidades: number }>()
    .where(conPalabras(sql`norma_palabras(p.nombre || ' ' || p.iso)`, buscar))
    .orderBy(campo === 'nombre' ? enEspanol('p.nombre') : sql.ref(campo), descendente ? 'desc' : 'asc')
    .orderBy('p.iso');
}

/** The ids of the 24 provinces by ISO code, for files that name them. */
export async function provinciasPorIso(db: Db): Promise<ReadonlyMap<string, string>> {
  const filas = await db.selectFrom('provincia').select(['iso', 'id']).execute();
  return new Map(filas.map(({ iso, id }) => [iso, id]));
}
