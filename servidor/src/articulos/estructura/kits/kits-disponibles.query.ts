import { kitsDisponibles, partesDeKit } from '@trastienda/nucleo/articulos/estructura/kit.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { CERO, decimal, sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { sql } from 'kysely';
import { leerGrafoDeKits } from '#articulos/estructura/grafo.query.ts';
import { leerNombrados } from '#articulos/estructura/nombrados.query.ts';
import type { Db, Tx } from '#db/db.ts';
import { enTexto } from '#db/ids.ts';

/** How many of a kit what is in a depósito reaches for: never zero. */
export type KitsEnDeposito = {
  readonly depositoId: string;
  readonly sucursalId: string;
  readonly vendible: boolean;
  readonly disponible: string;
};

/**
 * How many of some kits there are, depósito by depósito, since a kit is delivered out of one (EST-07, INV-25): nothing chosen,
 * so optional components are left out and no substitute is counted. Three statements, however many they are.
 */
export async function leerKitsDisponibles(
  db: Db | Tx,
  kitIds: readonly string[],
  sucursales: readonly string[] | null,
): Promise<ReadonlyMap<string, readonly KitsEnDeposito[]>> {
  if (kitIds.length === 0) return new Map();
  const grafo = await leerGrafoDeKits(db, kitIds);
  const componentes = [...grafo.values()].flatMap((lineas) => lineas.map(({ componenteId }) => componenteId));
  if (componentes.length === 0) return new Map();
  const nombrados = await leerNombrados(db, [...kitIds, ...componentes]);
  const lugares = await leerLugares(db, componentes, sucursales);
  return new Map(
    kitIds.map((kitId) => {
      const partes = partesDeKit(grafo, kitId, { articuloDe: (id) => nombrados.get(id), elecciones: null });
      const decimales = nombrados.get(kitId)?.decimales ?? 0;
      if (!partes.ok) return [kitId, []];
      return [
        kitId,
        lugares.flatMap(({ hay, ...lugar }) => {
          const disponible = kitsDisponibles(partes.value, (id) => decimal(hay[id] ?? CERO), decimales);
          return disponible.gt(0) ? [{ ...lugar, disponible: textoCantidad(disponible) }] : [];
        }),
      ];
    }),
  );
}

/** What its depósitos that sell reach for, together. */
export const sumarKits = (lugares: readonly KitsEnDeposito[]): string =>
  textoCantidad(sumar(lugares.flatMap(({ vendible, disponible }) => (vendible ? [disponible] : []))));

type Lugar = Omit<KitsEnDeposito, 'disponible'> & { readonly hay: Readonly<Record<string, string>> };

/** What is free of each of them, in each depósito where there is something. */
async function leerLugares(
  db: Db | Tx,
  ids: readonly string[],
  sucursales: readonly string[] | null,
): Promise<readonly Lugar[]> {
  const { rows } = await sql<Lugar>`
    select d.id as "depositoId", d.sucursal_id as "sucursalId", d.vendible,
           json_object_agg(y.articulo_id, (y.fisico - y.reservado)::text) as hay
    from saldo_stock y join deposito d on d.id = y.deposito_id
    where y.articulo_id = any(${enTexto(ids)}::uuid[]) and y.fisico > y.reservado and not d.virtual
      ${sucursales === null ? sql`` : sql`and d.sucursal_id = any(${sucursales}::uuid[])`}
    group by d.id
  `.execute(db);
  return rows;
}
