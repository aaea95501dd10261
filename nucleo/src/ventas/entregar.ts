import { textoCantidad } from '#comun/cantidad.ts';
import { type Big, CERO, decimal } from '#comun/decimal.ts';
import type { TransicionInvalida } from '#comun/estados.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import { cicloDeNota, type EstadoNota } from './ciclo-de-nota.ts';
import { agruparDemanda, faltantesDe, type StockInsuficiente } from './faltantes.ts';
import { type LineaDeStock, lineasDeStock, parteDelTotal } from './kits/kit.ts';
import {
  type Cierre,
  mayor,
  menor,
  type NotaDePedido,
  pendienteDe,
  quedaPendiente,
  type RenglonDeNota,
  type ReservaDeRenglon,
} from './nota.ts';

export type CantidadDeRenglon = { readonly renglonId: string; readonly cantidad: string };

/** One line asked beyond what is pending on it. */
export type Exceso = CantidadDeRenglon & {
  readonly codigo: string;
  readonly pendiente: string;
};

export type CantidadExcedida = {
  readonly code: 'ventas.cantidad_excedida';
  readonly data: { readonly renglones: readonly Exceso[] };
};

/** What is where the goods leave from. */
export type Existencias = {
  readonly depositoId: string;
  /** By artículo, in that depósito; absent is zero. */
  readonly saldos: ReadonlyMap<string, { readonly fisico: string; readonly reservado: string }>;
  /** Active reservations of the nota, in every depósito. */
  readonly reservas: readonly ReservaDeRenglon[];
  /** Artículos that may go below zero by the hand of who delivers (INV-06). */
  readonly admitenNegativo: ReadonlySet<string>;
};

export type Entrega = {
  readonly estado: EstadoNota;
  /** The lines as they end. */
  readonly renglones: readonly RenglonDeNota[];
  readonly entregados: readonly (CantidadDeRenglon & Pick<RenglonDeNota, 'articuloId' | 'tipo' | 'decimales'>)[];
  /** What leaves the shelf for them: a KIT as its components. `lineaId` is the line of the nota. */
  readonly salidas: readonly {
    readonly id: string;
    readonly lineaId: string;
    readonly articuloId: string;
    readonly decimales: number;
    readonly cantidad: string;
  }[];
  readonly cierres: readonly Cierre[];
  /** Artículos that end below what there was, to be written in the trail. */
  readonly enNegativo: readonly { readonly codigo: string; readonly cantidad: string }[];
};

/**
 * Delivers what is asked, or everything pending when nothing is. Each line takes its own reservation in that depósito
 * first and free stock for the rest; what it had reserved beyond its new balance, here or elsewhere, is released
 * (`acordado` 10). A SERVICIO is delivered without looking at stock.
 */
export function entregar(
  nota: NotaDePedido,
  pedido: readonly CantidadDeRenglon[] | undefined,
  existencias: Existencias,
): Result<Entrega, TransicionInvalida | CantidadExcedida | StockInsuficiente> {
  const destinos = cicloDeNota.destinos(nota.estado, 'finalizar');
  if (!destinos.ok) return destinos;

  const salidas = salidasDe(nota.renglones, pedido);
  const excesos = excesosDe(salidas);
  if (excesos.length > 0) return fail({ code: 'ventas.cantidad_excedida', data: { renglones: excesos } });

  const deStock = salidasDeStock(salidas);
  const consumos = consumosDe(deStock, existencias);
  const { faltantes, enNegativo } = controlarStock(deStock, consumos, existencias);
  if (faltantes.length > 0) return fail({ code: 'ventas.stock_insuficiente', data: { faltantes } });

  const entregado = new Map(salidas.map(({ renglon, cantidad }) => [renglon.id, cantidad]));
  const renglones = nota.renglones.map((renglon) => ({
    ...renglon,
    entregada: textoCantidad(decimal(renglon.entregada).plus(entregado.get(renglon.id) ?? CERO)),
  }));
  const hacia = quedaPendiente(renglones) ? 'PARCIAL' : 'FINALIZADA';
  const siguiente = cicloDeNota.mover(nota.estado, 'finalizar', hacia);
  if (!siguiente.ok) return siguiente;
  return ok({
    estado: siguiente.value,
    renglones,
    entregados: salidas.map(({ renglon: { id, articuloId, tipo, decimales }, cantidad }) => ({
      renglonId: id,
      articuloId,
      tipo,
      decimales,
      cantidad: textoCantidad(cantidad),
    })),
    salidas: deStock.map(({ renglon: { id, lineaId, articuloId, decimales }, cantidad }) => ({
      id,
      lineaId,
      articuloId,
      decimales,
      cantidad: textoCantidad(cantidad),
    })),
    cierres: [...consumos, ...liberarSobrante(renglones, menosConsumido(existencias.reservas, consumos))],
    enNegativo,
  });
}

type Salida = { readonly renglon: RenglonDeNota; readonly cantidad: Big };

function salidasDe(renglones: readonly RenglonDeNota[], pedido: readonly CantidadDeRenglon[] | undefined): Salida[] {
  const pedidas = pedido && new Map(pedido.map(({ renglonId, cantidad }) => [renglonId, decimal(cantidad)]));
  return renglones
    .map((renglon) => ({ renglon, cantidad: pedidas ? (pedidas.get(renglon.id) ?? CERO) : pendienteDe(renglon) }))
    .filter(({ cantidad }) => cantidad.gt(0));
}

type SalidaDeStock = { readonly renglon: LineaDeStock; readonly cantidad: Big };

/** What leaves the shelf: of a KIT, what its components have to add up to with these kits less what they did before. */
function salidasDeStock(salidas: readonly Salida[]): SalidaDeStock[] {
  return salidas.flatMap(({ renglon, cantidad }) =>
    lineasDeStock([renglon])
      .map((linea): SalidaDeStock => {
        if (renglon.tipo !== 'KIT') return { renglon: linea, cantidad };
        const hasta = parteDelTotal(
          { total: linea.pedida, decimales: linea.decimales },
          decimal(renglon.entregada).plus(cantidad),
          renglon.pedida,
        );
        return { renglon: linea, cantidad: hasta.minus(linea.entregada) };
      })
      .filter((salida) => salida.cantidad.gt(0)),
  );
}

/** Lines asked beyond their balance. Shared with «cancelar saldo», which has the same limit. */
export const excesosDe = (salidas: readonly Salida[]): Exceso[] =>
  salidas
    .filter(({ renglon, cantidad }) => cantidad.gt(pendienteDe(renglon)))
    .map(({ renglon, cantidad }) => ({
      renglonId: renglon.id,
      codigo: renglon.codigo,
      cantidad: textoCantidad(cantidad),
      pendiente: textoCantidad(pendienteDe(renglon)),
    }));

/** The part of each delivery that the line's own reservation in that depósito covers. */
function consumosDe(salidas: readonly SalidaDeStock[], { depositoId, reservas }: Existencias): Cierre[] {
  const aca = reservas.filter((reserva) => reserva.depositoId === depositoId);
  return salidas.flatMap(({ renglon, cantidad }) => {
    let falta = cantidad;
    return aca
      .filter(({ linea }) => linea === renglon.id)
      .flatMap((reserva) => {
        const toma = menor(falta, decimal(reserva.cantidad));
        if (toma.lte(0)) return [];
        falta = falta.minus(toma);
        return [{ reservaId: reserva.id, cantidad: textoCantidad(toma), como: 'CONSUMIDA' as const }];
      });
  });
}

/**
 * What the delivery may take of an artículo is its own reservations plus what nobody has reserved, and never more
 * than there physically is: a loss may have left less than was reserved (INV-12). Below zero goes only what leaves nothing
 * reserved there: what is promised stays promised, whoever may leave less than nothing (VEN-05).
 */
function controlarStock(
  demandas: readonly SalidaDeStock[],
  consumos: readonly Cierre[],
  { saldos, reservas, admitenNegativo }: Existencias,
) {
  const articuloDe = new Map(demandas.map(({ renglon }) => [renglon.id, renglon.articuloId]));
  const lineaDe = new Map(reservas.map(({ id, linea }) => [id, linea]));
  const propio = new Map<string, Big>();
  for (const { reservaId, cantidad } of consumos) {
    const articuloId = articuloDe.get(lineaDe.get(reservaId) ?? '') ?? '';
    propio.set(articuloId, (propio.get(articuloId) ?? CERO).plus(cantidad));
  }
  const quedaReservado = (articuloId: string): boolean =>
    decimal(saldos.get(articuloId)?.reservado ?? '0').gt(propio.get(articuloId) ?? CERO);
  const disponible = (articuloId: string): Big => {
    const { fisico, reservado } = saldos.get(articuloId) ?? { fisico: '0', reservado: '0' };
    const libre = mayor(CERO, decimal(fisico).minus(reservado));
    return mayor(CERO, menor(decimal(fisico), libre.plus(propio.get(articuloId) ?? CERO)));
  };

  const faltantes = faltantesDe(
    demandas.filter(({ renglon: { articuloId } }) => !admitenNegativo.has(articuloId) || quedaReservado(articuloId)),
    disponible,
  );
  const enNegativo = agruparDemanda(demandas)
    .map(({ articuloId, codigo, pedido }) => ({
      codigo,
      falta: pedido.minus(saldos.get(articuloId)?.fisico ?? '0'),
    }))
    .filter(({ falta }) => falta.gt(0))
    .map(({ codigo, falta }) => ({ codigo, cantidad: textoCantidad(falta) }));
  return { faltantes, enNegativo };
}

/** Releases of what a line has reserved beyond what is still pending on it (INV-51); the last reservations go first. */
export function liberarSobrante(
  renglones: readonly RenglonDeNota[],
  reservas: readonly ReservaDeRenglon[],
): { readonly reservaId: string; readonly cantidad: string; readonly como: 'LIBERADA' }[] {
  return lineasDeStock(renglones).flatMap((renglon) => {
    const propias = reservas.filter(({ linea }) => linea === renglon.id);
    let sobra = propias.reduce((total, { cantidad }) => total.plus(cantidad), CERO).minus(pendienteDe(renglon));
    return propias.toReversed().flatMap(({ id, cantidad }) => {
      if (sobra.lte(0)) return [];
      const libera = menor(sobra, decimal(cantidad));
      sobra = sobra.minus(libera);
      return [{ reservaId: id, cantidad: textoCantidad(libera), como: 'LIBERADA' as const }];
    });
  });
}

/** The reservations as they are once what was delivered is taken out of them. */
function menosConsumido(reservas: readonly ReservaDeRenglon[], consumos: readonly Cierre[]): ReservaDeRenglon[] {
  const consumido = new Map(consumos.map(({ reservaId, cantidad }) => [reservaId, cantidad]));
  return reservas
    .map((reserva) => ({
      ...reserva,
      cantidad: textoCantidad(decimal(reserva.cantidad).minus(consumido.get(reserva.id) ?? '0')),
    }))
    .filter(({ cantidad }) => decimal(cantidad).gt(0));
}
