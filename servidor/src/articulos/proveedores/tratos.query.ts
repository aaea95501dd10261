import { leerBusqueda } from '@trastienda/nucleo/articulos/busqueda.ts';
import {
  type ArticuloDeProveedor,
  type ConsultaDeArticulosDeProveedor,
  FILTROS_DE_ARTICULOS_DE_PROVEEDOR,
  type ProveedorDeArticulo,
  type ProveedoresDeArticulo,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { sonSoloSignos } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, sql } from 'kysely';
import { porDescripcion } from '#articulos/busqueda/por-descripcion.sql.ts';
import { empiezaCon, tieneLasPalabras } from '#articulos/tabla/filtros.query.ts';
import type { Db, Tx } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { CODIGO, CODIGO_NORMAL, porAlguna, porColumnas, porFecha, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import { sinCeros, type Vista } from './proveedores.query.ts';

type DeUnTrato = Pick<ProveedorDeArticulo, 'multiplo' | 'minimo' | 'costo' | 'costoNeto'>;

const trato = ({ verCosto }: Vista): RawBuilder<unknown> => sql`
  t.id, t.version, t.articulo_id as "articuloId", t.proveedor_id as "proveedorId", coalesce(c.valor, '') as codigo, t.moneda,
  ${verCosto ? sql`t.costo, ${sinCeros(sql`t.descuentos`)} as descuentos, t.recargos, t.recargos_propios as "recargosPropios", t.neto as "costoNeto",` : sql``}
  t.multiplo, t.minimo, t.dias_de_entrega as "diasDeEntrega", t.principal, t.actualizado_en as "actualizadoEn",
  t.fuera_de_lista as "fueraDeLista"`;

const suCodigo = sql`
  left join codigo_articulo c on c.articulo_id = t.articulo_id and c.proveedor_id = t.proveedor_id and c.tipo = 'PROVEEDOR'`;

/** Numbers as the contract writes them. */
function conTextos<Fila extends DeUnTrato>(fila: Fila): Fila {
  const { costo, costoNeto } = fila;
  return {
    ...fila,
    multiplo: textoCantidad(fila.multiplo),
    minimo: textoCantidad(fila.minimo),
    ...(costo == null ? {} : { costo: textoUnitario(costo) }),
    ...(costoNeto == null ? {} : { costoNeto: textoUnitario(costoNeto) }),
  };
}

type FilaDeReposicion = {
  readonly importe: string | null;
  readonly moneda: 'ARS' | 'USD' | null;
  readonly fecha: string | null;
  readonly origen: string | null;
};

/** Who sells an artículo, the principal one first, and what buying it again costs; nothing when there is no such artículo. */
export async function leerProveedoresDeArticulo(
  db: Db | Tx,
  articuloId: string,
  vista: Vista,
): Promise<ProveedoresDeArticulo | undefined> {
  const articulo = await db
    .selectFrom('articulo')
    .select([
      'costo_reposicion as importe',
      sql<FilaDeReposicion['moneda']>`costo_reposicion_moneda`.as('moneda'),
      'costo_reposicion_fecha as fecha',
      'costo_reposicion_origen as origen',
    ])
    .where('id', '=', articuloId)
    .executeTakeFirst();
  if (!articulo) return undefined;
  const { rows } = await sql<ProveedorDeArticulo>`
    select ${trato(vista)}, p.razon_social as proveedor, p.estado = 'ACTIVO' as "proveedorActivo"
      from articulo_proveedor t join proveedor p on p.id = t.proveedor_id ${suCodigo}
     where t.articulo_id = ${articuloId}
     order by t.principal desc, p.razon_social collate "es-x-icu", t.id
  `.execute(db);
  return { filas: rows.map(conTextos), ...(vista.verCosto ? { reposicion: reposicionDe(articulo) } : {}) };
}

function reposicionDe({ importe, moneda, fecha, origen }: FilaDeReposicion): ProveedoresDeArticulo['reposicion'] {
  if (importe === null) return null;
  return {
    importe: textoUnitario(importe),
    moneda: definido(moneda, 'the currency of a cost'),
    fecha: definido(fecha, 'the date of a cost'),
    origen: definido(origen, 'where a cost comes from'),
  };
}

/** All that a proveedor sells and the filter leaves, in its order. */
export async function* todosLosArticulosDeProveedor(
  db: Db,
  proveedorId: string,
  consulta: ConsultaDeArticulosDeProveedor,
  vista: Vista,
): AsyncGenerator<ArticuloDeProveedor> {
  const donde = sql.join([sql`t.proveedor_id = ${proveedorId}`, ...filtros(consulta)], sql` and `);
  const todos = sql<ArticuloDeProveedor>`(${articulosDe(vista)} where ${donde} order by ${ordenDe(consulta)})`.as('t');
  for await (const fila of db.selectFrom(todos).selectAll().stream(500)) yield conTextos(fila as ArticuloDeProveedor);
}

const articulosDe = (vista: Vista): RawBuilder<unknown> => sql`
  select ${trato(vista)}, a.codigo as articulo, a.descripcion, u.codigo as unidad
    from articulo_proveedor t join articulo a on a.id = t.articulo_id join unidad u on u.id = a.unidad_id ${suCodigo}`;

export const leerArticulosDeProveedor = (
  db: Db,
  proveedorId: string,
  consulta: ConsultaDeArticulosDeProveedor,
  vista: Vista,
): Promise<Lista<ArticuloDeProveedor>> => {
  const donde = sql.join([sql`t.proveedor_id = ${proveedorId}`, ...filtros(consulta)], sql` and `);
  return paginar({
    consulta,
    filtrado: true,
    filas: async (limit, offset) => {
      const { rows } = await sql<ArticuloDeProveedor>`
        ${articulosDe(vista)} where ${donde} order by ${ordenDe(consulta)} limit ${limit} offset ${offset}
      `.execute(db);
      return rows.map(conTextos);
    },
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from (
          select from articulo_proveedor t join articulo a on a.id = t.articulo_id ${suCodigo}
           where ${donde} limit ${tope ?? null}) x`.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
};

const deSusColumnas = porColumnas(FILTROS_DE_ARTICULOS_DE_PROVEEDOR, {
  articulo: porTexto(sql`a.codigo_norm`, CODIGO_NORMAL),
  codigo: porTexto(sql`c.valor`, CODIGO),
  descripcion: porDescripcion(),
  multiplo: porNumero(sql`t.multiplo`),
  minimo: porNumero(sql`t.minimo`),
  diasDeEntrega: porNumero(sql`t.dias_de_entrega`),
  situacion: porAlguna({ PRINCIPAL: sql`t.principal`, FUERA_DE_LISTA: sql`t.fuera_de_lista is not null` }),
  actualizado: porFecha(sql`t.actualizado_en`),
});

/** What is asked of its columns and, besides, that its own code or that of the proveedor begins so, or all its words are there. */
function filtros({ buscar = '', filtros: deColumnas }: ConsultaDeArticulosDeProveedor): RawBuilder<unknown>[] {
  const busqueda = leerBusqueda(buscar);
  const { codigo } = busqueda;
  const pedidos = [sql`a.estado <> 'INACTIVO'`, ...deSusColumnas(deColumnas)];
  if (codigo === '') return sonSoloSignos(buscar) ? [...pedidos, sql`false`] : pedidos;
  return [
    ...pedidos,
    sql`((${empiezaCon(sql`a.codigo_norm`, codigo)}) or (${empiezaCon(sql`c.valor_norm`, codigo)})
         or exists (select from articulo_palabras p where p.articulo_id = a.id and ${tieneLasPalabras(busqueda)}))`,
  ];
}

function ordenDe({ orden }: ConsultaDeArticulosDeProveedor): RawBuilder<unknown> {
  return enOrden(orden, {
    omision: 'articulo',
    columnas: {
      articulo: sql`a.codigo collate "C"`,
      codigo: sql`c.valor collate "C"`,
      descripcion: sql`a.descripcion collate "es-x-icu"`,
      actualizado: sql`t.actualizado_en`,
    },
    conNada: ['codigo', 'actualizado'],
    iguales: sql`t.id`,
  });
}
