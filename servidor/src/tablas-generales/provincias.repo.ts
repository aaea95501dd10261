import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import {
  FILTROS_DE_PROVINCIAS,
  type listarProvincias,
  type Provincia,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { CODIGO, porColumnas, porNumero, porTexto } from '#db/filtros.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import { conPalabras, enEspanol } from './texto.sql.ts';

type Consulta = ParsedOf<typeof listarProvincias>['query'];

export const leerProvincias = (db: Db, consulta: Consulta): Promise<Lista<Provincia>> =>
  paginar({
    consulta,
    filtrado: consulta.buscar !== undefined || consulta.filtros !== undefined,
    filas: (limit, offset) => provincias(db, consulta).limit(limit).offset(offset).execute(),
    contar: (tope) => contarFilas(db, provincias(db, consulta), tope),
  });

export const todasLasProvincias = (db: Db, consulta: Consulta): AsyncIterable<Provincia> =>
  provincias(db, consulta).stream();

const LOCALIDADES = sql<number>`(select count(*) from localidad l where l.provincia_id = p.id and l.activa)`;

const deSusColumnas = porColumnas(FILTROS_DE_PROVINCIAS, {
  nombre: porTexto(sql`p.nombre`),
  iso: porTexto(sql`p.iso`, CODIGO),
  arca: porNumero(sql`p.arca`),
  iibb: porNumero(sql`p.iibb`),
  indec: porTexto(sql`p.indec`, CODIGO),
  localidades: porNumero(LOCALIDADES),
});

function provincias(db: Db, { buscar, filtros, orden }: Consulta) {
  return db
    .selectFrom('provincia as p')
    .select(['p.id', 'p.iso', 'p.nombre', 'p.arca', 'p.iibb', 'p.indec', LOCALIDADES.as('localidades')])
    .where(conPalabras(sql`norma_palabras(p.nombre || ' ' || p.iso)`, buscar))
    .where((donde) => donde.and(deSusColumnas(filtros)))
    .orderBy(enOrden(orden, ORDEN));
}

const ORDEN = {
  omision: 'nombre',
  columnas: {
    iso: sql`p.iso`,
    nombre: enEspanol('p.nombre'),
    arca: sql`p.arca`,
    iibb: sql`p.iibb`,
    indec: sql`p.indec`,
    localidades: sql.ref('localidades'),
  },
  conNada: ['arca', 'iibb', 'indec'],
  iguales: sql`p.iso`,
} as const;

/** The ids of the 24 provinces by ISO code, for files that name them. */
export async function provinciasPorIso(db: Db): Promise<ReadonlyMap<string, string>> {
  const filas = await db.selectFrom('provincia').select(['iso', 'id']).execute();
  return new Map(filas.map(({ iso, id }) => [iso, id]));
}
