import type { EleccionesDeKit, KitImposible } from '#articulos/estructura/kit.ts';
import type { Iva } from '#articulos/iva.ts';
import { textoCantidad } from '#comun/cantidad.ts';
import { decimal, textoDecimal } from '#comun/decimal.ts';
import { textoUnitario } from '#comun/dinero.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import { descuentoTotal, textoDePorcentaje } from './limites/precio-vigilado.ts';
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
  /** A KIT that has something in force to open. */
  readonly conEstructura: boolean;
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
  /** What the nota asks of its artículo, all its lines together, has another price than what it asked before (PRE-11). */
  readonly otroEscalon?: boolean | undefined;
  readonly precio?: string | undefined;
  readonly sinCargo?: boolean | undefined;
  readonly descuentos?: readonly string[] | undefined;
  readonly motivoDePrecio?: string | undefined;
  readonly elecciones?: EleccionesDeKit | undefined;
};

export type ArticuloNoVendible = {
  readonly articuloId: string;
  readonly codigo: string;
  readonly razon: KitImposible | 'BORRADOR' | 'INACTIVO';
};
export type RenglonObservado = {
  readonly articuloId: string;
  readonly codigo: string;
  readonly descripcion: string;
};

type NoVendible = {
  readonly code: 'ventas.articulo_no_vendible';
  readonly data: { readonly articulos: readonly ArticuloNoVendible[] };
};
export type SinPrecio = {
  readonly code: 'ventas.sin_precio';
  readonly data: { readonly renglones: readonly RenglonObservado[] };
};
type PrecioSinPermiso = {
  readonly code: 'ventas.precio_sin_permiso';
  readonly data: { readonly renglones: readonly RenglonObservado[] };
};

type DescuentoExcedido = {
  readonly code: 'ventas.descuento_excedido';
  readonly data: {
    readonly renglones: readonly (RenglonObservado & { readonly descuento: string })[];
    readonly maximo: string;
  };
};

/** What of prices somebody may decide where the sale is made. */
export type PoderDePrecio = {
  readonly puedeCambiarPrecio: boolean;
  /** In percent of the price of the lista (PRE-12). */
  readonly descuentoMaximo: string;
};

/**
 * The lines of a draft with their prices frozen. A line that exists keeps price, discounts, code, description and IVA
 * unless something else is asked (VEN-07); a new one takes the list's price (`acordado` 9), and so does one at the list's
 * price whose quantity has another: it was frozen against a list that moves, not against asking for more or less (PRE-11).
 * Writing another price or «sin cargo», or giving more of what is without charge, needs `puedeCambiarPrecio`, and what a change
 * gives away stays within `descuentoMaximo` (PRE-12).
 */
export function armarRenglones(
  pedidos: readonly RenglonPedido[],
  { puedeCambiarPrecio, descuentoMaximo }: PoderDePrecio,
): Result<RenglonDeNota[], NoVendible | SinPrecio | PrecioSinPermiso | DescuentoExcedido> {
  const noVendibles = noVendiblesDe(pedidos.map(({ articulo }) => articulo));
  if (noVendibles.length > 0) return fail({ code: 'ventas.articulo_no_vendible', data: { articulos: noVendibles } });

  const armados = pedidos.map((pedido) => ({ pedido, ...cotizar(pedido) }));
  const sinPrecio = armados.filter(({ precio }) => precio === null);
  if (sinPrecio.length > 0) {
    return fail({ code: 'ventas.sin_precio', data: { renglones: sinPrecio.map(({ pedido }) => observar(pedido)) } });
  }
  const daDescuentos = decimal(descuentoMaximo).gt(0);
  const aMano = armados.filter(({ pidePrecio, pideDescuento }) => pidePrecio || (pideDescuento && !daDescuentos));
  if (aMano.length > 0 && !puedeCambiarPrecio) {
    return fail({
      code: 'ventas.precio_sin_permiso',
      data: { renglones: aMano.map(({ pedido }) => observar(pedido)) },
    });
  }
  const excedidos = armados.filter((armado) => excede(armado, descuentoMaximo));
  if (excedidos.length > 0) {
    return fail({
      code: 'ventas.descuento_excedido',
      data: {
        maximo: textoDePorcentaje(descuentoMaximo),
        renglones: excedidos.map((armado) => ({
          ...observar(armado.pedido),
          descuento: textoDePorcentaje(dadoEn(armado)),
        })),
      },
    });
  }
  return ok(
    armados.map(({ pedido, precio, precioDeLista, sinCargo, descuentos }) =>
      escribir(pedido, { precio: precio ?? '0', precioDeLista, sinCargo, descuentos }),
    ),
  );
}

type Armado = Cotizacion & { readonly pedido: RenglonPedido };

/** A price of the lista stays the base it was frozen at; one by hand is compared with what the lista says now. */
const dadoEn = ({ pedido, precio, precioDeLista, descuentos }: Armado) =>
  descuentoTotal({ precio: precio ?? '0', descuentos }, precioDeLista ? precio : pedido.articulo.precio);

/** Only what this request asks for: what somebody else gave before stays. */
const excede = (armado: Armado, maximo: string): boolean =>
  (armado.pidePrecio || armado.pideDescuento) && dadoEn(armado).gt(maximo);

/** A KIT needs an estructura in force (EST-07); what is not active is not sold. DISCONTINUADO sells its remains. */
export const noVendiblesDe = (
  articulos: readonly (Pick<ArticuloDeRenglon, 'id' | 'codigo' | 'tipo' | 'estado'> & {
    readonly conEstructura?: boolean | undefined;
  })[],
): ArticuloNoVendible[] =>
  articulos.flatMap(({ id, codigo, tipo, estado, conEstructura = true }): ArticuloNoVendible[] => {
    if (tipo === 'KIT' && !conEstructura) return [{ articuloId: id, codigo, razon: 'KIT' }];
    if (estado === 'INACTIVO' || estado === 'BORRADOR') return [{ articuloId: id, codigo, razon: estado }];
    return [];
  });

/** A lista that says zero says nothing: «sin cargo» is somebody's decision. */
export const precioQueVende = (precio: string | null): string | null =>
  precio !== null && decimal(precio).gt(0) ? precio : null;

type Cotizacion = Pick<RenglonDeNota, 'precioDeLista' | 'sinCargo' | 'descuentos'> & {
  readonly precio: string | null;
  /** Whether it says another price than the list and the line that was there. */
  readonly pidePrecio: boolean;
  /** Whether it says other discounts than the line that was there. */
  readonly pideDescuento: boolean;
};

function cotizar(pedido: RenglonPedido): Cotizacion {
  const { anterior } = pedido;
  const descuentos = pedido.descuentos?.map(normalDescuento) ?? (pedido.sinCargo ? [] : (anterior?.descuentos ?? []));
  const pideDescuento = descuentos.length > 0 && descuentos.join() !== (anterior?.descuentos ?? []).join();
  return { ...precioDe(pedido), descuentos, pideDescuento };
}

function precioDe({
  articulo,
  anterior,
  cantidad,
  otroEscalon,
  precio,
  sinCargo,
}: RenglonPedido): Omit<Cotizacion, 'descuentos' | 'pideDescuento'> {
  const regalaMas = anterior?.sinCargo === true && decimal(cantidad).gt(anterior.pedida);
  if (sinCargo) {
    return { precio: '0', precioDeLista: false, sinCargo: true, pidePrecio: !anterior?.sinCargo || regalaMas };
  }
  const deLista = precioQueVende(articulo.precio);
  const seSuelta = anterior?.sinCargo ? sinCargo === false : otroEscalon && anterior?.precioDeLista;
  const sigue = seSuelta ? undefined : anterior;
  if (precio === undefined) {
    if (sigue) {
      const { precio: suyo, precioDeLista, sinCargo: suSinCargo } = sigue;
      return { precio: suyo, precioDeLista, sinCargo: suSinCargo, pidePrecio: regalaMas };
    }
    return { precio: deLista, precioDeLista: true, sinCargo: false, pidePrecio: false };
  }
  if (sigue && decimal(sigue.precio).eq(precio)) {
    return { precio: sigue.precio, precioDeLista: sigue.precioDeLista, sinCargo: sigue.sinCargo, pidePrecio: false };
  }
  const esElDeLista = deLista !== null && decimal(deLista).eq(precio);
  return { precio, precioDeLista: esElDeLista, sinCargo: false, pidePrecio: !esElDeLista };
}

function escribir(
  { id, articulo, anterior, cantidad, motivoDePrecio, elecciones }: RenglonPedido,
  importes: Pick<RenglonDeNota, 'precio' | 'precioDeLista' | 'sinCargo' | 'descuentos'>,
): RenglonDeNota {
  return {
    id,
    articuloId: articulo.id,
    tipo: articulo.tipo,
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
    motivoDePrecio: motivoDePrecio ?? anterior?.motivoDePrecio ?? '',
    kit:
      articulo.tipo === 'KIT' ? { elecciones: elecciones ?? anterior?.kit?.elecciones ?? null, componentes: [] } : null,
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
