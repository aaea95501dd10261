import type { LineaDeVenta } from '@trastienda/nucleo/importaciones/entidades/venta.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/** Which part of a long answer: the rows after `desde`, so many at most. */
export type Parte = { readonly desde: number; readonly cuantas: number };

export type Repetida = { readonly fila: number; readonly nombre: string; readonly primera: number };

/** Staged localidades that repeat an earlier row of the same file (`acordado` 1). */
export async function localidadesRepetidas(
  tx: Tx,
  importacionId: string,
  { desde, cuantas }: Parte,
): Promise<Repetida[]> {
  const { rows } = await sql<Repetida>`
    select fila, nombre, primera
      from (select fila, nombre, min(fila) over (
                     partition by provincia_iso, nombre_norm, partido_norm, coalesce(codigo_postal, '')) as primera
              from importacion_localidad where importacion_id = ${importacionId}) as s
     where fila > primera and fila > ${desde} order by fila limit ${cuantas}
  `.execute(tx);
  return rows;
}

/** Some staged localidades after a row, in the order of the file. */
export async function localidadesPreparadas(tx: Tx, importacionId: string, { desde, cuantas }: Parte) {
  return tx
    .selectFrom('importacion_localidad as s')
    .innerJoin('provincia as p', 'p.iso', 's.provincia_iso')
    .select([
      's.fila',
      'p.id as provinciaId',
      's.nombre',
      's.partido',
      's.codigo_postal as codigoPostal',
      's.latitud',
      's.longitud',
    ])
    .where('s.importacion_id', '=', importacionId)
    .where('s.fila', '>', desde)
    .orderBy('s.fila')
    .limit(cuantas)
    .execute();
}

/** Comprobantes of the staging that were taken before, by this file or another. */
export async function comprobantesConocidos(tx: Tx, importacionId: string): Promise<string[]> {
  const { rows } = await sql<{ comprobante: string }>`
    select s.comprobante
      from (select distinct comprobante from importacion_venta where importacion_id = ${importacionId}) as s
     where exists (select from nota_pedido n where n.comprobante_externo = s.comprobante)
        or exists (select from devolucion d where d.comprobante_externo = s.comprobante)
  `.execute(tx);
  return rows.map(({ comprobante }) => comprobante);
}

/** Comprobantes that lost every line, in the order of the file. */
export async function comprobantesSinRenglones(tx: Tx, importacionId: string): Promise<string[]> {
  const { rows } = await sql<{ referencia: string }>`
    select referencia from importacion_rechazo r
     where importacion_id = ${importacionId} and referencia <> ''
       and not exists (select from importacion_venta v
                        where v.importacion_id = r.importacion_id and v.comprobante = r.referencia)
     group by referencia order by min(fila)
  `.execute(tx);
  return rows.map(({ referencia }) => referencia);
}

/** The staged comprobantes, earliest first. */
export async function comprobantesEnOrden(tx: Tx, importacionId: string): Promise<{ numero: string; fecha: string }[]> {
  return tx
    .selectFrom('importacion_venta')
    .select(({ fn }) => ['comprobante as numero', fn.min('fecha').as('fecha')])
    .where('importacion_id', '=', importacionId)
    .groupBy('comprobante')
    .orderBy('fecha')
    .orderBy(({ fn }) => fn.min('fila'))
    .execute();
}

const COLUMNAS = [
  'fila',
  'comprobante',
  'devolucion',
  'codigo',
  'codigo_norm as codigoNorm',
  'servicio',
  'descripcion',
  'cantidad',
  'fecha',
  'precio',
  'cliente',
  'pais',
] as const;

/** The staged lines of some comprobantes. */
export async function lineasDe(
  tx: Tx,
  importacionId: string,
  comprobantes: readonly string[],
): Promise<LineaDeVenta[]> {
  return tx
    .selectFrom('importacion_venta')
    .select(COLUMNAS)
    .where('importacion_id', '=', importacionId)
    .where('comprobante', '=', sql<string>`any(${comprobantes}::text[])`)
    .orderBy('fila')
    .execute();
}

/** All staged lines, in the order of the file. */
export const todasLasLineas = (tx: Tx, importacionId: string): AsyncIterableIterator<LineaDeVenta> =>
  tx
    .selectFrom('importacion_venta')
    .select(COLUMNAS)
    .where('importacion_id', '=', importacionId)
    .orderBy('fila')
    .stream(1_000);

export type EnDuda = Pick<LineaDeVenta, 'fila' | 'comprobante' | 'codigo' | 'codigoNorm' | 'cantidad'>;

/** Staged lines whose quantity has decimals, or whose code is one of these. */
export async function lineasEnDuda(
  tx: Tx,
  importacionId: string,
  normas: readonly string[],
  { desde, cuantas }: Parte,
): Promise<EnDuda[]> {
  const { rows } = await sql<EnDuda>`
    select fila, comprobante, codigo, codigo_norm as "codigoNorm", cantidad from importacion_venta
     where importacion_id = ${importacionId} and (cantidad <> trunc(cantidad) or codigo_norm = any(${normas}::text[]))
       and fila > ${desde} order by fila limit ${cuantas}
  `.execute(tx);
  return rows;
}

type Ajena = {
  readonly fila: number;
  readonly comprobante: string;
  readonly cliente: string;
  readonly primero: string;
};

/** Staged lines that name another customer than the first one of their comprobante. */
export async function lineasDeOtroCliente(tx: Tx, importacionId: string, { desde, cuantas }: Parte): Promise<Ajena[]> {
  const { rows } = await sql<Ajena>`
    select fila, comprobante, cliente, primero
      from (select fila, comprobante, cliente, first_value(cliente) over (partition by comprobante order by fila) as primero
              from importacion_venta where importacion_id = ${importacionId} and cliente is not null) as s
     where cliente <> primero and fila > ${desde} order by fila limit ${cuantas}
  `.execute(tx);
  return rows;
}

export type Salida = Pick<LineaDeVenta, 'codigo' | 'codigoNorm' | 'servicio' | 'devolucion' | 'cantidad'>;

/** What the staging sells and takes back, added up by spelling. */
export async function salidasPorCodigo(tx: Tx, importacionId: string): Promise<Salida[]> {
  return tx
    .selectFrom('importacion_venta')
    .select(({ fn }) => [
      'codigo',
      'codigo_norm as codigoNorm',
      'servicio',
      'devolucion',
      sql<string>`${fn.sum('cantidad')}::text`.as('cantidad'),
    ])
    .where('importacion_id', '=', importacionId)
    .groupBy(['codigo', 'codigo_norm', 'servicio', 'devolucion'])
    .orderBy(({ fn }) => fn.min('fila'))
    .execute();
}

/** The codes of the customers in the staging. */
export async function clientesDelArchivo(tx: Tx, importacionId: string): Promise<string[]> {
  const { rows } = await sql<{ cliente: string }>`
    select cliente from importacion_venta
     where importacion_id = ${importacionId} and cliente is not null group by cliente order by min(fila)
  `.execute(tx);
  return rows.map(({ cliente }) => cliente);
}
