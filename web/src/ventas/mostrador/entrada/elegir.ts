import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import { decimal, decimalesUsados } from '@trastienda/nucleo/comun/decimal.ts';
import { type ArticuloNoVendible, noVendiblesDe, precioQueVende } from '@trastienda/nucleo/ventas/renglones.ts';
import type { ArticuloElegido } from '#ventas/mostrador/guardar/borrador.ts';

/** Why what was typed or read adds nothing. */
export type ErrorDeEntrada =
  | { readonly tipo: 'desconocido'; readonly codigo: string }
  | { readonly tipo: 'ambiguo'; readonly texto: string }
  | { readonly tipo: 'cantidad_ilegible'; readonly escrito: string }
  | { readonly tipo: 'decimales'; readonly codigo: string; readonly decimales: number }
  | { readonly tipo: ArticuloNoVendible['razon']; readonly codigo: string }
  | { readonly tipo: 'pedido'; readonly mensaje: string };

export type Eleccion =
  | { readonly ok: true; readonly articulo: ArticuloElegido; readonly cantidad: string }
  | { readonly ok: false; readonly error: ErrorDeEntrada };

/**
 * An artículo found and the quantity asked, as a line of the draft. A code that was matched whole stands for as many
 * units as one reading of it (a box of six adds six).
 */
export function elegir(hallazgo: Hallazgo, pedida: string): Eleccion {
  const [noVendible] = noVendiblesDe([hallazgo]);
  if (noVendible) return { ok: false, error: { tipo: noVendible.razon, codigo: hallazgo.codigo } };

  const cantidad = decimal(pedida).times(hallazgo.exacto ? hallazgo.cantidadPorLectura : '1');
  if (decimalesUsados(cantidad) > hallazgo.decimales) {
    return { ok: false, error: { tipo: 'decimales', codigo: hallazgo.codigo, decimales: hallazgo.decimales } };
  }
  return { ok: true, articulo: articuloDe(hallazgo), cantidad: cantidad.toFixed() };
}

function articuloDe({
  id,
  codigo,
  descripcion,
  marca,
  tipo,
  decimales,
  iva,
  precio,
  escalones = [],
  aca,
  otras,
  reemplazadoPor,
}: Hallazgo): ArticuloElegido {
  const tieneStock = tipo === 'PRODUCTO';
  return {
    articuloId: id,
    codigo,
    descripcion,
    marca,
    tipo,
    decimales,
    iva,
    precio: precioQueVende(precio),
    escalones,
    // What there is of a kit is what its components reach for: the line asks.
    aca: tieneStock ? aca : null,
    otras: tieneStock ? otras : null,
    reemplazadoPor,
  };
}
