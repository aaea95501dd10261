import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { finDelDia, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import {
  type CamposDeFiltro,
  type Condicion,
  leerFiltros,
  type ModoDeTexto,
} from '@trastienda/nucleo/comun/filtros.ts';
import { FORMA_DE_ID } from '@trastienda/nucleo/comun/identificador.ts';
import { normaCodigo, normaPalabras } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What a filter asks of one column, as a condition of the query. */
export type EnSql = (condicion: Condicion) => RawBuilder<unknown>;

const SIEMPRE = sql`true`;

/**
 * What the filters of a list ask, each as a condition of its query (TD-07). `campos` are those of its contract, which let the
 * text in; each of them has its column here, and one of a kind (`stock-*`) reads in the condition which of them it is.
 */
export const porColumnas =
  <Campos extends CamposDeFiltro>(campos: Campos, columnas: Readonly<Record<keyof Campos, EnSql>>) =>
  (filtros: string | undefined): RawBuilder<SqlBool>[] =>
    leerCondiciones(filtros, campos).map((condicion) => {
      const columna = columnas[condicion.campo] ?? columnas[`${condicion.campo.split('-')[0]}-*`];
      return sql<SqlBool>`(${definido(columna, `the column ${condicion.campo}`)(condicion)})`;
    });

/** The conditions of a text that the contract let in. */
export const leerCondiciones = (filtros: string | undefined, campos: CamposDeFiltro): readonly Condicion[] =>
  definido(leerFiltros(filtros, campos) ?? undefined, 'the contract let these filters in');

type Norma = {
  readonly norma: (texto: string) => string;
  readonly enSql: (columna: RawBuilder<unknown>) => RawBuilder<unknown>;
};

/** Words, without case, accents nor signs. */
export const PALABRAS: Norma = { norma: normaPalabras, enSql: (columna) => sql`norma_palabras(${columna})` };
/** What is typed with its signs or without them: documents, telephones, codes. */
export const CODIGO: Norma = { norma: normaCodigo, enSql: (columna) => sql`norma_codigo(${columna})` };
/** The same of a column that keeps it in its normal form, which is then not worked out for every row. */
export const CODIGO_NORMAL: Norma = { norma: normaCodigo, enSql: (columna) => columna };

/**
 * A text in its normal form; an empty one is nothing. `enBusqueda` is a column whose index finds what contains a text and which
 * holds this one in normal form, among others.
 */
export const porTexto =
  (columna: RawBuilder<unknown>, { norma, enSql }: Norma = PALABRAS, enBusqueda?: RawBuilder<unknown>): EnSql =>
  (condicion) => {
    if (!('texto' in condicion)) {
      const sinNada = sql`coalesce(${columna}, '') = ''`;
      return condicion.es === 'vacio' ? sinNada : sql`not ${sinNada}`;
    }
    const buscado = norma(condicion.texto);
    const cumple = sql`${enSql(columna)} like ${patron(condicion.es, buscado)}`;
    return enBusqueda === undefined ? cumple : sql`(${enBusqueda} like ${`%${buscado}%`} and ${cumple})`;
  };

/** The name of who or what an id points at, as a text. Few are named so: theirs are looked for, and not each one's. */
export const porNombre =
  (id: RawBuilder<unknown>, de: 'usuario' | 'deposito' | 'marca' | 'motivo'): EnSql =>
  (condicion) =>
    'texto' in condicion
      ? sql`${id} in (select z.id from ${sql.table(de)} z where ${porTexto(sql`z.nombre`)(condicion)})`
      : segunVacio(id, condicion);

/** No normal form holds a sign. */
const DE_NADA = '-';

/** The pattern of a text in normal form, which has nothing to escape. Signs alone have none, and are found nowhere. */
export function patron(es: ModoDeTexto, norma: string): string {
  if (norma === '') return DE_NADA;
  if (es === 'igual') return norma;
  return es === 'empieza' ? `${norma}%` : `%${norma}%`;
}

/** A number, both ends in it. */
export const porNumero =
  (columna: RawBuilder<unknown>): EnSql =>
  (condicion) =>
    condicion.es === 'entre' ? entre(columna, condicion) : segunVacio(columna, condicion);

/**
 * A sum, of which most rows have nothing, which is zero: a range with zero in it holds those that are not among the ones outside
 * of it. `conSuma` gives the ids whose sum meets a condition.
 */
export function porSuma(
  id: RawBuilder<unknown>,
  suma: RawBuilder<unknown>,
  conSuma: (cumple: RawBuilder<unknown>) => RawBuilder<unknown>,
): EnSql {
  return (condicion) => {
    if (condicion.es !== 'entre') return condicion.es === 'vacio' ? sql`false` : SIEMPRE;
    const { desde = '0', hasta = '0' } = condicion;
    const rango = entre(suma, condicion);
    const conCero = Number(desde) <= 0 && Number(hasta) >= 0;
    return conCero ? sql`${id} not in ${conSuma(sql`not ${rango}`)}` : sql`${id} in ${conSuma(rango)}`;
  };
}

/** An instant, by the days in Argentina. */
export const porFecha =
  (columna: RawBuilder<unknown>): EnSql =>
  (condicion) => {
    if (condicion.es !== 'entre') return segunVacio(columna, condicion);
    const { desde, hasta } = condicion;
    return y([
      desde !== undefined && sql`${columna} >= ${inicioDelDia(desde)}`,
      hasta !== undefined && sql`${columna} < ${finDelDia(hasta)}`,
    ]);
  };

/** One of some values, which are ids or words of the contract. */
export const porLista =
  (columna: RawBuilder<unknown>): EnSql =>
  (condicion) =>
    condicion.es === 'uno'
      ? // As text: a value that is no id is one that nobody has.
        sql`${columna}::text = any(${condicion.valores}::text[])`
      : segunVacio(columna, condicion);

/** The same for a column of ids, in a way that its index answers. */
export const porIds =
  (columna: RawBuilder<unknown>): EnSql =>
  (condicion) =>
    condicion.es === 'uno'
      ? sql`${columna} = any(${idsEntre(condicion.valores)}::uuid[])`
      : segunVacio(columna, condicion);

/** One of some things that hold or not of a row, each with its condition; nothing is that none of them does. */
export const porAlguna =
  (condiciones: Readonly<Partial<Record<string, RawBuilder<unknown>>>>): EnSql =>
  (condicion) => {
    const alguna = (cuales: readonly string[]) =>
      sql`(${sql.join([sql`false`, ...cuales.flatMap((cual) => condiciones[cual] ?? [])], sql` or `)})`;
    if (condicion.es === 'uno') return alguna(condicion.valores);
    const hay = alguna(Object.keys(condiciones));
    return condicion.es === 'vacio' ? sql`not ${hay}` : hay;
  };

const ID = new RegExp(`^${FORMA_DE_ID}$`, 'i');

/** Those of some values that are ids: of the others nobody has any. */
export const idsEntre = (valores: readonly string[]): readonly string[] => valores.filter((valor) => ID.test(valor));

const entre = (columna: RawBuilder<unknown>, { desde, hasta }: Extract<Condicion, { es: 'entre' }>) =>
  y([
    desde !== undefined && sql`${columna} >= ${desde}::numeric`,
    hasta !== undefined && sql`${columna} <= ${hasta}::numeric`,
  ]);

const segunVacio = (columna: RawBuilder<unknown>, { es }: Condicion): RawBuilder<unknown> => {
  if (es === 'vacio') return sql`${columna} is null`;
  return es === 'lleno' ? sql`${columna} is not null` : SIEMPRE;
};

const y = (partes: readonly (RawBuilder<unknown> | false)[]): RawBuilder<unknown> => {
  const puestas = partes.filter((parte) => parte !== false);
  return puestas.length === 0 ? SIEMPRE : sql`(${sql.join(puestas, sql` and `)})`;
};
