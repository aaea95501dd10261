import { textoCantidad } from '#comun/cantidad.ts';
import { decimal } from '#comun/decimal.ts';
import type { TransicionInvalida } from '#comun/estados.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import { type AccionNota, cicloDeNota, type EstadoNota } from './ciclo-de-nota.ts';
import { type CantidadDeRenglon, type CantidadExcedida, excesosDe, liberarSobrante } from './entregar.ts';
import {
  type Cierre,
  estaEntregada,
  type NotaDePedido,
  pendienteDe,
  quedaPendiente,
  type RenglonDeNota,
  type ReservaDeRenglon,
} from './nota.ts';

type NadaEntregado = {
  readonly code: 'ventas.nada_entregado';
  readonly data: { readonly numero: number; readonly permitidas: readonly AccionNota[] };
};

type SaldoCancelado = {
  readonly estado: EstadoNota;
  readonly renglones: readonly RenglonDeNota[];
  readonly cancelados: readonly CantidadDeRenglon[];
  readonly cierres: readonly Cierre[];
};

/**
 * Gives up what is pending on some lines, or on all of them, and releases their reservations. Without any delivery
 * the whole nota cannot be given up this way: that is `anular`, and the refusal says so (`acordado` 6).
 */
export function cancelarSaldo(
  nota: NotaDePedido,
  pedido: readonly { readonly renglonId: string; readonly cantidad?: string | undefined }[] | undefined,
  reservas: readonly ReservaDeRenglon[],
): Result<SaldoCancelado, TransicionInvalida | CantidadExcedida | NadaEntregado> {
  const destinos = cicloDeNota.destinos(nota.estado, 'cancelar-saldo');
  if (!destinos.ok) return destinos;

  const bajas = bajasDe(nota.renglones, pedido);
  const vacias = bajas.filter(({ cantidad }) => cantidad.lte(0));
  const excesos = [...excesosDe(bajas), ...vacias.map(({ renglon }) => sinSaldo(renglon))];
  if (excesos.length > 0) return fail({ code: 'ventas.cantidad_excedida', data: { renglones: excesos } });

  const canceladoAhora = new Map(bajas.map(({ renglon, cantidad }) => [renglon.id, cantidad]));
  const renglones = nota.renglones.map((renglon) => ({
    ...renglon,
    cancelada: textoCantidad(decimal(renglon.cancelada).plus(canceladoAhora.get(renglon.id) ?? 0)),
  }));
  const sinSaldos = !quedaPendiente(renglones);
  if (sinSaldos && !estaEntregada(renglones)) {
    const permitidas = cicloDeNota.accionesDesde(nota.estado).filter((accion) => accion === 'anular');
    return fail({ code: 'ventas.nada_entregado', data: { numero: nota.numero, permitidas } });
  }
  const siguiente = cicloDeNota.mover(nota.estado, 'cancelar-saldo', sinSaldos ? 'FINALIZADA' : nota.estado);
  if (!siguiente.ok) return siguiente;
  return ok({
    estado: siguiente.value,
    renglones,
    cancelados: bajas.map(({ renglon, cantidad }) => ({ renglonId: renglon.id, cantidad: textoCantidad(cantidad) })),
    cierres: liberarSobrante(renglones, reservas),
  });
}

/** Annuls a nota that delivered nothing and releases all it had reserved (VEN-13: with deliveries, never). */
export function anular(
  nota: NotaDePedido,
  reservas: readonly ReservaDeRenglon[],
): Result<{ readonly estado: EstadoNota; readonly cierres: readonly Cierre[] }, TransicionInvalida> {
  const siguiente = cicloDeNota.mover(nota.estado, 'anular');
  if (!siguiente.ok) return siguiente;
  const cierres = reservas.map(({ id, cantidad }) => ({ reservaId: id, cantidad, como: 'LIBERADA' as const }));
  return ok({ estado: siguiente.value, cierres });
}

type Pedidas = readonly { readonly renglonId: string; readonly cantidad?: string | undefined }[];

function bajasDe(renglones: readonly RenglonDeNota[], pedido: Pedidas | undefined) {
  if (!pedido) {
    return renglones
      .map((renglon) => ({ renglon, cantidad: pendienteDe(renglon) }))
      .filter(({ cantidad }) => cantidad.gt(0));
  }
  const pedidas = new Map(pedido.map(({ renglonId, cantidad }) => [renglonId, cantidad]));
  return renglones
    .filter(({ id }) => pedidas.has(id))
    .map((renglon) => {
      const cantidad = pedidas.get(renglon.id);
      return { renglon, cantidad: cantidad === undefined ? pendienteDe(renglon) : decimal(cantidad) };
    });
}

const sinSaldo = (renglon: RenglonDeNota) => ({
  renglonId: renglon.id,
  codigo: renglon.codigo,
  cantidad: '0',
  pendiente: '0',
});
