import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { type Lista, leerOrden } from '@trastienda/nucleo/comun/paginacion.ts';
import type { FilaImportada, listarFilasImportadas } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades.ts';
import { cambiosLegibles, type Imagen } from '@trastienda/nucleo/importaciones/legible.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import type { RechazoDeFila } from './mensajes.ts';

type Consulta = ParsedOf<typeof listarFilasImportadas>['query'];
type Cual = { readonly id: string; readonly entidad: Entidad };

/** What becomes, or became, of each row of a file. */
export const leerFilasImportadas = (db: Db, cual: Cual, consulta: Consulta): Promise<Lista<FilaImportada>> =>
  paginar({
    consulta,
    filtrado: consulta.buscar !== undefined || consulta.resultado !== undefined || consulta.noRevertidas !== undefined,
    filas: (limit, offset) => leerPagina(db, cual, consulta, { limit, offset }),
    contar: (tope) => contarFilas(db, filtradas(db, cual.id, consulta), tope),
  });

function filtradas(db: Db, id: string, { buscar, resultado, noRevertidas }: Consulta) {
  let query = db.selectFrom('importacion_fila as f').where('f.importacion_id', '=', id);
  if (resultado !== undefined) query = query.where('f.resultado', '=', resultado);
  if (noRevertidas !== undefined) query = query.where('f.no_revertida', 'is not', null);
  const buscado = buscar?.trim() ?? '';
  if (buscado !== '') {
    const parecido = `%${buscado.replace(/[\\%_]/g, (letra) => `\\${letra}`)}%`;
    query = query.where((f) => f.or([f('f.referencia', 'ilike', parecido), f('f.texto', 'ilike', parecido)]));
  }
  return query;
}

async function leerPagina(
  db: Db,
  { id, entidad }: Cual,
  consulta: Consulta,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FilaImportada[]> {
  const { descendente } = leerOrden(consulta.orden, 'fila');
  const filas = await filtradas(db, id, consulta)
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
    .limit(limit)
    .offset(offset)
    .execute();
  const rechazos = Map.groupBy(
    await leerRechazosDe(
      db,
      id,
      filas.map(({ fila }) => fila),
    ),
    ({ fila }) => fila,
  );
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
