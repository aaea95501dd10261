import {
  cambiaDeEscalon,
  type Escalon,
  escalonesDe,
  escalonesQueSiguen,
  escalonPara,
} from '@trastienda/nucleo/articulos/precios/escalones.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { cantidadesPorArticulo } from '@trastienda/nucleo/ventas/cantidades.ts';
import { precioQueVende } from '@trastienda/nucleo/ventas/renglones.ts';
import type { RenglonDeBorrador } from '#ventas/mostrador/guardar/borrador.ts';

/** What the server froze a line at, and for how many of its artículo in the whole nota. */
export type Congelado = { readonly precio: string | null; readonly pedidas: string };

/** Whether its price is the one the lista said when it was added, and nobody else's. */
export const sigueLaLista = ({ id, precioDeLista, sinCargo }: RenglonDeBorrador): boolean =>
  id === null && precioDeLista && !sinCargo;

/**
 * The lines at what the lista asks for all the nota has of their artículo (PRE-11), as the server will write them. One it
 * wrote already keeps its price while its quantity has the same one (VEN-07): what the lista says is known beside it.
 */
export function conEscalones(renglones: readonly RenglonDeBorrador[]): readonly RenglonDeBorrador[] {
  if (renglones.every(({ escalones }) => escalones.length === 0)) return renglones;
  const pedidas = cantidadesPorArticulo(renglones);
  return renglones.map((renglon) => {
    if (renglon.escalones.length === 0) return renglon;
    const cantidad = pedidas.get(renglon.articuloId) ?? renglon.cantidad;
    const hoy = precioQueVende(escalonPara(renglon.escalones, cantidad)?.neto ?? null);
    const precio = precioCon(renglon, cantidad, hoy);
    const igual = precio === renglon.precio && hoy === renglon.precioDeListaHoy;
    return igual ? renglon : { ...renglon, precio, precioDeListaHoy: hoy };
  });
}

function precioCon(renglon: RenglonDeBorrador, cantidad: string, hoy: string | null): string | null {
  const { precio, precioDeLista, sinCargo, escalones, congelado } = renglon;
  if (sigueLaLista(renglon)) return hoy;
  if (!congelado || !precioDeLista || sinCargo) return precio;
  return cambiaDeEscalon(escalones, congelado.pedidas, cantidad) ? hoy : congelado.precio;
}

export type PrecioPorCantidad = {
  /** The step its price is at; null while it is that of few units, or not that of the lista. */
  readonly rige: Escalon | null;
  /** What more units would cost, the nearest first. */
  readonly siguen: readonly Escalon[];
};

/** What the quantity does to the price of a line; null when it does nothing, or the price is not that of the lista. */
export function precioPorCantidad(
  renglon: RenglonDeBorrador,
  renglones: readonly RenglonDeBorrador[],
): PrecioPorCantidad | null {
  const { articuloId, precio, precioDeLista, sinCargo } = renglon;
  // One that is only remembered, since it may have counted when the price was frozen, changes nothing of what is to come.
  const escalones = escalonesDe(renglon.escalones);
  if (escalones.length === 0 || !precioDeLista || sinCargo) return null;
  const cantidad = cantidadesPorArticulo(renglones).get(articuloId) ?? renglon.cantidad;
  const escalon = escalonPara(escalones, cantidad);
  const esEse = escalon !== null && precio !== null && decimal(escalon.neto).eq(precio);
  const rige = esEse && decimal(escalon.desde).gt(0) ? escalon : null;
  const siguen = escalonesQueSiguen(escalones, cantidad).filter(({ neto }) => precioQueVende(neto) !== null);
  return rige === null && siguen.length === 0 ? null : { rige, siguen };
}
