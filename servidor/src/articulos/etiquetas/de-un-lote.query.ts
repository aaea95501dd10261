import { ConsultaDeEtiquetas, FILTROS_DE_ETIQUETAS, type QueEtiquetas } from '@trastienda/nucleo/articulos/contrato.ts';
import { escribirEntero } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { conCondicion } from '@trastienda/nucleo/comun/filtros.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Lista } from '#articulos/precios/listas/una-lista.query.ts';
import { leerArticulosDelLote } from '#articulos/precios/lotes/etiquetas.query.ts';
import { exigirLote } from '#articulos/precios/lotes/exigir-lote.ts';
import { exigirLista } from '#articulos/tabla/lista.query.ts';
import type { Db, Tx } from '#db/db.ts';
import { leerCondiciones, porIds } from '#db/filtros.ts';
import type { Consulta } from '#http/contexto.ts';
import { datosInvalidos } from '#http/regla-rota.ts';
import { leerFiltroDeTabla } from './filtro-de-tabla.ts';

type Mundo = Pick<Consulta, 'db' | 'usuario' | 'ahora'> & { readonly listaId: string };

/**
 * The lista whose prices the labels say: the one asked for, the one that the table looks at, that of the batch, or the default one.
 * Of a batch of several listas somebody has to say which, for a label says one price.
 */
export async function exigirListaDeEtiquetas(db: Db | Tx, que: QueEtiquetas): Promise<Lista> {
  if (que.listaId !== undefined) return exigirLista(db, que.listaId);
  if (que.loteId === undefined) return exigirLista(db, que.filtro ? leerFiltroDeTabla(que.filtro).listaId : undefined);
  await exigirLote(db, que.loteId);
  const { rows } = await sql<{ id: string }>`
    select lista_id as id from lote_precio_lista
    where lote_id = ${que.loteId} and ${deLasPedidas(leerFiltro(que.filtro).filtros)} limit 2`.execute(db);
  const [unica, otra] = rows;
  if (!unica || otra) return datosInvalidos([{ path: ['listaId'], message: 'Elegí una lista.' }]);
  return exigirLista(db, unica.id);
}

/** What a batch changed of what a sucursal has and its table of labels shows, in its order; no more than `tope`. */
export async function elegirDelLote(mundo: Mundo, que: QueEtiquetas & { readonly loteId: string }, tope: number) {
  const { loteId, sucursalId } = que;
  if (sucursalId === undefined) return datosInvalidos([{ path: ['sucursalId'], message: 'Elegí una sucursal.' }]);
  const numero = await exigirLote(mundo.db, loteId);
  const { filtros, ...filtro } = leerFiltro(que.filtro);
  const listaIds = await listasQueCuentan(mundo, loteId);
  // Which lista the labels say was settled: the column of the table asks no more of it.
  const sinLista = conCondicion(filtros, 'lista', undefined);
  const ids = await leerArticulosDelLote(mundo, loteId, { ...filtro, filtros: sinLista, sucursalId, listaIds }, tope);
  return { origen: `Lote de precios ${escribirEntero(numero)}`, ids };
}

const DeLaTabla = ConsultaDeEtiquetas.pick({ buscar: true, filtros: true, orden: true });

/** The address of the table of labels of a batch, as text. */
function leerFiltro(filtro = '') {
  const leido = DeLaTabla.safeParse(Object.fromEntries(new URLSearchParams(filtro)));
  if (leido.success) return leido.data;
  return datosInvalidos([{ path: ['filtro'], message: 'No es un filtro de la tabla de etiquetas.' }]);
}

/** What the column of the table asks of the lista. */
function deLasPedidas(filtros: string | undefined): RawBuilder<unknown> {
  const condicion = leerCondiciones(filtros, FILTROS_DE_ETIQUETAS).find(({ campo }) => campo === 'lista');
  return condicion === undefined ? sql`true` : porIds(sql`lista_id`)(condicion);
}

/**
 * Whose lines move the price that the labels say: those of its lista, and of those it derives from. Without any in the batch,
 * undefined: those of all.
 */
async function listasQueCuentan({ db, listaId }: Mundo, loteId: string): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ id: string }>`
    with recursive cadena as (
      select id, lista_base_id from lista_precio where id = ${listaId}
      union
      select b.id, b.lista_base_id from cadena c join lista_precio b on b.id = c.lista_base_id)
    select c.id from cadena c join lote_precio_lista x on x.lista_id = c.id where x.lote_id = ${loteId}`.execute(db);
  return rows.length === 0 ? undefined : rows.map(({ id }) => id);
}
