import type { Impresion, listarImpresiones, QueDicen } from '@trastienda/nucleo/articulos/contrato.ts';
import type { FormatoDeEtiqueta } from '@trastienda/nucleo/articulos/etiquetas/formato.ts';
import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { esDescendente, type Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { paginar } from '#db/lista.ts';

const leer = async (db: Db | Tx, resto: RawBuilder<unknown>): Promise<Impresion[]> => {
  const { rows } = await sql<Impresion>`
    select i.id, i.origen, i.formato, cardinality(i.articulos) as articulos, i.etiquetas, i.creada_en as "creadaEn",
           u.nombre as "creadaPor"
    from impresion_etiqueta i join usuario u on u.id = i.creada_por ${resto}`.execute(db);
  return rows;
};

/** What was printed, the last first. */
export const leerImpresiones = (
  db: Db,
  consulta: ParsedOf<typeof listarImpresiones>['query'],
): Promise<Lista<Impresion>> => {
  const { buscar = '' } = consulta;
  const sentido = esDescendente(consulta.orden, '-creada') ? sql`desc` : sql`asc`;
  const donde = sql`where ${buscar} = '' or norma_palabras(i.origen) like '%' || norma_palabras(${buscar}) || '%'`;
  return paginar({
    consulta,
    filtrado: buscar !== '',
    filas: (limit, offset) =>
      leer(db, sql`${donde} order by i.creada_en ${sentido}, i.id ${sentido} limit ${limit} offset ${offset}`),
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from (select from impresion_etiqueta i ${donde} limit ${tope ?? null}) x`.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
};

export async function leerImpresion(db: Db | Tx, id: string): Promise<Impresion | undefined> {
  return (await leer(db, sql`where i.id = ${id}`))[0];
}

type ImpresionGuardada = {
  readonly formato: FormatoDeEtiqueta;
  readonly dicen: QueDicen;
  readonly desde: number;
  readonly listaId: string;
  readonly articulos: readonly string[];
  readonly copias: readonly number[];
  readonly etiquetas: number;
};

/** All that is needed to draw it again. */
export async function leerImpresionGuardada(db: Db, id: string): Promise<ImpresionGuardada | undefined> {
  const { rows } = await sql<ImpresionGuardada>`
    select formato, dicen, desde, lista_id as "listaId", articulos, copias, etiquetas
    from impresion_etiqueta where id = ${id}`.execute(db);
  return rows[0];
}
