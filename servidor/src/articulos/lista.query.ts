import type { ConsultaDeArticulos, FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { type Lista as ListaPaginada, leerOrden } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta } from '#http/contexto.ts';
import { datosInvalidos } from '#http/regla-rota.ts';
import { alcanceDeStock, comoLista } from './alcance-de-stock.ts';
import { leerFilas } from './filas.query.ts';
import { condiciones, hallazgosDe, type Marco } from './filtros.query.ts';
import { type Lista, leerLista } from './precios.query.ts';

export async function listarArticulos(
  { db, usuario, ahora }: Consulta,
  query: ConsultaDeArticulos,
): Promise<ListaPaginada<FilaDeArticulo>> {
  const lista = await exigirLista(db, query.listaId);
  const marco: Marco = { listaId: lista.id, ahora, sucursales: comoLista(alcanceDeStock(usuario)) };
  return paginar({
    consulta: query,
    filtrado: estaFiltrado(query),
    filas: async (limit, offset) => leerFilas(db, await leerIds(db, query, marco, { limit, offset }), lista, marco),
    contar: (tope) => contar(db, query, marco, tope),
  });
}

/** The lista of a reading: the one asked for, or the default one. */
export async function exigirLista(db: Db, listaId: string | undefined): Promise<Lista> {
  const lista = await leerLista(db, listaId);
  if (!lista && listaId !== undefined) {
    return datosInvalidos([{ path: ['?', 'listaId'], message: 'No existe esa lista de precios.' }]);
  }
  return definido(lista, 'the default lista');
}

const SIN_EFECTO = new Set(['pagina', 'porPagina', 'orden', 'contar', 'listaId', 'sucursalId']);

const estaFiltrado = (query: ConsultaDeArticulos): boolean =>
  Object.entries(query).some(([campo, valor]) => !SIN_EFECTO.has(campo) && valor !== undefined && valor !== '');

type Tramo = { readonly limit: number | null; readonly offset: number };

/** The ids of a page, in order: best hits first when something is searched and no order is asked for. */
export async function leerIds(
  db: Db,
  query: ConsultaDeArticulos,
  marco: Marco,
  { limit, offset }: Tramo,
): Promise<string[]> {
  const hallazgos = hallazgosDe(query.buscar);
  const donde = sql.join(condiciones(query, marco), sql` and `);
  const { rows } = await sql<{ id: string }>`
    select a.id ${desde(hallazgos)} where ${donde}
    order by ${ordenDe(query, hallazgos !== undefined)} limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map(({ id }) => id);
}

async function contar(db: Db, query: ConsultaDeArticulos, marco: Marco, tope?: number): Promise<number> {
  const donde = sql.join(condiciones(query, marco), sql` and `);
  const { rows } = await sql<{ n: number }>`
    select count(*) as n
    from (select 1 ${desde(hallazgosDe(query.buscar))} where ${donde} limit ${tope ?? null}) x
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** Words carry their own copy of what orders them, so a broad search sorts without visiting every artículo twice. */
const desde = (hallazgos: RawBuilder<unknown> | undefined) =>
  hallazgos === undefined
    ? sql`from articulo a`
    : sql`from (${hallazgos}) h
          join articulo_palabras w on w.articulo_id = h.articulo_id
          join articulo a on a.id = h.articulo_id`;

function ordenDe(query: ConsultaDeArticulos, buscado: boolean): RawBuilder<unknown> {
  if (buscado && query.orden === undefined) return sql`h.rango, w.orden, a.id`;
  const { campo, descendente } = leerOrden(query.orden, 'codigo');
  const columna = {
    codigo: sql`a.codigo collate "C"`,
    descripcion: sql`a.descripcion collate "es-x-icu"`,
    modificado: sql`a.modificado_en`,
  }[campo];
  return descendente ? sql`${columna} desc, a.id desc` : sql`${columna}, a.id`;
}
