import type { Iva } from '#articulos/iva.ts';
import { textoCantidad } from '#comun/cantidad.ts';
import { decimal, textoDecimal } from '#comun/decimal.ts';
import { textoUnitario } from '#comun/dinero.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import type { RenglonDeNota } from './nota.ts';
import { importeDe } from './totales.ts';

/** What a line needs to know of its artículo. */
export type ArticuloDeRenglon = {
  readonly id: string;
  readonly codigo: string;
  readonly descripcion: string;
  readonly tipo: 'PRODUCTO' | 'SERVICIO' | 'KIT';
  readonly estado: 'BORRADOR' | 'ACTIVO' | 'DISCONTINUADO' | 'INACTIVO';
  readonly decimales: number;
  readonly iva: Iva;
  /** Net unit price of the customer's list for that quantity now; null when it has none. */
  readonly precio: string | null;
};

/** One line as asked, beside the line it changes when it changes one. */
export type RenglonPedido = {
  /** The id it has or will have. */
  readonly id: string;
  readonly articulo: ArticuloDeRenglon;
  readonly anterior: RenglonDeNota | undefined;
  readonly cantidad: string;
  readonly precio?: string | undefined;
  readonly sinCargo?: boolean | undefined;
  readonly descuentos?: readonly string[] | undefined;
};

export type ArticuloNoVendible = {
  readonly articuloId: string;
  readonly codigo: string;
  readonly razon: 'KIT' | 'BORRADOR' | 'INACTIVO';
};
export type RenglonObservado = {
  readonly articuloId: string;
  readonly codigo: string;
  readonly descripcion: string;
};

export type NoVendible = {
  readonly code: 'ventas.articulo_no_vendible';
  readonly data: { readonly articulos: readonly ArticuloNoVendible[] };
};
export type SinPrecio = {
  readonly code: 'ventas.sin_precio';
  readonly data: { readonly renglones: readonly RenglonObservado[] };
};
export type PrecioSinPermiso = {
  readonly code: 'ventas.precio_sin_permiso';
  readonly data: { readonly renglones: readonly RenglonObservado[] };
};

/**
 * The lines of a draft with their prices frozen. A line that exists keeps price, discounts, code, description and IVA
 * unless something else is asked (VEN-07); a new one takes the list's price (`acordado` 9). Writing another price, a
 * discount or «sin cargo» needs `puedeCambiarPrecio`.
 */
export function armarRenglones(
  pedidos: readonly RenglonPedido[],
  { puedeCambiarPrecio }: { readonly puedeCambiarPrecio: boolean },
): Result<RenglonDeNota[], NoVendible | SinPrecio | PrecioSinPermiso> {
  const noVendibles = noVendiblesDe(pedidos.map(({ articulo }) => articulo));
  if (noVendibles.length > 0) return fail({ code: 'ventas.articulo_no_vendible', data: { articulos: noVendibles } });

  const armados = pedidos.map((pedido) => ({ pedido, ...cotizar(pedido) }));
  const sinPrecio = armados.filter(({ precio }) => precio === null);
  if (sinPrecio.length > 0) {
    return fail({ code: 'ventas.sin_precio', data: { renglones: sinPrecio.map(({ pedido }) => observar(pedido)) } });
  }
  const aMano = armados.filter(({ pideCambio }) => pideCambio);
  if (aMano.length > 0 && !puedeCambiarPrecio) {
    return fail({
      code: 'ventas.precio_sin_permiso',
      data: { renglones: aMano.map(({ pedido }) => observar(pedido)) },
    });
  }
  return ok(
    armados.map(({ pedido, precio, precioDeLista, sinCargo, descuentos }) =>
      escribir(pedido, { precio: precio ?? '0', precioDeLista, sinCargo, descuentos }),
    ),
  );
}

/** A KIT waits for its estructura (`acordado` 8); what is not active is not sold. DISCONTINUADO sells its remains. */
export const noVendiblesDe = (
  articulos: readonly Pick<ArticuloDeRenglon, 'id' | 'codigo' | 'tipo' | 'estado'>[],
): ArticuloNoVendible[] =>
  articulos.flatMap(({ id, codigo, tipo, estado }): ArticuloNoVendible[] => {
    if (tipo === 'KIT') return [{ articuloId: id, codigo, razon: 'KIT' }];
    if (estado === 'INACTIVO' || estado === 'BORRADOR') return [{ articuloId: id, codigo, razon: estado }];
    return [];
  });

type Cotizacion = Pick<RenglonDeNota, 'precioDeLista' | 'sinCargo' | 'descuentos'> & {
  readonly precio: string | null;
  /** Whether it says another price or discount than the list and the line that was there. */
  readonly pideCambio: boolean;
};

function cotizar(pedido: RenglonPedido): Cotizacion {
  const { anterior } = pedido;
  const descuentos = pedido.descuentos?.map(normalDescuento) ?? (pedido.sinCargo ? [] : (anterior?.descuentos ?? []));
  const descuentoNuevo = descuentos.length > 0 && descuentos.join() !== (anterior?.descuentos ?? []).join();
  const base = precioDe(pedido);
  return { ...base, descuentos, pideCambio: base.pideCambio || descuentoNuevo };
}

function precioDe({ articulo, anterior, precio, sinCargo }: RenglonPedido): Omit<Cotizacion, 'descuentos'> {
  if (sinCargo) {
    return { precio: '0', precioDeLista: false, sinCargo: true, pideCambio: anterior?.sinCargo !== true };
  }
  const deLista = articulo.precio !== null && decimal(articulo.precio).gt(0) ? articulo.precio : null;
  const sigue = anterior && !(anterior.sinCargo && sinCargo === false) ? anterior : undefined;
  if (precio === undefined) {
    if (sigue)
      return { precio: sigue.precio, precioDeLista: sigue.precioDeLista, sinCargo: sigue.sinCargo, pideCambio: false };
    return { precio: deLista, precioDeLista: true, sinCargo: false, pideCambio: false };
  }
  if (sigue && decimal(sigue.precio).eq(precio)) {
    return { precio: sigue.precio, precioDeLista: sigue.precioDeLista, sinCargo: sigue.sinCargo, pideCambio: false };
  }
  const esElDeLista = deLista !== null && decimal(deLista).eq(precio);
  return { precio, precioDeLista: esElDeLista, sinCargo: false, pideCambio: !esElDeLista };
}

function escribir(
  { id, articulo, anterior, cantidad }: RenglonPedido,
  importes: Pick<RenglonDeNota, 'precio' | 'precioDeLista' | 'sinCargo' | 'descuentos'>,
): RenglonDeNota {
  return {
    id,
    articuloId: articulo.id,
    tipo: articulo.tipo === 'SERVICIO' ? 'SERVICIO' : 'PRODUCTO',
    decimales: articulo.decimales,
    codigo: anterior?.codigo ?? articulo.codigo,
    descripcion: anterior?.descripcion ?? articulo.descripcion,
    pedida: textoCantidad(cantidad),
    entregada: '0',
    cancelada: '0',
    ...importes,
    precio: textoUnitario(importes.precio),
    iva: anterior?.iva ?? articulo.iva,
    importe: importeDe({ cantidad, precio: importes.precio, descuentos: importes.descuentos }),
  };
}

/** The lines of a draft at today's list prices; those typed by hand and the ones without charge stay. */
export function conPreciosDeHoy(
  renglones: readonly RenglonDeNota[],
  precioDeHoy: ReadonlyMap<string, string | null>,
): Result<RenglonDeNota[], SinPrecio> {
  const deLista = (renglon: RenglonDeNota) => renglon.precioDeLista && !renglon.sinCargo;
  const sinPrecio = renglones.filter((renglon) => deLista(renglon) && !(Number(precioDeHoy.get(renglon.id) ?? 0) > 0));
  if (sinPrecio.length > 0) return fail({ code: 'ventas.sin_precio', data: { renglones: sinPrecio } });
  return ok(
    renglones.map((renglon) => {
      if (!deLista(renglon)) return renglon;
      const precio = textoUnitario(precioDeHoy.get(renglon.id) ?? '0');
      return {
        ...renglon,
        precio,
        importe: importeDe({ cantidad: renglon.pedida, precio, descuentos: renglon.descuentos }),
      };
    }),
  );
}

const observar = ({ articulo }: RenglonPedido): RenglonObservado => ({
  articuloId: articulo.id,
  codigo: articulo.codigo,
  descripcion: articulo.descripcion,
});

/** "10.00" and "10" are the same discount. */
export const normalDescuento = (porcentaje: string): string => textoDecimal(porcentaje, 0, 2);
