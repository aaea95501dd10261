import { type RawBuilder, sql } from 'kysely';

type Marco = { readonly sucursales: readonly string[] | null };

/**
 * A depósito in use that should hold more than what can be promised of it; without a saldo it has nothing. What is discontinued is
 * short of nothing (`sePide`): those few are looked for, and not the artículo of each minimum.
 */
const CORTO = sql`
  from politica_reposicion k
  join deposito d on d.id = k.deposito_id and d.activo
  left join saldo_stock y on y.articulo_id = k.articulo_id and y.deposito_id = k.deposito_id`;
const FALTA = sql`coalesce(y.fisico - y.reservado, 0) < k.minimo
  and not exists (select from articulo x where x.id = k.articulo_id and x.estado = 'DISCONTINUADO')`;

const quePuedeVer = ({ sucursales }: Marco) =>
  sucursales === null ? sql`true` : sql`d.sucursal_id = any(${sucursales}::uuid[])`;

/** Each artículo that is short in some depósito, of one sucursal or of any that the person sees (RN-07, INV-67). */
export const losBajoMinimo = (sucursalId: string | undefined, marco: Marco): RawBuilder<unknown> => sql`
  select k.articulo_id ${dondeFaltan(sucursalId, marco)}`;

/** The same once each, with what can be promised and what should be there, in the depósitos where it is short. */
export const losCortos = (sucursalId: string | undefined, marco: Marco): RawBuilder<unknown> => sql`
  select k.articulo_id, sum(coalesce(y.fisico - y.reservado, 0)) as disponible, sum(k.minimo) as minimo
  ${dondeFaltan(sucursalId, marco)} group by k.articulo_id`;

const dondeFaltan = (sucursalId: string | undefined, marco: Marco) => sql`
  ${CORTO}
  where ${FALTA} and ${quePuedeVer(marco)}
    ${sucursalId === undefined ? sql`` : sql`and d.sucursal_id = ${sucursalId}::uuid`}`;

/** The sucursales, of those the person sees, where the artículo of the outer row `a` is short. */
export const dondeFalta = (marco: Marco): RawBuilder<unknown> => sql`array(
  select distinct d.sucursal_id ${CORTO}
  where k.articulo_id = a.id and ${FALTA} and ${quePuedeVer(marco)})`;
