import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { DisponibleEnOtra } from '@trastienda/nucleo/ventas/faltantes.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import * as stock from '#stock/index.ts';

type Pedido = {
  readonly articuloIds: readonly string[];
  /** The place that is not «other». */
  readonly depositoId: string;
  readonly usuario: Usuario;
};

export type Disponibilidad = {
  readonly aca: ReadonlyMap<string, string>;
  /** Where else there is something, of what the user may see. */
  readonly otras: ReadonlyMap<string, readonly DisponibleEnOtra[]>;
};

/** The figures of stock centralizado for some artículos: here, and in the other depósitos that sell (VEN-03). */
export async function leerDisponibilidad(
  db: Db | Tx,
  { articuloIds, depositoId, usuario }: Pedido,
): Promise<Disponibilidad> {
  const filas = await stock.disponibles(db, [...new Set(articuloIds)]);
  const visibles = filas.filter(
    (fila) => usuario.puede('stock.ver_otras', fila.sucursalId) || usuario.puede('stock.ver', fila.sucursalId),
  );
  const lugares = await leerNombres(db, [...new Set(visibles.map((fila) => fila.depositoId))]);
  const otras = visibles
    .filter((fila) => fila.depositoId !== depositoId && decimal(fila.disponible).gt(0))
    .flatMap(({ articuloId, disponible, ...fila }) => {
      const lugar = lugares.get(fila.depositoId);
      return lugar ? [{ articuloId, lugar: { ...lugar, disponible } }] : [];
    });
  return {
    aca: new Map(
      visibles
        .filter((fila) => fila.depositoId === depositoId)
        .map(({ articuloId, disponible }) => [articuloId, disponible]),
    ),
    otras: new Map(
      [...Map.groupBy(otras, ({ articuloId }) => articuloId)].map(([articuloId, suyas]) => [
        articuloId,
        suyas.map(({ lugar }) => lugar),
      ]),
    ),
  };
}

type Nombres = Omit<DisponibleEnOtra, 'disponible'>;

async function leerNombres(db: Db | Tx, depositoIds: readonly string[]): Promise<ReadonlyMap<string, Nombres>> {
  if (depositoIds.length === 0) return new Map();
  const filas = await db
    .selectFrom('deposito as d')
    .innerJoin('sucursal as s', 's.id', 'd.sucursal_id')
    .select(['d.id as depositoId', 'd.nombre as deposito', 's.id as sucursalId', 's.nombre as sucursal'])
    .where('d.id', 'in', depositoIds)
    .where('d.activo', '=', true)
    .execute();
  return new Map(filas.map((fila) => [fila.depositoId, fila]));
}
