import { type Busqueda, finDeComienzo, LETRAS_DE_TRIGRAMA } from '@trastienda/nucleo/articulos/busqueda.ts';
import type { ConsultaDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { type RawBuilder, sql } from 'kysely';
import { sirvePara } from '#articulos/aplicaciones/de-un-vehiculo.query.ts';
import { type KitEnVenta, sumarPorKit } from '#articulos/estructura/kits/kits-en-venta.query.ts';
import { losBajoMinimo } from '#articulos/minimos/bajo-minimo.sql.ts';
import { esLaLista } from '#articulos/precios/listas/una-lista.query.ts';
import { faltaPrecio, tienePrecio } from './con-precio.sql.ts';

export type Marco = {
  /** A lista that exists; without it, the default one. */
  readonly listaId: string | undefined;
  readonly ahora: Date;
  /** The sucursales whose stock may be seen; null is all. */
  readonly sucursales: readonly string[] | null;
};

/** A filter by stock asks for kits too, which have no saldo: what there is of them is worked out before (INV-25). */
export type MarcoConKits = Marco & { readonly kits: readonly KitEnVenta[] };

type Clasificacion = Pick<ConsultaDeArticulos, 'subfamiliaId' | 'familiaId' | 'rubroId' | 'marcaId'>;

/** What a filter asks of the artículo of the outer row `a`, besides its state. */
export function condiciones(query: ConsultaDeArticulos, marco: MarcoConKits): RawBuilder<unknown>[] {
  const { tipo, conStock, sucursalId, sinPrecio, bajoMinimo, enNegativo } = query;
  return [
    ...deSuClasificacion(query),
    tipo !== undefined && sql`a.tipo = ${tipo}`,
    conStock === 'true' && tieneStock(sucursalId, marco),
    conStock === 'false' && sql`not ${tieneStock(sucursalId, marco)}`,
    sinPrecio === 'true' && faltaPrecio(marco),
    sinPrecio === 'false' && tienePrecio(marco),
    bajoMinimo !== undefined && siONo(bajoMinimo, sql`a.id in (${losBajoMinimo(sucursalId, marco)})`),
    enNegativo !== undefined && siONo(enNegativo, sql`a.id in (${losNegativos(marco)})`),
    sirvePara(query),
  ].filter((condicion) => condicion !== false && condicion !== null);
}

const siONo = (valor: string, condicion: RawBuilder<unknown>) =>
  valor === 'true' ? condicion : sql`not (${condicion})`;

/** Where the artículo of the outer row `a` stands in the tree, and its marca; false for what is not asked. */
export const deSuClasificacion = ({ subfamiliaId, familiaId, rubroId, marcaId }: Clasificacion) => [
  subfamiliaId !== undefined && sql`a.subfamilia_id = ${subfamiliaId}`,
  familiaId !== undefined && sql`a.subfamilia_id in (select id from subfamilia where familia_id = ${familiaId})`,
  rubroId !== undefined &&
    sql`a.subfamilia_id in (select s.id from subfamilia s join familia f on f.id = s.familia_id
                            where f.rubro_id = ${rubroId})`,
  marcaId !== undefined && sql`a.marca_id = ${marcaId}`,
];

/**
 * Some disponible in a depósito that sells, in one sucursal or in any the user sees. The depósitos are few: as an array
 * they are read once, and not once for each saldo. Where there are no kits to sell nothing is asked of them, since a condition
 * that may hold by either way is asked of one artículo at a time.
 */
export function tieneStock(sucursalId: string | undefined, marco: MarcoConKits): RawBuilder<unknown> {
  const conSaldo = sql`exists (
    select from saldo_stock x
    where x.articulo_id = a.id and x.fisico > x.reservado
      and x.deposito_id = any(${losVendibles(sucursalId, marco)}))`;
  const kits = sumarPorKit(marco.kits, sucursalId).map(({ id }) => id);
  return kits.length === 0 ? conSaldo : sql`(${conSaldo} or a.id = any(${kits}::uuid[]))`;
}

/** The depósitos that sell, as an array: of a sucursal, or of all that the person sees. */
const losVendibles = (sucursalId: string | null | undefined, { sucursales }: Marco) => sql`array(
        select d.id from deposito d
        where d.vendible and (${sucursalId ?? null}::uuid is null or d.sucursal_id = ${sucursalId ?? null}::uuid)
          and (${sucursales}::uuid[] is null or d.sucursal_id = any(${sucursales}::uuid[])))`;

/** What each has to sell, of those that have saldos there, and of the kits there are any of. */
export function losDisponibles(sucursalId: string | null | undefined, marco: MarcoConKits): RawBuilder<unknown> {
  const kits = sumarPorKit(marco.kits, sucursalId);
  const deKits = sql`
    union all
    select * from unnest(${kits.map(({ id }) => id)}::uuid[], ${kits.map(({ disponible }) => disponible)}::numeric[])`;
  return sql`
    select y.articulo_id, sum(y.fisico - y.reservado) as disponible
    from saldo_stock y where y.deposito_id = any(${losVendibles(sucursalId, marco)})
    group by y.articulo_id
    ${kits.length === 0 ? sql`` : deKits}`;
}

/** The depósito `d` holds what travels to its sucursal, which nobody sells until it is there (TAB-04). */
export const enTransito = sql`d.clase = 'TRANSITO'`;

/** What travels of each artículo to the sucursales that the person sees, of those of which anything does. */
export const losQueViajan = ({ sucursales }: Marco): RawBuilder<unknown> => sql`
    select y.articulo_id, sum(y.fisico) as viaja
    from saldo_stock y
    where y.deposito_id = any(array(
      select d.id from deposito d
      where ${enTransito} and (${sucursales}::uuid[] is null or d.sucursal_id = any(${sucursales}::uuid[]))))
    group by y.articulo_id`;

/** Those below zero, or promised beyond what there is, in some depósito that sells and the person sees: few, with an index. */
export const losNegativos = ({ sucursales }: Marco) => sql`
  select y.articulo_id from saldo_stock y join deposito d on d.id = y.deposito_id
  where y.fisico < y.reservado and d.vendible
    and (${sucursales}::uuid[] is null or d.sucursal_id = any(${sucursales}::uuid[]))`;

/**
 * Each artículo that has a price for one unit in the lista, if it is of that kind: the written one and, without it, the
 * derived one.
 */
export const preciosDeUna = ({ listaId, ahora }: Marco, esDeEsas: RawBuilder<unknown>) => sql`
  select v.articulo_id, v.importe
  from lista_precio l
  cross join lateral (
    select * from precios_escritos(l.id, 1, ${ahora})
    union all
    select * from precios_derivados(l, 1, ${ahora}) d
    where not exists (select from precios_escritos(l.id, 1, ${ahora}) e where e.articulo_id = d.articulo_id)) v
  where ${esLaLista(listaId)} and ${esDeEsas}`;

/** A prefix as a range of byte order, which a btree answers. */
export const empiezaCon = (columna: RawBuilder<unknown>, comienzo: string) =>
  sql`${columna} >= ${comienzo} and ${columna} < ${finDeComienzo(comienzo)}`;

/** The row of codes `k` is this code, or is but for the zeros it begins with: only those that have some are kept without them. */
export const esSinCeros = (codigoSinCeros: string): RawBuilder<unknown> => sql`(
  k.valor_norm = ${codigoSinCeros} or (k.sin_ceros = ${codigoSinCeros} and k.sin_ceros <> k.valor_norm))`;

/** Every word, whole or in part, in any order; tokens hold only letters and digits, so nothing needs escaping. */
export const patronesDePalabras = ({ palabras, comienzos }: Busqueda): readonly string[] =>
  [...palabras, ...comienzos].map(patronDe);

const patronDe = (palabra: string): string => (palabra.length < LETRAS_DE_TRIGRAMA ? `% ${palabra}%` : `%${palabra}%`);

/** The row of words `p` has them all; of what may be written as one or in parts, either. */
export function tieneLasPalabras(busqueda: Busqueda): RawBuilder<unknown> {
  const tiene = (palabras: readonly string[]) =>
    sql.join(
      palabras.map((palabra) => sql`p.texto like ${patronDe(palabra)}`),
      sql` and `,
    );
  const enPartes = new Set(busqueda.juntas.flatMap(({ partes }) => partes));
  const sueltas = [...busqueda.palabras, ...busqueda.comienzos].filter((palabra) => !enPartes.has(palabra));
  return sql.join(
    [
      ...(sueltas.length === 0 ? [] : [tiene(sueltas)]),
      ...busqueda.juntas.map(({ forma, partes }) => sql`(${tiene([forma])} or ${tiene(partes)})`),
    ],
    sql` and `,
  );
}
