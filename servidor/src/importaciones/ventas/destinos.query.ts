import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

export type ArticuloConocido = {
  readonly id: string;
  readonly codigo: string;
  readonly codigoNorm: string;
  readonly tipo: 'PRODUCTO' | 'SERVICIO' | 'KIT';
  readonly decimales: number;
};

/**
 * Artículos the staged codes may mean: by their own code, or by an alternative one. The own code and the plain one
 * (without distinción) come first, so that the first match is the right one.
 */
export async function articulosConocidos(tx: Tx, importacionId: string): Promise<ArticuloConocido[]> {
  const { rows } = await sql<ArticuloConocido>`
    with pedidos as (select distinct codigo_norm from importacion_venta where importacion_id = ${importacionId})
    select id, codigo, codigo_norm as "codigoNorm", tipo, decimales
      from (select a.id, a.codigo, p.codigo_norm, a.tipo, a.decimales, 0 as propio, a.distincion
              from pedidos p join articulo a on a.codigo_norm = p.codigo_norm
             where a.estado <> 'INACTIVO'
            union all
            select a.id, c.valor, p.codigo_norm, a.tipo, a.decimales, 1, a.distincion
              from pedidos p
              join codigo_articulo c on c.valor_norm = p.codigo_norm and c.tipo = 'ALTERNATIVO' and c.proveedor_id is null
              join articulo a on a.id = c.articulo_id and a.estado <> 'INACTIVO') as t
     order by "codigoNorm", propio, distincion, id
  `.execute(tx);
  return rows;
}

/** Alternative codes, in normal form, that are already somebody's. */
export async function alternativosOcupados(tx: Tx, normas: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ valor: string }>`
    select valor_norm as valor from codigo_articulo
     where tipo = 'ALTERNATIVO' and proveedor_id is null and valor_norm = any(${normas}::text[])
  `.execute(tx);
  return new Set(rows.map(({ valor }) => valor));
}

/** How many of these codes another system gives to customers are somebody's here. */
export async function clientesConocidos(tx: Tx, codigos: readonly string[]): Promise<number> {
  const { rows } = await sql<{ cuantos: number }>`
    select count(*) as cuantos from cliente where codigo_externo = any(${codigos}::text[])
  `.execute(tx);
  return rows[0]?.cuantos ?? 0;
}

export type DepositoDeDestino = {
  readonly id: string;
  readonly sucursalId: string;
  readonly codigo: string;
  /** With the code of its sucursal before it, which no other has. */
  readonly codigoCompleto: string;
  readonly nombre: string;
  /** The name of its sucursal. */
  readonly sucursal: string;
  readonly vendible: boolean;
};

/** Where stock can be, and which of it can be sold from; the first one is the default. */
export async function depositosDeDestino(tx: Tx): Promise<DepositoDeDestino[]> {
  const { rows } = await sql<DepositoDeDestino>`
    select d.id, d.sucursal_id as "sucursalId", d.codigo, s.codigo || '/' || d.codigo as "codigoCompleto", d.vendible,
           d.nombre, s.nombre as sucursal
      from deposito d join sucursal s on s.id = d.sucursal_id
     where not d.virtual and d.activo and s.activa order by d.principal desc, d.vendible desc, s.id, d.id
  `.execute(tx);
  return rows;
}
