import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { DisponibleEnOtra } from '@trastienda/nucleo/ventas/faltantes.ts';
import { alcanceDeStock } from '#articulos/index.ts';
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
  /** Null where the user may not see what there is. */
  readonly aca: ReadonlyMap<string, string> | null;
  /** Where else there is something, of what the user may see. */
  readonly otras: ReadonlyMap<string, readonly DisponibleEnOtra[]>;
};

/** The figures of stock centralizado for some artículos: here, and in the other depósitos that sell (VEN-03). */
export async function leerDisponibilidad(
  db: Db | Tx,
  { articuloIds, depositoId, usuario }: Pedido,
): Promise<Disponibilidad> {
  const filas = await stock.disponibles(db, [...new Set(articuloIds)]);
  const alcance = alcanceDeStock(usuario);
  const ve = (sucursalId: string | undefined) =>
    alcance === 'TODAS' || (sucursalId !== undefined && alcance.includes(sucursalId));
  const visibles = filas.filter(({ sucursalId }) => ve(sucursalId));
  const lugares = await leerLugares(db, [...new Set([depositoId, ...visibles.map((fila) => fila.depositoId)])]);
  const otras = visibles
    .filter((fila) => fila.depositoId !== depositoId && decimal(fila.disponible).gt(0))
    .flatMap(({ articuloId, disponible, ...fila }) => {
      const lugar = lugares.get(fila.depositoId);
      return lugar?.enUso ? [{ articuloId, lugar: { ...lugar.nombres, disponible } }] : [];
    });
  return {
    aca: ve(lugares.get(depositoId)?.nombres.sucursalId)
      ? new Map(
          visibles
            .filter((fila) => fila.depositoId === depositoId)
            .map(({ articuloId, disponible }) => [articuloId, disponible]),
        )
      : null,
    otras: new Map(
      [...Map.groupBy(otras, ({ articuloId }) => articuloId)].map(([articuloId, suyas]) => [
        articuloId,
        suyas.map(({ lugar }) => lugar),
      ]),
    ),
  };
}

type Lugar = { readonly nombres: Omit<DisponibleEnOtra, 'disponible'>; readonly enUso: boolean };

/** What those depósitos are called, and whether anything may be asked of them: both they and their sucursal are in use. */
async function leerLugares(db: Db | Tx, depositoIds: readonly string[]): Promise<ReadonlyMap<string, Lugar>> {
  const filas = await db
    .selectFrom('deposito as d')
    .innerJoin('sucursal as s', 's.id', 'd.sucursal_id')
    .select(['d.id as depositoId', 'd.nombre as deposito', 's.id as sucursalId', 's.nombre as sucursal'])
    .select(['d.activo', 's.activa'])
    .where('d.id', 'in', depositoIds)
    .execute();
  return new Map(
    filas.map(({ activo, activa, ...nombres }) => [nombres.depositoId, { nombres, enUso: activo && activa }]),
  );
}
