import type { Iva } from '#articulos/iva.ts';
import type { Control } from '#articulos/numeros/control.ts';
import { type Big, CERO, decimal } from '#comun/decimal.ts';
import type { EstadoNota } from './ciclo-de-nota.ts';
import type { KitDeRenglon } from './kits/kit.ts';

/** A nota de pedido as the rules see it. Quantities and money are decimal text. */
export type NotaDePedido = {
  readonly id: string;
  readonly numero: number;
  readonly version: number;
  readonly estado: EstadoNota;
  readonly depositoId: string;
  readonly renglones: readonly RenglonDeNota[];
};

export type RenglonDeNota = {
  readonly id: string;
  readonly articuloId: string;
  readonly tipo: 'PRODUCTO' | 'SERVICIO' | 'KIT';
  readonly decimales: number;
  readonly codigo: string;
  readonly descripcion: string;
  readonly pedida: string;
  readonly entregada: string;
  readonly cancelada: string;
  /** Net unit price, frozen with the line (VEN-07, INV-59). */
  readonly precio: string;
  /** False when somebody typed the price over the list's. */
  readonly precioDeLista: boolean;
  readonly sinCargo: boolean;
  readonly descuentos: readonly string[];
  readonly iva: Iva;
  readonly importe: string;
  /** Why it is sold at that price although it raises an alarm (PRE-10); empty when it needs no reason. */
  readonly motivoDePrecio: string;
  /** Which numbers leaving asks for (ART-24); absent, none. */
  readonly control?: Control | undefined;
  /** What was chosen of a KIT and what it takes; null for what is not one. */
  readonly kit: KitDeRenglon | null;
};

/** An active reservation of one line in one depósito (`acordado` 10). */
export type ReservaDeRenglon = {
  readonly id: string;
  readonly linea: string;
  readonly depositoId: string;
  readonly cantidad: string;
};

/** What has to be closed of a reservation, because it was delivered or because nobody needs it any more. */
export type Cierre = {
  readonly reservaId: string;
  readonly cantidad: string;
  readonly como: 'CONSUMIDA' | 'LIBERADA';
};

export const pendienteDe = (renglon: Pick<RenglonDeNota, 'pedida' | 'entregada' | 'cancelada'>): Big =>
  decimal(renglon.pedida).minus(renglon.entregada).minus(renglon.cancelada);

export const estaEntregada = (renglones: readonly Pick<RenglonDeNota, 'entregada'>[]): boolean =>
  renglones.some(({ entregada }) => decimal(entregada).gt(0));

export const quedaPendiente = (renglones: readonly RenglonDeNota[]): boolean =>
  renglones.some((renglon) => pendienteDe(renglon).gt(0));

/** What each line has reserved, in all depósitos. */
export function reservadoPorRenglon(
  reservas: readonly Pick<ReservaDeRenglon, 'linea' | 'cantidad'>[],
): ReadonlyMap<string, Big> {
  const total = new Map<string, Big>();
  for (const { linea, cantidad } of reservas) total.set(linea, (total.get(linea) ?? CERO).plus(cantidad));
  return total;
}

export const menor = (a: Big, b: Big): Big => (a.lt(b) ? a : b);
export const mayor = (a: Big, b: Big): Big => (a.gt(b) ? a : b);

/** How people name a nota: "NP 10.482". */
export const textoDeNota = (numero: number): string => `NP ${String(numero).replace(/\B(?=(\d{3})+$)/g, '.')}`;
