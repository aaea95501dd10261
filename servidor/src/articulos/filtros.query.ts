import { type Busqueda, finDeComienzo, leerBusqueda } from '@trastienda/nucleo/articulos/busqueda.ts';
import type { ConsultaDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { type RawBuilder, sql } from 'kysely';

export type Marco = {
  readonly listaId: string;
  readonly ahora: Date;
  /** The sucursales whose stock may be seen; null is all. */
  readonly sucursales: readonly string[] | null;
};

/** What a filter asks of the artículo of the outer row `a`. */
export function condiciones(query: ConsultaDeArticulos, marco: Marco): RawBuilder<unknown>[] {
  const { estado, subfamiliaId, familiaId, rubroId, marcaId, tipo, conStock, sucursalId, sinPrecio } = query;
  return [
    estado === undefined ? sql`a.estado <> 'INACTIVO'` : sql`a.estado = ${estado}`,
    subfamiliaId !== undefined && sql`a.subfamilia_id = ${subfamiliaId}`,
    familiaId !== undefined && sql`a.subfamilia_id in (select id from subfamilia where familia_id = ${familiaId})`,
    rubroId !== undefined &&
      sql`a.subfamilia_id in (select s.id from subfamilia s join familia f on f.id = s.familia_id
                              where f.rubro_id = ${rubroId})`,
    marcaId !== undefined && sql`a.marca_id = ${marcaId}`,
    tipo !== undefined && sql`a.tipo = ${tipo}`,
    conStock === 'true' && tieneStock(sucursalId, marco),
    conStock === 'false' && sql`not ${tieneStock(sucursalId, marco)}`,
    sinPrecio === 'true' && sql`not ${tienePrecio(marco)}`,
    sinPrecio === 'false' && tienePrecio(marco),
  ].filter((condicion) => condicion !== false);
}

/** Some disponible in a depósito that sells, in one sucursal or in any the user sees. */
export const tieneStock = (sucursalId: string | undefined, { sucursales }: Marco) => sql`exists (
    select from saldo_stock x
    where x.articulo_id = a.id and x.fisico > x.reservado
      and x.deposito_id in (select d.id from deposito d
                            where d.vendible and (${sucursalId ?? null}::uuid is null or d.sucursal_id = ${sucursalId ?? null}::uuid)
                              and (${sucursales}::uuid[] is null or d.sucursal_id = any(${sucursales}::uuid[]))))`;

/** Some price for one unit that has begun, is not an end and that no later one of its quantity has replaced. */
export const tienePrecio = ({ listaId, ahora }: Marco) => sql`exists (
    select from precio p
    where p.lista_id = ${listaId} and p.articulo_id = a.id and p.cantidad_desde <= 1 and p.desde <= ${ahora}
      and p.importe is not null
      and not exists (select from precio q
                      where q.lista_id = p.lista_id and q.articulo_id = p.articulo_id
                        and q.cantidad_desde = p.cantidad_desde and q.desde > p.desde and q.desde <= ${ahora}))`;

/** A prefix as a range of byte order, which a btree answers. */
export const empiezaCon = (columna: RawBuilder<unknown>, comienzo: string) =>
  sql`${columna} >= ${comienzo} and ${columna} < ${finDeComienzo(comienzo)}`;

/** Every word, whole or in part, in any order; tokens hold only letters and digits, so nothing needs escaping. */
export function tieneLasPalabras({ palabras, comienzos }: Busqueda): RawBuilder<unknown> {
  const patrones = [...palabras.map((palabra) => `%${palabra}%`), ...comienzos.map((comienzo) => `% ${comienzo}%`)];
  return sql.join(
    patrones.map((patron) => sql`p.texto like ${patron}`),
    sql` and `,
  );
}

/**
 * The artículos a text finds, each with how well: 0 a code exactly, 1 but for leading zeros, 2 a code that begins so,
 * 3 all its words. Undefined when there is nothing to look for.
 */
export function hallazgosDe(texto: string | undefined): RawBuilder<unknown> | undefined {
  const busqueda = leerBusqueda(texto ?? '');
  const { codigo, codigoSinCeros } = busqueda;
  if (codigo === '') return undefined;
  return sql`
    select articulo_id, min(rango) as rango
    from (select articulo_id, 0 as rango from articulo_clave where valor_norm = ${codigo}
          union all
          select articulo_id, 1 from articulo_clave where sin_ceros = ${codigoSinCeros}
          union all
          select articulo_id, 2 from articulo_clave where ${empiezaCon(sql`valor_norm`, codigo)}
          union all
          select articulo_id, 2 from articulo_clave
          where ${empiezaCon(sql`sin_ceros`, codigoSinCeros)} and sin_ceros <> valor_norm
          union all
          select p.articulo_id, 3 from articulo_palabras p where ${tieneLasPalabras(busqueda)}) hallazgo
    group by articulo_id`;
}
