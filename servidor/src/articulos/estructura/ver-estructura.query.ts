import type { Estructura, FilaDeEstructura, LineaDeEstructura } from '@trastienda/nucleo/articulos/contrato.ts';
import { cicloDeEstructura } from '@trastienda/nucleo/articulos/estructura/ciclo-de-estructura.ts';
import { componentesPosibles, type Linea } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { leerLineas } from './grafo.query.ts';
import { type ArticuloNombrado, leerNombrados, nombresDe } from './nombrados.query.ts';

/** A version as lists show it. The rows `e`, `a`, `u`, `v` and `c` are free for a filter. */
export const FILA_DE_ESTRUCTURA = sql`
  select e.id, e.version, e.articulo_id as "articuloId", a.codigo, a.descripcion, u.codigo as unidad, a.decimales,
         e.tipo, e.numero, e.estado, e.desde, e.hasta, e.nota,
         (select count(*)::int from estructura_linea l where l.estructura_id = e.id) as componentes,
         e.validada_huella is not null and e.validada_huella = e.huella as validada,
         e.validada_en as "validadaEn", v.nombre as "validadaPor", e.creado_en as "creadoEn", c.nombre as "creadoPor",
         e.modificado_en as "modificadoEn"
  from estructura e
  join articulo a on a.id = e.articulo_id
  join unidad u on u.id = a.unidad_id
  left join usuario v on v.id = e.validada_por
  left join usuario c on c.id = e.creado_por`;

export async function leerCabecera(db: Db | Tx, id: string): Promise<FilaDeEstructura> {
  const { rows } = await sql<FilaDeEstructura>`${FILA_DE_ESTRUCTURA} where e.id = ${id}`.execute(db);
  return rows[0] ?? rechazar('comun.no_encontrado', { que: 'la estructura' });
}

/** The draft of an artículo, when it has one. */
async function leerBorrador(db: Db | Tx, articuloId: string): Promise<{ readonly numero: number } | undefined> {
  const { rows } = await sql<{ numero: number }>`
    select numero from estructura where articulo_id = ${articuloId} and desde is null
  `.execute(db);
  return rows[0];
}

/** An artículo has one draft at a time. */
export async function exigirSinBorrador(
  tx: Tx,
  { articuloId, codigo }: { readonly articuloId: string; readonly codigo: string },
): Promise<void> {
  const borrador = await leerBorrador(tx, articuloId);
  if (borrador) rechazar('articulos.estructura_en_borrador', { codigo, numero: borrador.numero });
}

export async function verEstructura(db: Db | Tx, id: string): Promise<Estructura> {
  const cabecera = await leerCabecera(db, id);
  const lineas = await leerLineas(db, id);
  const nombrados = await leerNombrados(db, lineas.flatMap(componentesPosibles));
  const { rows: versiones } = await sql<Estructura['versiones'][number]>`
    select e.id, e.numero, e.estado, e.desde, e.hasta,
           (select count(*)::int from estructura_linea l where l.estructura_id = e.id) as componentes,
           e.validada_huella is not null and e.validada_huella = e.huella as validada
    from estructura e where e.articulo_id = ${cabecera.articuloId} order by e.numero desc
  `.execute(db);
  return {
    ...cabecera,
    lineas: lineas.map((linea) => ({ id: linea.id, ...lineaNombrada(linea, nombrados) })),
    versiones,
    acciones: cicloDeEstructura.accionesDesde(cabecera.estado),
  };
}

/** A line with what people call its artículos. */
export function lineaNombrada(
  { componenteId, cantidad, merma, opcional, sustitutos }: Omit<Linea, 'id'>,
  nombrados: ReadonlyMap<string, ArticuloNombrado>,
): Omit<LineaDeEstructura, 'id'> {
  const { unidad = '', decimales = 0, tipo = '', estado = '' } = nombrados.get(componenteId) ?? {};
  return {
    componenteId,
    ...nombresDe(nombrados, componenteId),
    unidad,
    decimales,
    tipo,
    estado,
    cantidad,
    merma,
    opcional,
    sustitutos: sustitutos.map((articuloId) => ({ articuloId, ...nombresDe(nombrados, articuloId) })),
  };
}
