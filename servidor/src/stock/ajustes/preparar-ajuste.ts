import { inicioDe } from '@trastienda/nucleo/stock/momento.ts';
import type { NumeroPedido } from '@trastienda/nucleo/stock/numeros/numero-pedido.ts';
import { revisarRenglones } from '@trastienda/nucleo/stock/renglones.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { leerDeposito } from '#tablas-generales/index.ts';
import type { RenglonGuardado } from './ajustes.repo.ts';
import { leerArticulosMovibles, type RenglonActual } from './datos-de-ajuste.query.ts';

/** The place of an adjustment: a real depósito, in use, where the user may prepare one. */
export async function lugarDeAjuste(
  { tx, usuario }: Orden,
  depositoId: string,
): Promise<{ readonly depositoId: string; readonly sucursalId: string }> {
  const deposito = await leerDeposito(tx, depositoId);
  if (!deposito || deposito.sucursalId === null || deposito.virtual) {
    return datosInvalidos([{ path: ['depositoId'], message: 'No existe ese depósito.' }]);
  }
  usuario.exigirEn('ajuste.crear', deposito.sucursalId);
  if (!deposito.activo) {
    return datosInvalidos([
      { path: ['depositoId'], message: `El depósito ${deposito.nombre} está inactivo. Elegí otro.` },
    ]);
  }
  return { depositoId: deposito.id, sucursalId: deposito.sucursalId };
}

/** When it happened: nothing is dated after now (INV-18). A day means its beginning. */
export function fechaDeAjuste(ahora: Date, fecha: string | null): string | null {
  if (fecha === null) return null;
  const instante = inicioDe(fecha);
  if (instante.getTime() > ahora.getTime()) {
    return datosInvalidos([{ path: ['fechaEfectiva'], message: 'No puede ser una fecha futura.' }]);
  }
  return instante.toISOString();
}

type RenglonPedido = {
  readonly id?: string | undefined;
  readonly articuloId: string;
  readonly cantidad: string;
  readonly costo?: string | null | undefined;
  readonly numeros?: readonly NumeroPedido[] | undefined;
};

type Permiso = {
  /** Whether the sender sees costs here: who does not see them cannot set them either. */
  readonly verCosto: boolean;
  /** The lines as they are, when they replace others. */
  readonly anteriores?: readonly RenglonActual[];
};

/** The lines as they will be kept, or everything that is wrong with them. */
export async function renglonesDeAjuste(
  tx: Tx,
  pedidos: readonly RenglonPedido[],
  { verCosto, anteriores = [] }: Permiso,
): Promise<RenglonGuardado[]> {
  const articulos = await leerArticulosMovibles(
    tx,
    pedidos.map(({ articuloId }) => articuloId),
  );
  const previos = new Map(anteriores.map((renglon) => [renglon.id, renglon]));
  const desconocidos = pedidos.flatMap(({ id }, orden) =>
    id === undefined || previos.has(id)
      ? []
      : [{ path: ['renglones', orden, 'id'], message: 'Ese renglón no es de este ajuste.' }],
  );
  const reparos = [...revisarRenglones(pedidos, articulos), ...desconocidos];
  if (reparos.length > 0) return datosInvalidos(reparos);
  if (!verCosto && pedidos.some(({ costo }) => costo !== undefined && costo !== null))
    rechazar('comun.sin_permiso', {});

  return pedidos.map(({ id, articuloId, cantidad, costo, numeros }) => {
    const previo = id === undefined ? undefined : previos.get(id);
    const articulo = articulos.get(articuloId.toLowerCase());
    const mismo = previo?.articuloId === articulo?.id ? previo : undefined;
    const conservado = verCosto ? undefined : mismo?.costo;
    return {
      id: id ?? uuidv7(),
      articuloId: articulo?.id ?? articuloId,
      decimales: articulo?.decimales ?? 0,
      cantidad,
      costo: (Number(cantidad) > 0 ? (conservado ?? costo) : null) ?? null,
      // What it said goes when nothing is asked of it any more (ART-24).
      numeros: numeros ?? (articulo?.control === 'NINGUNO' ? [] : (mismo?.numeros ?? [])),
    };
  });
}
