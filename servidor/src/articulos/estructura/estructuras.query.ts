import {
  type ConsultaDeEstructuras,
  FILTROS_DE_ESTRUCTURAS,
  type FilaDeEstructura,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { porDescripcion } from '#articulos/busqueda/por-descripcion.sql.ts';
import type { Db } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import {
  CODIGO,
  type EnSql,
  leerCondiciones,
  porColumnas,
  porFecha,
  porLista,
  porNumero,
  porTexto,
} from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import { conPalabras } from '#tablas-generales/index.ts';
import { FILA_DE_ESTRUCTURA } from './ver-estructura.query.ts';

export function listarEstructuras(db: Db, consulta: ConsultaDeEstructuras): Promise<Lista<FilaDeEstructura>> {
  const donde = condiciones(consulta);
  return paginar<FilaDeEstructura>({
    consulta,
    filtrado: donde.length > 1,
    filas: async (limit, offset) => {
      const { rows } = await sql<FilaDeEstructura>`
        ${FILA_DE_ESTRUCTURA} where e.id = any(array(
          select e.id from ${CON_SU_ARTICULO} where ${sql.join(donde, sql` and `)} order by ${ordenDe(consulta)}
          limit ${limit} offset ${offset}))
        order by ${ordenDe(consulta)}
      `.execute(db);
      return rows;
    },
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (
          select from ${CON_SU_ARTICULO}
          where ${sql.join(donde, sql` and `)} limit ${tope ?? null}) x
      `.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
}

/**
 * Few artículos are made of others: with its offset 0 each estructura looks up its own. Left to choose, PostgreSQL read the whole
 * catalogue in the order of its códigos, asking every artículo for an estructura.
 */
const CON_SU_ARTICULO = sql`estructura e cross join lateral (
  select x.codigo, x.descripcion from articulo x where x.id = e.articulo_id offset 0) a`;

type RenglonExportado = {
  readonly codigo: string;
  readonly descripcion: string;
  readonly tipo: string;
  readonly numero: number;
  readonly estado: string;
  readonly componente: string;
  readonly componenteDescripcion: string;
  readonly cantidad: string;
  readonly unidad: string;
  readonly merma: string;
  readonly opcional: boolean;
  readonly sustitutos: string;
};

/** Every line of the versions a filter shows, as they come. */
export function recorrerLineas(db: Db, consulta: ConsultaDeEstructuras): AsyncIterable<RenglonExportado> {
  const lineas = sql<RenglonExportado>`(
    select a.codigo, a.descripcion, e.tipo, e.numero, e.estado, k.codigo as componente,
           k.descripcion as "componenteDescripcion", trim_scale(l.cantidad)::text as cantidad, u.codigo as unidad,
           trim_scale(l.merma)::text as merma, l.opcional,
           coalesce((select string_agg(x.codigo, ' | ' order by s.orden) from estructura_sustituto s
                     join articulo x on x.id = s.articulo_id where s.linea_id = l.id), '') as sustitutos
    from estructura e
    join articulo a on a.id = e.articulo_id
    join estructura_linea l on l.estructura_id = e.id
    join articulo k on k.id = l.componente_id
    join unidad u on u.id = k.unidad_id
    where ${sql.join(condiciones(consulta), sql` and `)}
    order by ${ordenDe(consulta)}, l.orden)`.as('lineas');
  return db.selectFrom(lineas).selectAll().stream(200) as AsyncIterable<RenglonExportado>;
}

/** The column shows both. */
const porArticulo: EnSql = (condicion) =>
  sql`${porTexto(sql`a.codigo`, CODIGO)(condicion)} or ${porDescripcion(sql`e.articulo_id`)(condicion)}`;

const deSusColumnas = porColumnas(FILTROS_DE_ESTRUCTURAS, {
  codigo: porArticulo,
  tipo: porLista(sql`e.tipo`),
  numero: porNumero(sql`e.numero`),
  componentes: porNumero(sql`(select count(*) from estructura_linea l where l.estructura_id = e.id)`),
  estado: porLista(sql`e.estado`),
  modificado: porFecha(sql`e.modificado_en`),
});

/** History is only shown to who asks for it, by its state or by its artículo. */
const sinHistoria = ({ estado, articuloId, filtros }: ConsultaDeEstructuras): boolean =>
  estado === undefined &&
  articuloId === undefined &&
  !leerCondiciones(filtros, FILTROS_DE_ESTRUCTURAS).some(({ campo }) => campo === 'estado');

function condiciones(consulta: ConsultaDeEstructuras): RawBuilder<unknown>[] {
  const { buscar, estado, tipo, articuloId, componenteId, filtros } = consulta;
  return [
    sinHistoria(consulta) ? sql`e.estado <> 'HISTORICA'` : sql`true`,
    ...deSusColumnas(filtros),
    estado !== undefined && sql`e.estado = ${estado}`,
    tipo !== undefined && sql`e.tipo = ${tipo}`,
    articuloId !== undefined && sql`e.articulo_id = ${articuloId}`,
    componenteId !== undefined && lleva(componenteId),
    buscar !== undefined && seLlama(sql`e.articulo_id`, buscar),
  ].filter((condicion) => condicion !== false);
}

/** Every word of a search is among those of an artículo. */
export const seLlama = (articuloId: RawBuilder<unknown>, buscar: string) => sql`exists (
  select from articulo_palabras p where p.articulo_id = ${articuloId} and ${conPalabras(sql`p.texto`, buscar)})`;

const lleva = (componenteId: string) => sql`exists (
  select from estructura_linea l
  where l.estructura_id = e.id
    and (l.componente_id = ${componenteId}
         or exists (select from estructura_sustituto s where s.linea_id = l.id and s.articulo_id = ${componenteId})))`;

function ordenDe({ orden }: ConsultaDeEstructuras): RawBuilder<unknown> {
  return enOrden(orden, {
    omision: 'codigo',
    columnas: { codigo: sql`a.codigo collate "C"`, modificado: sql`e.modificado_en` },
    // The last version of an artículo goes before the others.
    iguales: [sql`e.numero desc`, sql`e.id`],
  });
}
