import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { esDescendente, type Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import {
  FILTROS_DE_FILAS,
  type FilaImportada,
  type listarFilasImportadas,
  MOTIVOS_QUE_SE_DICEN,
  type MotivosDeRechazo,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { cambiosLegibles, type Imagen } from '@trastienda/nucleo/importaciones/historia/legible.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { CODIGO, type EnSql, porColumnas, porLista, porNumero, porTexto } from '#db/filtros.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import type { RechazoDeFila } from './trabajo/mensajes.ts';

type Consulta = ParsedOf<typeof listarFilasImportadas>['query'];
type Cual = { readonly id: string; readonly entidad: Entidad };

/** What becomes, or became, of each row of a file. */
export const leerFilasImportadas = (db: Db, cual: Cual, consulta: Consulta): Promise<Lista<FilaImportada>> =>
  paginar({
    consulta,
    filtrado: [consulta.buscar, consulta.resultado, consulta.noRevertidas, consulta.filtros].some(
      (pedido) => pedido !== undefined,
    ),
    filas: (limit, offset) => leerPagina(db, cual, consulta, { limit, offset }),
    contar: (tope) => contarFilas(db, filtradas(db, cual.id, consulta), tope),
  });

function filtradas(db: Db, id: string, { buscar, filtros, resultado, noRevertidas }: Consulta) {
  let query = db.selectFrom('importacion_fila as f').where('f.importacion_id', '=', id);
  for (const condicion of deSusColumnas(id)(filtros)) query = query.where(condicion);
  if (resultado !== undefined) query = query.where('f.resultado', '=', resultado);
  if (noRevertidas !== undefined) query = query.where('f.no_revertida', 'is not', null);
  const buscado = buscar?.trim() ?? '';
  if (buscado !== '') {
    const parecido = `%${buscado.replace(/[\\%_]/g, (letra) => `\\${letra}`)}%`;
    query = query.where((f) => f.or([f('f.referencia', 'ilike', parecido), f('f.texto', 'ilike', parecido)]));
  }
  return query;
}

const deSusColumnas = (id: string) =>
  porColumnas(FILTROS_DE_FILAS, {
    fila: porNumero(sql`f.fila`),
    resultado: porLista(sql`f.resultado`),
    referencia: porTexto(sql`f.referencia`, CODIGO),
    texto: porTexto(sql`f.texto`),
    cambios: porCambio,
    motivo: porMotivo(id),
  });

/** A field is told of a row when there is something to say of it before or after. */
const porCambio: EnSql = (condicion) => {
  if (condicion.es === 'uno') {
    const alguno = condicion.valores.map(
      (campo) => sql`coalesce(f.antes ->> ${campo}, f.despues ->> ${campo}) is not null`,
    );
    return sql`(${sql.join(alguno, sql` or `)})`;
  }
  const hay = sql`(${conAlgo(sql`f.antes`)} or ${conAlgo(sql`f.despues`)})`;
  return condicion.es === 'vacio' ? sql`not ${hay}` : hay;
};

const conAlgo = (imagen: RawBuilder<unknown>) => sql`jsonb_strip_nulls(coalesce(${imagen}, '{}')) <> '{}'`;

/**
 * A reason without what it tells of its own row: codes, rows and figures, which are the words with a digit in them. Thousands of
 * codes that are another artículo's, each with the code of its owner, are one reason to look at.
 */
const SIN_PARTICULARES = sql`regexp_replace(
  r.motivo, '[^\\s:;,()«»¿?]*\\d([^\\s:;,()«»¿?]*[^\\s:;,.()«»¿?])?', '…', 'g')`;

/** Any of the reasons of a row, which may have several. They are looked for once, not row by row. */
const porMotivo =
  (id: string): EnSql =>
  (condicion) => {
    const conMotivo = (cual: RawBuilder<unknown>) =>
      sql`f.fila in (select r.fila from importacion_rechazo r where r.importacion_id = ${id} and ${cual})`;
    if ('texto' in condicion) {
      const dice = (columna: RawBuilder<unknown>) => porTexto(columna)(condicion);
      const deSuClase = condicion.es === 'igual' ? sql`or ${dice(SIN_PARTICULARES)}` : sql``;
      return sql`(${dice(sql`f.no_revertida`)} or ${conMotivo(sql`(${dice(sql`r.motivo`)} ${deSuClase})`)})`;
    }
    const hay = sql`(f.no_revertida is not null or ${conMotivo(sql`true`)})`;
    return condicion.es === 'vacio' ? sql`not ${hay}` : hay;
  };

const leerPagina = (
  db: Db,
  cual: Cual,
  consulta: Consulta,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FilaImportada[]> =>
  leer(db, cual, filtradas(db, cual.id, consulta).limit(limit).offset(offset), esDescendente(consulta.orden, 'fila'));

/** The rows of a file as its list shows them, all of them, a block at a time: each begins where the one before ended. */
export async function* todasLasFilas(db: Db, cual: Cual, consulta: Consulta): AsyncGenerator<FilaImportada> {
  const descendente = esDescendente(consulta.orden, 'fila');
  for (let ultima: number | undefined; ; ) {
    let bloque = filtradas(db, cual.id, consulta).limit(POR_BLOQUE);
    if (ultima !== undefined) bloque = bloque.where('f.fila', descendente ? '<' : '>', ultima);
    const filas = await leer(db, cual, bloque, descendente);
    yield* filas;
    ultima = filas.at(-1)?.fila;
    if (ultima === undefined || filas.length < POR_BLOQUE) return;
  }
}

const POR_BLOQUE = 1_000;

async function leer(
  db: Db,
  { id, entidad }: Cual,
  cuales: ReturnType<typeof filtradas>,
  descendente: boolean,
): Promise<FilaImportada[]> {
  const filas = await cuales
    .innerJoin('importacion as i', 'i.id', 'f.importacion_id')
    .select([
      'f.fila',
      sql<FilaImportada['resultado']>`f.resultado`.as('resultado'),
      'f.referencia',
      'f.texto',
      // A rehearsal knows the records it would change, not those it would create.
      sql<string | null>`case when i.aplicada_en is null and f.resultado = 'CREAR' then null else f.registro_id end`.as(
        'registroId',
      ),
      sql<Imagen>`f.antes`.as('antes'),
      sql<Imagen>`f.despues`.as('despues'),
      'f.no_revertida as noRevertida',
    ])
    .orderBy('f.fila', descendente ? 'desc' : 'asc')
    .execute();
  const suyos = await leerRechazosDe(
    db,
    id,
    filas.map(({ fila }) => fila),
  );
  const rechazos = Map.groupBy(suyos, ({ fila }) => fila);
  return filas.map(({ antes, despues, ...fila }) => ({
    ...fila,
    cambios: cambiosLegibles(entidad, antes, despues),
    rechazos: (rechazos.get(fila.fila) ?? []).map(({ columna, valor, motivo }) => ({ columna, valor, motivo })),
  }));
}

const leerRechazosDe = (db: Db, id: string, filas: readonly number[]) =>
  db
    .selectFrom('importacion_rechazo')
    .select(['fila', 'columna', 'valor', 'motivo'])
    .where('importacion_id', '=', id)
    .where('fila', '=', sql<number>`any(${filas}::int[])`)
    .orderBy('fila')
    .orderBy('orden')
    .execute();

/** In how many rows each reason is, from the one of most. Those that differ in what they tell of their row are one. */
export async function leerMotivos(db: Db, id: string): Promise<MotivosDeRechazo> {
  const leidos = await db
    .selectFrom('importacion_rechazo as r')
    .select([
      sql<string>`case when min(r.motivo) = max(r.motivo) then min(r.motivo) else ${SIN_PARTICULARES} end`.as('motivo'),
      sql<number>`count(distinct r.fila)::int`.as('filas'),
      sql<number>`(count(*) over ())::int`.as('cuantos'),
    ])
    .where('r.importacion_id', '=', id)
    .groupBy(SIN_PARTICULARES)
    .orderBy('filas', 'desc')
    .orderBy('motivo')
    .limit(MOTIVOS_QUE_SE_DICEN)
    .execute();
  return {
    motivos: leidos.map(({ motivo, filas }) => ({ motivo, filas })),
    otros: (leidos[0]?.cuantos ?? 0) - leidos.length,
  };
}

/** Every reason, in the order of the file. */
export async function* leerRechazos(db: Db, importacionId: string): AsyncGenerator<RechazoDeFila> {
  yield* db
    .selectFrom('importacion_rechazo')
    .select(['fila', 'columna', 'valor', 'motivo', 'referencia'])
    .where('importacion_id', '=', importacionId)
    .orderBy('fila')
    .orderBy('orden')
    .stream(1_000);
}
