import {
  type ConsultaDeEtiquetas,
  type EtiquetaDePrecio,
  FILTROS_DE_ETIQUETAS,
  type LoteDePrecio,
  type listarEtiquetas,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { esDescendente } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { alcanceDeStock, comoLista } from '#articulos/alcance-de-stock.ts';
import { porDescripcion } from '#articulos/busqueda/por-descripcion.sql.ts';
import { leerKitsEnVenta, sumarPorKit } from '#articulos/estructura/kits/kits-en-venta.query.ts';
import { BARRAS_DE_UNA_UNIDAD } from '#articulos/etiquetas/codigo-de-etiqueta.sql.ts';
import { ambosPrecios, importeVigente } from '#articulos/precios/precio-que-rige.sql.ts';
import type { Db } from '#db/db.ts';
import { CODIGO, porColumnas, porIds, porNombre, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta } from '#http/contexto.ts';
import { exigirLote } from './exigir-lote.ts';

type Mundo = Pick<Consulta, 'db' | 'usuario' | 'ahora'>;

type Filtro = Pick<ConsultaDeEtiquetas, 'sucursalId' | 'listaId' | 'buscar' | 'filtros'>;

/** For labels of another lista than that of the lines: those of which count, all when it is not said. */
type FiltroDeArticulos = Omit<Filtro, 'listaId'> &
  Pick<ConsultaDeEtiquetas, 'orden'> & { readonly listaIds: readonly string[] | undefined };

type Fila = Omit<EtiquetaDePrecio, 'neto' | 'conIva'> & {
  readonly importe: string | null;
  readonly iva: Iva;
  readonly incluyeIva: boolean;
};

/**
 * What a batch changed and a sucursal has on its shelves, to print again (PRE-16), at the price of now: another one may have
 * come since, or the former one back. Of a sucursal whose stock the user may not see there is nothing. Only the common price:
 * breaks are not on labels.
 */
export async function leerEtiquetas(
  mundo: Mundo,
  loteId: string,
  consulta: ConsultaDeEtiquetas,
): Promise<ResponseOf<typeof listarEtiquetas>> {
  const { db, ahora } = mundo;
  const numero = await exigirLote(db, loteId);
  const desde = await deLoQueCambio(mundo, loteId, consulta);
  const pagina = await paginar({
    consulta,
    filtrado: true,
    filas: (limit, offset) =>
      leer(db, seleccion(ahora, sql`${desde} ${ordenDe(consulta)} limit ${limit} offset ${offset}`)),
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from (select n.linea ${desde} limit ${tope ?? null}) x`.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
  return { ...pagina, lote: { numero, listas: await leerListasDelLote(db, loteId) } };
}

async function leerListasDelLote(db: Db, loteId: string): Promise<LoteDePrecio['listas']> {
  const { rows } = await sql<LoteDePrecio['listas'][number]>`
    select l.id, l.nombre, l.moneda, l.incluye_iva as "incluyeIva"
    from lote_precio_lista x join lista_precio l on l.id = x.lista_id
    where x.lote_id = ${loteId} order by l.orden, l.id`.execute(db);
  return rows;
}

/** All those that the filter leaves, in its order. Whose stock is seen is asked at once, and not when they are read. */
export async function todasLasEtiquetas(
  mundo: Mundo,
  loteId: string,
  consulta: ConsultaDeEtiquetas,
): Promise<AsyncIterable<EtiquetaDePrecio>> {
  const desde = await deLoQueCambio(mundo, loteId, consulta);
  const todas = sql<Fila>`(${seleccion(mundo.ahora, sql`${desde} ${ordenDe(consulta)}`)})`.as('t');
  return (async function* () {
    for await (const fila of mundo.db.selectFrom(todas).selectAll().stream(500)) yield aEtiqueta(fila as Fila);
  })();
}

async function leer(db: Db, filas: RawBuilder<Fila>): Promise<EtiquetaDePrecio[]> {
  const { rows } = await filas.execute(db);
  return rows.map(aEtiqueta);
}

const deSusColumnas = (ahora: Date) =>
  porColumnas(FILTROS_DE_ETIQUETAS, {
    codigo: porTexto(sql`a.codigo`, CODIGO),
    descripcion: porDescripcion(),
    marca: porNombre(sql`a.marca_id`, 'marca'),
    barras: porTexto(BARRAS_DE_UNA_UNIDAD, CODIGO),
    lista: porIds(sql`n.lista_id`),
    precio: porNumero(importeVigente(sql`l.id`, ahora)),
    fisico: porNumero(sql`s.fisico`),
  });

const seleccion = (ahora: Date, desde: RawBuilder<unknown>): RawBuilder<Fila> => sql<Fila>`
    select a.id as "articuloId", a.codigo, a.descripcion, a.iva, m.nombre as marca, n.lista_id as "listaId", l.nombre as lista,
           l.moneda, l.incluye_iva as "incluyeIva", ${importeVigente(sql`l.id`, ahora)} as importe, s.fisico, ${BARRAS_DE_UNA_UNIDAD} as "codigoDeBarras"
    ${desde}`;

const aEtiqueta = ({ importe, iva, incluyeIva, ...fila }: Fila): EtiquetaDePrecio => ({
  ...fila,
  ...ambosPrecios(importe, iva, incluyeIva),
  fisico: textoCantidad(fila.fisico),
});

const ordenDe = ({ orden }: Pick<ConsultaDeEtiquetas, 'orden'>, linea = sql`n.linea`): RawBuilder<unknown> =>
  sql`order by ${linea} ${esDescendente(orden, 'codigo') ? sql`desc` : sql`asc`}`;

/** The same artículos, each once, for labels that say their own price; no more than `tope`. */
export async function leerArticulosDelLote(
  mundo: Mundo,
  loteId: string,
  { listaIds, ...filtro }: FiltroDeArticulos,
  tope: number,
): Promise<string[]> {
  const desde = await deLoQueCambio(mundo, loteId, filtro);
  const { rows } = await sql<{ id: string }>`
    select n.articulo_id as id ${desde}
      and (${listaIds ?? null}::uuid[] is null or n.lista_id = any(${listaIds ?? null}::uuid[]))
    group by n.articulo_id ${ordenDe(filtro, sql`min(n.linea)`)} limit ${tope}`.execute(mundo.db);
  return rows.map(({ id }) => id);
}

/**
 * The lines of a batch that changed a price of what a sucursal has, which has one still. A kit has none of its own: there are as
 * many as can be delivered (EST-07).
 */
async function deLoQueCambio(
  { db, usuario, ahora }: Mundo,
  loteId: string,
  { sucursalId, listaId, buscar = '', filtros }: Filtro,
) {
  const visibles = comoLista(alcanceDeStock(usuario));
  const kits = sumarPorKit(await leerKitsEnVenta(db, visibles), sucursalId);
  return sql`
    from lote_precio_linea n
    join lote_precio t on t.id = n.lote_id and t.aplicado_en is not null
    join articulo a on a.id = n.articulo_id
    join lista_precio l on l.id = n.lista_id
    left join marca m on m.id = a.marca_id
    left join unnest(${kits.map(({ id }) => id)}::uuid[], ${kits.map(({ disponible }) => disponible)}::numeric[])
      as k (id, disponible) on k.id = n.articulo_id
    join lateral (
      select coalesce(k.disponible, sum(x.fisico)) as fisico from saldo_stock x join deposito d on d.id = x.deposito_id
      where x.articulo_id = n.articulo_id and d.sucursal_id = ${sucursalId} and d.vendible
        and (${visibles}::uuid[] is null or d.sucursal_id = any(${visibles}::uuid[]))) s on s.fisico > 0
    where n.lote_id = ${loteId} and n.incluida and n.omitida is null and n.cantidad_desde = 0
      and ${importeVigente(sql`l.id`, ahora)} is not null
      and (${listaId ?? null}::uuid is null or n.lista_id = ${listaId ?? null}::uuid)
      and (${buscar.trim()} = '' or a.codigo_norm like norma_codigo(${buscar}) || '%')
      and ${sql.join([sql`true`, ...deSusColumnas(ahora)(filtros)], sql` and `)}`;
}
