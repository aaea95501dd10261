import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { normaCodigo, normaPalabras, sonSoloSignos } from '@trastienda/nucleo/comun/texto.ts';
import type {
  ConsultaDeLineasDeLista,
  FiltroDeLineasDeLista,
  LineaDeLista,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import { FILTROS_DE_LINEAS_DE_LISTA } from '@trastienda/nucleo/importaciones/listas/diferencia.ts';
import { type RawBuilder, sql } from 'kysely';
import { sinCeros } from '#articulos/index.ts';
import type { Db } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { CODIGO, type EnSql, porColumnas, porLista, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import { CODIGOS_DE_LINEA_A_LA_VISTA, type CodigosDeLinea, codigosDeLinea } from './codigos-que-van.sql.ts';

/** What is asked of the artículo of a line, where there is nothing but the line; one without artículo has nothing of it. */
const deSuArticulo =
  (pide: EnSql): EnSql =>
  (condicion) => {
    if (condicion.es === 'vacio') return sql`n.articulo_id is null`;
    if (condicion.es === 'lleno') return sql`n.articulo_id is not null`;
    return sql`exists (select from articulo a where a.id = n.articulo_id and ${pide(condicion)})`;
  };

/** What the rule of `nucleo` says of a line (`estadoDeLinea`), as the database tells it of each. */
const ESTADO = sql`case
  when n.no_revertida is not null then 'NO_REVERTIDA'
  when n.omitida is not null then n.omitida
  when not n.incluida then 'EXCLUIDA'
  when n.alerta then case when n.confirmada then 'CONFIRMADA' else 'POR_CONFIRMAR' end
  when n.situacion = 'SIN_ARTICULO' then 'SE_CREA'
  when n.situacion = 'FALTA' then 'SE_MARCA' end`;

const deSusColumnas = porColumnas(FILTROS_DE_LINEAS_DE_LISTA, {
  incluida: porLista(sql`n.incluida`),
  codigo: porTexto(sql`n.codigo`, CODIGO),
  situacion: porLista(sql`n.situacion`),
  // What the list does not call by any name goes by ours.
  descripcion: porTexto(
    sql`coalesce(nullif(n.descripcion, ''), (select a.descripcion from articulo a where a.id = n.articulo_id))`,
  ),
  marca: porTexto(sql`n.marca`),
  articulo: deSuArticulo(porTexto(sql`a.codigo`, CODIGO)),
  antes: porNumero(sql`n.neto_anterior`),
  neto: porNumero(sql`n.neto`),
  variacion: porNumero(sql`n.variacion`),
  estado: porLista(ESTADO),
  fila: porNumero(sql`n.fila`),
});

/** What a filter asks of the line of the outer row `n`. */
export function condicionesDe(importacionId: string, filtro: FiltroDeLineasDeLista): RawBuilder<unknown>[] {
  const { buscar = '', filtros, situacion, incluida, porConfirmar, apartada } = filtro;
  return [
    sql`n.importacion_id = ${importacionId}`,
    ...deSusColumnas(filtros),
    situacion !== undefined && sql`n.situacion = ${situacion}`,
    incluida !== undefined && sql`n.incluida = ${incluida === 'true'}`,
    porConfirmar !== undefined && sql`n.incluida and n.alerta and not n.confirmada`,
    apartada !== undefined && sql`(n.omitida is not null or n.no_revertida is not null)`,
    ...buscadas(buscar),
  ].filter((condicion) => condicion !== false);
}

/** The code of the list, or ours, begins so; or every word is in what the list says. */
function buscadas(buscar: string): RawBuilder<unknown>[] {
  const norma = normaCodigo(buscar);
  if (norma === '') return sonSoloSignos(buscar) ? [sql`false`] : [];
  const palabras = normaPalabras(buscar).split(' ').filter(Boolean);
  const todas = palabras.map((palabra) => sql`norma_palabras(n.descripcion || ' ' || n.marca) like ${`%${palabra}%`}`);
  return [
    sql`(n.codigo_norm like ${`${norma}%`} or exists (select from articulo b where b.id = n.articulo_id and b.codigo_norm like ${`${norma}%`})
         or (${sql.join(todas.length > 0 ? todas : [sql`false`], sql` and `)}))`,
  ];
}

export function leerLineasDeLista(db: Db, id: string, consulta: ConsultaDeLineasDeLista): Promise<Lista<LineaDeLista>> {
  const condiciones = condicionesDe(id, consulta);
  const donde = sql.join(condiciones, sql` and `);
  return paginar({
    consulta,
    filtrado: condiciones.length > 1,
    filas: (limit, offset) =>
      leer(db, sql`where ${donde} order by ${ordenDe(consulta)} limit ${limit} offset ${offset}`),
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from (select from lista_proveedor_linea n where ${donde} limit ${tope ?? null}) x`.execute(
        db,
      );
      return rows[0]?.n ?? 0;
    },
  });
}

/** Every line that the filter leaves, in its order. */
export async function* todasLasLineas(
  db: Db,
  id: string,
  consulta: ConsultaDeLineasDeLista,
): AsyncGenerator<LineaDeLista> {
  const donde = sql.join(condicionesDe(id, consulta), sql` and `);
  const todas = sql<Leida>`(${lineasDe(sql`where ${donde} order by ${ordenDe(consulta)}`)})`.as('t');
  for await (const fila of db.selectFrom(todas).selectAll().stream(500)) yield conTextos(fila as Leida);
}

async function leer(db: Db, resto: RawBuilder<unknown>): Promise<LineaDeLista[]> {
  const { rows } = await lineasDe(resto).execute(db);
  return rows.map(conTextos);
}

type Leida = Omit<LineaDeLista, 'sinCodigos'> & CodigosDeLinea;

const lineasDe = (resto: RawBuilder<unknown>): RawBuilder<Leida> => sql`
    select n.linea, n.fila, n.situacion, n.codigo, coalesce(nullif(n.descripcion, ''), a.descripcion, '') as descripcion,
           n.marca, case when a.id is not null then
             json_build_object('id', a.id, 'codigo', a.codigo, 'descripcion', a.descripcion) end as articulo,
           n.por, n.moneda, n.costo, ${sinCeros(sql`n.descuentos`)} as descuentos, n.neto, n.multiplo, n.moneda_anterior as "monedaAnterior", n.neto_anterior as "netoAnterior", n.variacion, n.alerta,
           n.confirmada, n.incluida, n.omitida, n.no_revertida as "noRevertida", ${CODIGOS_DE_LINEA_A_LA_VISTA}
      from lista_proveedor_linea n left join articulo a on a.id = n.articulo_id
      ${resto}`;

/** Numbers as the contract writes them. */
const conTextos = ({ barras, barrasDe, original, originalDe, ...fila }: Leida): LineaDeLista => ({
  ...fila,
  sinCodigos: hace(fila) ? [...codigosDeLinea({ barras, barrasDe, original, originalDe }).noVan] : [],
  costo: fila.costo && textoUnitario(fila.costo),
  neto: fila.neto && textoUnitario(fila.neto),
  multiplo: fila.multiplo && textoCantidad(fila.multiplo),
  netoAnterior: fila.netoAnterior && textoUnitario(fila.netoAnterior),
  variacion: fila.variacion && textoDecimal(fila.variacion, 0, 2),
});

/** Whether it makes an artículo, or would. */
const hace = ({ situacion, omitida }: Pick<LineaDeLista, 'situacion' | 'omitida'>): boolean =>
  situacion === 'SIN_ARTICULO' && omitida === null;

function ordenDe({ orden }: ConsultaDeLineasDeLista): RawBuilder<unknown> {
  return enOrden(orden, {
    omision: 'fila',
    columnas: { fila: sql`n.linea`, codigo: sql`n.codigo_norm`, variacion: sql`n.variacion`, neto: sql`n.neto` },
    conNada: ['codigo', 'variacion', 'neto'],
    iguales: sql`n.linea`,
  });
}
