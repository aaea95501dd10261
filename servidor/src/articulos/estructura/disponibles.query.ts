import type { Disponibles } from '@trastienda/nucleo/articulos/estructura/armable.ts';
import { decimal, sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { sql } from 'kysely';
import { alcanceDeStock, comoLista } from '#articulos/alcance-de-stock.ts';
import type { Db, Tx } from '#db/db.ts';
import { enTexto } from '#db/ids.ts';
import type { Usuario } from '#http/contexto.ts';
import { type KitsEnDeposito, leerKitsDisponibles } from './kits/kits-disponibles.query.ts';

type Textos = ReadonlyMap<string, string>;

export type Lugar = { readonly depositoId?: string | undefined; readonly sucursalId?: string | undefined };

/**
 * What can be taken of some artículos in a depósito, or over the depósitos that sell of a sucursal or of all of them.
 * Decimal text; nothing of what was never there. Only where the user sees stock: null when that is nowhere.
 */
export async function leerDisponibles(
  db: Db | Tx,
  usuario: Usuario,
  ids: Iterable<string>,
  lugar: Lugar,
): Promise<Textos | null> {
  const deLugar = enLugar(usuario, ids, lugar);
  if (deLugar === null) return null;
  const { rows } = await sql<{ id: string; disponible: string }>`
    select y.articulo_id as id, sum(y.fisico - y.reservado)::text as disponible
    from saldo_stock y join deposito d on d.id = y.deposito_id
    where ${deLugar}
    group by y.articulo_id
  `.execute(db);
  return new Map(rows.map(({ id, disponible }) => [id, disponible]));
}

/** The same, each depósito by itself: what is in one does not go together with what is in another. */
export async function leerDisponiblesPorDeposito(
  db: Db | Tx,
  usuario: Usuario,
  ids: readonly string[],
  lugar: Lugar,
): Promise<readonly Disponibles[]> {
  const deLugar = enLugar(usuario, ids, lugar);
  if (deLugar === null) return [];
  const { rows } = await sql<{ hay: Readonly<Record<string, string>> }>`
    select json_object_agg(y.articulo_id, (y.fisico - y.reservado)::text) as hay
    from saldo_stock y join deposito d on d.id = y.deposito_id
    where ${deLugar}
    group by d.id
  `.execute(db);
  return rows.map(({ hay }) => new Map(Object.entries(hay).map(([id, disponible]) => [id, decimal(disponible)])));
}

type Nombrado = { readonly id: string; readonly tipo: string };

/**
 * The same of artículos with what there is of them already, of which those that are kits have none of their own: how many what
 * they take reaches for, depósito by depósito (EST-07, INV-25). Without kits nothing is asked.
 */
export async function conKits(
  db: Db | Tx,
  usuario: Usuario,
  { disponibles, nombrados }: { readonly disponibles: Textos | null; readonly nombrados: Iterable<Nombrado> },
  { depositoId, sucursalId }: Lugar,
): Promise<Textos | null> {
  const kits = [...nombrados].filter(({ tipo }) => tipo === 'KIT').map(({ id }) => id);
  if (disponibles === null || kits.length === 0) return disponibles;
  const alla = ({ vendible, ...lugar }: KitsEnDeposito) =>
    (depositoId === undefined ? vendible : lugar.depositoId === depositoId) &&
    (sucursalId === undefined || lugar.sucursalId === sucursalId);
  const deKits = await leerKitsDisponibles(db, kits, comoLista(alcanceDeStock(usuario)));
  return new Map([
    ...disponibles,
    ...[...deKits].map(
      ([id, lugares]) => [id, sumar(lugares.filter(alla).map(({ disponible }) => disponible)).toFixed()] as const,
    ),
  ]);
}

function enLugar(usuario: Usuario, ids: Iterable<string>, { depositoId, sucursalId }: Lugar) {
  const sucursales = comoLista(alcanceDeStock(usuario));
  if (sucursales !== null && sucursales.length === 0) return null;
  return sql`y.articulo_id = any(${enTexto(ids)}::uuid[])
      and ${sucursales === null ? sql`true` : sql`d.sucursal_id = any(${sucursales}::uuid[])`}
      and ${sucursalId === undefined ? sql`true` : sql`d.sucursal_id = ${sucursalId}`}
      and ${depositoId === undefined ? sql`d.vendible` : sql`d.id = ${depositoId}`}`;
}
