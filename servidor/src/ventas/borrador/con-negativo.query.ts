import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { claveDePar } from '@trastienda/nucleo/stock/movimiento.ts';
import type { RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { kitsLibres, lineasDeStock } from '@trastienda/nucleo/ventas/kits/kit.ts';
import { pendienteDe, reservadoPorRenglon } from '@trastienda/nucleo/ventas/nota.ts';
import { type RawBuilder, sql } from 'kysely';
import { alcanceDeStock } from '#articulos/index.ts';
import type { Db } from '#db/db.ts';
import type { Consulta } from '#http/contexto.ts';
import type { ReservaActiva } from '#stock/index.ts';
import type { RenglonLeido } from '#ventas/vista/renglones.query.ts';

type Donde = { readonly propio: string; readonly reservas: readonly ReservaActiva[] };
type ConNegativo = Pick<NonNullable<RenglonDetalle['stock']>, 'conNegativo'>;

/**
 * From where a line may leave less than nothing by the hand of who asks, by the rule of delivering: what the artículo permits,
 * where the person holds `stock.negativo`, and while nothing stays reserved there for another document (VEN-05). Most people
 * may not, and nothing is read for them.
 */
export async function leerConNegativo(
  { db, usuario }: Consulta,
  renglones: readonly RenglonLeido[],
  { propio, reservas }: Donde,
): Promise<(renglonId: string) => ConNegativo> {
  if (renglones.length === 0 || !usuario.puede('stock.negativo')) return () => ({});
  const articuloIds = [...new Set(lineasDeStock(renglones).map(({ articuloId }) => articuloId))];
  const filas = await leer(db, articuloIds, propio);
  const nuestro = Map.groupBy(reservas, claveDePar);
  const admite = filas.filter(
    ({ articuloId, depositoId, sucursalId, permite, reservado }) =>
      permite &&
      usuario.puede('stock.negativo', sucursalId) &&
      (depositoId === propio || usuario.puede('nota.finalizar', sucursalId)) &&
      sumar((nuestro.get(claveDePar({ articuloId, depositoId })) ?? []).map(({ cantidad }) => cantidad)).gte(reservado),
  );
  const porDeposito = Map.groupBy(admite, ({ depositoId }) => depositoId);
  const libre = new Map(filas.map((fila) => [claveDePar(fila), fila.libre]));
  const alcance = alcanceDeStock(usuario);
  const porId = new Map(renglones.map((renglon) => [renglon.id, renglon]));
  return (renglonId) => {
    const renglon = porId.get(renglonId);
    if (!renglon) return {};
    const conNegativo = [...porDeposito].flatMap(([depositoId, suyas]) => {
      const esos = new Set(suyas.map(({ articuloId }) => articuloId));
      if (!lineasDeStock([renglon]).some(({ articuloId }) => esos.has(articuloId))) return [];
      const hasta = cuantoSale(renglon, {
        seVe: alcance === 'TODAS' || suyas.some(({ sucursalId }) => alcance.includes(sucursalId)),
        admite: esos,
        reservas: reservas.filter((reserva) => reserva.depositoId === depositoId),
        libreDe: (articuloId) => libre.get(claveDePar({ articuloId, depositoId })) ?? '0',
      });
      return [{ depositoId, hasta }];
    });
    return conNegativo.length === 0 ? {} : { conNegativo };
  };
}

type EnUno = {
  /** To who sees no stock there, how many kits there are is not said either. */
  readonly seVe: boolean;
  readonly admite: ReadonlySet<string>;
  readonly reservas: readonly ReservaActiva[];
  readonly libreDe: (articuloId: string) => string;
};

/** Besides what is put aside there for the line. A component that may go below zero stops no kit. */
function cuantoSale(renglon: RenglonLeido, { seVe, admite, reservas, libreDe }: EnUno): string {
  const pendiente = textoCantidad(pendienteDe(renglon));
  if (renglon.kit === null || !seVe) return pendiente;
  const totales = new Map(renglon.kit.componentes.map(({ articuloId, total }) => [articuloId, total]));
  return textoCantidad(
    kitsLibres(renglon, reservadoPorRenglon(reservas), (id) =>
      admite.has(id) ? (totales.get(id) ?? '0') : libreDe(id),
    ),
  );
}

type Fila = {
  readonly articuloId: string;
  readonly depositoId: string;
  readonly sucursalId: string;
  readonly permite: boolean;
  readonly reservado: string;
  readonly libre: string;
};

/** Each of those artículos in the depósito of the nota and in those that sell; where none may go below zero, nothing. */
async function leer(db: Db, articuloIds: readonly string[], propio: string): Promise<readonly Fila[]> {
  const seVende: RawBuilder<unknown> = sql`d.vendible and d.activo and s.activa`;
  const { rows } = await sql<Fila>`
    select a.id as "articuloId", d.id as "depositoId", s.id as "sucursalId", a.permite_negativo as permite,
           coalesce(y.reservado, 0)::text as reservado, coalesce(y.fisico - y.reservado, 0)::text as libre
    from articulo a
    cross join deposito d
    join sucursal s on s.id = d.sucursal_id
    left join saldo_stock y on y.articulo_id = a.id and y.deposito_id = d.id
    where a.id = any(${articuloIds}::uuid[]) and (d.id = ${propio} or (${seVende}))
      and exists (select from articulo x where x.id = any(${articuloIds}::uuid[]) and x.permite_negativo)
  `.execute(db);
  return rows;
}
