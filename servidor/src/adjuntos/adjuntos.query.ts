import type { Adjunto, AdjuntoQuitado } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { restaurableDesde, restaurableHasta } from '@trastienda/nucleo/adjuntos/limites.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { columnaDe, type Dueno } from './duenos.ts';

const COLUMNAS = sql`
  x.id, x.version, x.clase, x.nombre, x.texto_alternativo as "textoAlternativo", x.bytes, x.ancho, x.alto, x.huella,
  x.creado_en as "creadoEn", (select u.nombre from usuario u where u.id = x.creado_por) as "creadoPor"`;

/** The condition that a row `x` is of that owner. */
export const esDe = ({ tipo, id }: Dueno): RawBuilder<boolean> => sql<boolean>`${columnaDe(tipo)} = ${id}`;

/** All that an owner has, in order, pictures first. */
export async function leerAdjuntos(db: Db | Tx, dueno: Dueno): Promise<Adjunto[]> {
  const { rows } = await sql<Adjunto>`
    select ${COLUMNAS} from adjunto x where ${esDe(dueno)} and x.quitado_en is null
    order by x.clase desc, x.orden, x.id
  `.execute(db);
  return rows;
}

/** What was taken away of an owner and may still come back, the last one first. */
export async function leerQuitados(db: Db, dueno: Dueno, ahora: Date): Promise<AdjuntoQuitado[]> {
  const { rows } = await sql<Omit<AdjuntoQuitado, 'hasta'>>`
    select x.id, x.clase, x.nombre, x.texto_alternativo as "textoAlternativo", x.quitado_en as "quitadoEn",
      (select u.nombre from usuario u where u.id = x.quitado_por) as "quitadoPor"
    from adjunto x where ${esDe(dueno)} and x.quitado_en >= ${restaurableDesde(ahora)}
    order by x.quitado_en desc, x.id
  `.execute(db);
  return rows.map((fila) => ({ ...fila, hasta: restaurableHasta(fila.quitadoEn) }));
}

export async function leerAdjunto(db: Db | Tx, id: string): Promise<Adjunto | undefined> {
  const { rows } = await sql<Adjunto>`select ${COLUMNAS} from adjunto x where x.id = ${id}`.execute(db);
  return rows[0];
}

/** What is needed to hand a file out. */
export type ParaEnviar = Pick<Adjunto, 'id' | 'clase' | 'nombre' | 'huella'> & {
  readonly guardado: string;
  readonly tipo: string;
};

/** One of an owner's, or its first picture without an id; undefined when it is not there or was taken away. */
export async function leerParaEnviar(db: Db, dueno: Dueno, id?: string): Promise<ParaEnviar | undefined> {
  const { rows } = await sql<ParaEnviar>`
    select x.id, x.clase, x.nombre, x.huella, x.guardado, x.tipo from adjunto x
    where ${esDe(dueno)} and x.quitado_en is null and ${id === undefined ? sql`x.clase = 'IMAGEN'` : sql`x.id = ${id}`}
    order by x.orden, x.id limit 1
  `.execute(db);
  return rows[0];
}

/** Where the principal picture of each of those owners is kept; those without one are left out. */
export async function leerPrincipales(
  db: Db,
  tipo: Dueno['tipo'],
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly guardado: string }[]> {
  const { rows } = await sql<{ id: string; guardado: string }>`
    select distinct on (${columnaDe(tipo)}) ${columnaDe(tipo)} as id, x.guardado from adjunto x
    where ${columnaDe(tipo)} = any(${ids}::uuid[]) and x.clase = 'IMAGEN' and x.quitado_en is null
    order by ${columnaDe(tipo)}, x.orden, x.id`.execute(db);
  return rows;
}

/**
 * The huella of the principal picture of an artículo or a sucursal, or `que` of its row `x`, to be read among the columns of
 * another query; null without one. `id` is the column that says whose.
 */
export const deLaPrincipal = (
  tipo: Dueno['tipo'],
  id: RawBuilder<unknown>,
  que: RawBuilder<string> = sql<string>`x.huella`,
): RawBuilder<string | null> => sql<string | null>`(
  select ${que} from adjunto x
  where ${columnaDe(tipo)} = ${id} and x.clase = 'IMAGEN' and x.quitado_en is null
  order by x.orden, x.id limit 1)`;
