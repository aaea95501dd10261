import { type Busqueda, finDeComienzo } from '@trastienda/nucleo/articulos/busqueda.ts';
import type { ConsultaDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { type RawBuilder, sql } from 'kysely';
import { sirvePara } from './aplicaciones/de-un-vehiculo.query.ts';

export type Marco = {
  /** A lista that exists; without it, the default one. */
  readonly listaId: string | undefined;
  readonly ahora: Date;
  /** The sucursales whose stock may be seen; null is all. */
  readonly sucursales: readonly string[] | null;
};

type Clasificacion = Pick<ConsultaDeArticulos, 'subfamiliaId' | 'familiaId' | 'rubroId' | 'marcaId'>;

/** What a filter asks of the artículo of the outer row `a`, besides its state. */
export function condiciones(query: ConsultaDeArticulos, marco: Marco): RawBuilder<unknown>[] {
  const { tipo, conStock, sucursalId, sinPrecio } = query;
  return [
    ...deSuClasificacion(query),
    tipo !== undefined && sql`a.tipo = ${tipo}`,
    conStock === 'true' && tieneStock(sucursalId, marco),
    conStock === 'false' && sql`not ${tieneStock(sucursalId, marco)}`,
    sinPrecio === 'true' && sql`not ${tienePrecio(marco)}`,
    sinPrecio === 'false' && tienePrecio(marco),
    sirvePara(query),
  ].filter((condicion) => condicion !== false && condicion !== null);
}

/** Where the artículo of the outer row `a` stands in the tree, and its marca; false for what is not asked. */
export const deSuClasificacion = ({ subfamiliaId, familiaId, rubroId, marcaId }: Clasificacion) => [
  subfamiliaId !== undefined && sql`a.subfamilia_id = ${subfamiliaId}`,
  familiaId !== undefined && sql`a.subfamilia_id in (select id from subfamilia where familia_id = ${familiaId})`,
  rubroId !== undefined &&
    sql`a.subfamilia_id in (select s.id from subfamilia s join familia f on f.id = s.familia_id
                            where f.rubro_id = ${rubroId})`,
  marcaId !== undefined && sql`a.marca_id = ${marcaId}`,
];

/** Without asking for a state, everything that is not inactive. `estado` is the column that holds it. */
export const conEstado = ({ estado }: ConsultaDeArticulos, columna: RawBuilder<unknown>) =>
  estado === undefined ? sql`${columna} <> 'INACTIVO'` : sql`${columna} = ${estado}`;

/**
 * Some disponible in a depósito that sells, in one sucursal or in any the user sees. The depósitos are few: as an array
 * they are read once, and not once for each saldo.
 */
export const tieneStock = (sucursalId: string | undefined, { sucursales }: Marco) => sql`exists (
    select from saldo_stock x
    where x.articulo_id = a.id and x.fisico > x.reservado
      and x.deposito_id = any(array(
        select d.id from deposito d
        where d.vendible and (${sucursalId ?? null}::uuid is null or d.sucursal_id = ${sucursalId ?? null}::uuid)
          and (${sucursales}::uuid[] is null or d.sucursal_id = any(${sucursales}::uuid[])))))`;

/**
 * Some price for one unit: of each quantity not above it, the newest that has begun is not an end; or one that a derived
 * lista works out. Written over the whole lista, in the order of its index, because a filter asks it of every artículo
 * there is.
 */
export const tienePrecio = ({ listaId, ahora }: Marco) => sql`exists (
    select from (
      select articulo_id
      from (select distinct on (articulo_id, cantidad_desde) articulo_id, importe
            from precio
            where lista_id = ${idDeLista(listaId)} and cantidad_desde <= 1 and desde <= ${ahora}
            order by articulo_id, cantidad_desde, desde desc) e
      where e.importe is not null
      union all
      select x.id
      from lista_precio l cross join articulo x
      where l.id = ${idDeLista(listaId)} and l.tipo = 'DERIVADA' and precio_derivado(l, x, 1, ${ahora}) is not null) v
    where v.articulo_id = a.id)`;

const idDeLista = (listaId: string | undefined) =>
  listaId === undefined ? sql`(select id from lista_precio where omision)` : sql`${listaId}`;

/** A prefix as a range of byte order, which a btree answers. */
export const empiezaCon = (columna: RawBuilder<unknown>, comienzo: string) =>
  sql`${columna} >= ${comienzo} and ${columna} < ${finDeComienzo(comienzo)}`;

/** Every word, whole or in part, in any order; tokens hold only letters and digits, so nothing needs escaping. */
export const patronesDePalabras = ({ palabras, comienzos }: Busqueda): readonly string[] => [
  ...palabras.map((palabra) => `%${palabra}%`),
  ...comienzos.map((comienzo) => `% ${comienzo}%`),
];

/** The row of words `p` has them all. */
export const tieneLasPalabras = (busqueda: Busqueda): RawBuilder<unknown> =>
  sql.join(
    patronesDePalabras(busqueda).map((patron) => sql`p.texto like ${patron}`),
    sql` and `,
  );
