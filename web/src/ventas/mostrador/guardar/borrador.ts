import type { EleccionesDeKit } from '@trastienda/nucleo/articulos/estructura/kit.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import type { Escalon } from '@trastienda/nucleo/articulos/precios/escalones.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { precioQueVende } from '@trastienda/nucleo/ventas/renglones.ts';
import { type Congelado, conEscalones, sigueLaLista } from '#ventas/mostrador/renglones/escalones.ts';
import { conIdDe } from './otra-vez.ts';

/** A price somebody wrote over the list's, not yet on the server. */
export type Retoque = {
  readonly precio?: string;
  readonly sinCargo?: boolean;
  readonly descuentos?: readonly string[];
  readonly motivoDePrecio?: string;
  /** Of a KIT: what goes in of what may be chosen. */
  readonly elecciones?: EleccionesDeKit;
};

/** A line as the counter shows it. `id` is the server's; a line nobody saved yet has none. */
export type RenglonDeBorrador = {
  readonly clave: string;
  readonly id: string | null;
  readonly articuloId: string;
  readonly codigo: string;
  readonly descripcion: string;
  readonly marca: string | null;
  readonly tipo: 'PRODUCTO' | 'SERVICIO' | 'KIT';
  readonly decimales: number;
  readonly iva: Iva;
  readonly cantidad: string;
  /** Net unit price; null while the list has none and nobody wrote one. */
  readonly precio: string | null;
  readonly precioDeLista: boolean;
  readonly sinCargo: boolean;
  readonly descuentos: readonly string[];
  /** Why it is sold at a price that raises an alarm; empty when nobody said. */
  readonly motivoDePrecio: string;
  readonly elecciones: EleccionesDeKit | null;
  readonly retoque: Retoque | null;
  /** What the list says now; the same as `precio` unless the list moved. */
  readonly precioDeListaHoy: string | null;
  /** What the list says of other quantities (PRE-11); empty when they do not matter. */
  readonly escalones: readonly Escalon[];
  /** Of a line that the server has. */
  readonly congelado: Congelado | null;
  /** Disponible here and in the other sucursales; null for a SERVICIO or when it may not be seen. */
  readonly aca: string | null;
  readonly otras: string | null;
  /** The code of what replaces it, as it was when it was chosen. */
  readonly reemplazadoPor?: string | null;
};

export type ClienteDeBorrador = {
  readonly id: string;
  readonly razonSocial: string;
  readonly documentoTipo: string;
  readonly documentoNumero: string | null;
  readonly condicionIva: number;
  readonly alerta: string;
};

/** What was chosen of how prices are taken and is not on the server yet; null, what rules. */
export type EleccionDeLista = { readonly condicionId?: string | null; readonly listaId?: string | null };
const NADA_ELEGIDO: EleccionDeLista = {};

/** Its condición de venta and its lista, and the cliente they are for. */
export type LoQueRige = Pick<NotaDetalle, 'condicion' | 'lista'> & { readonly clienteId: string };

export type Borrador = {
  /** What the server calls it; null while it lives only here. */
  readonly nota: { readonly id: string; readonly numero: number; readonly version: number } | null;
  readonly cliente: ClienteDeBorrador | null;
  readonly depositoId: string | null;
  readonly eleccion: EleccionDeLista;
  /** By what it goes on the server, as it was read with these lines; null until it is known. */
  readonly segun: LoQueRige | null;
  readonly observaciones: string;
  readonly renglones: readonly RenglonDeBorrador[];
  /** The ids of the lines the server has: one that is not there is not its to change any more. */
  readonly guardados: readonly string[];
  readonly siguienteClave: number;
};

export const BORRADOR_VACIO: Borrador = {
  nota: null,
  cliente: null,
  depositoId: null,
  eleccion: NADA_ELEGIDO,
  segun: null,
  observaciones: '',
  renglones: [],
  guardados: [],
  siguienteClave: 1,
};

export type ArticuloElegido = Omit<
  RenglonDeBorrador,
  | 'clave'
  | 'id'
  | 'cantidad'
  | 'precioDeLista'
  | 'sinCargo'
  | 'descuentos'
  | 'motivoDePrecio'
  | 'elecciones'
  | 'retoque'
  | 'precioDeListaHoy'
  | 'congelado'
>;

/** Of a lista: for a unit, and for other quantities. */
export type PrecioDeHoy = { readonly precio: string | null; readonly escalones: readonly Escalon[] };

export type AccionDeBorrador =
  | { readonly tipo: 'agregar'; readonly articulo: ArticuloElegido; readonly cantidad: string }
  | { readonly tipo: 'cantidad'; readonly clave: string; readonly cantidad: string }
  | { readonly tipo: 'retocar'; readonly clave: string; readonly retoque: Retoque }
  | { readonly tipo: 'quitar'; readonly clave: string }
  /** A line that was removed, where it was. */
  | { readonly tipo: 'devolver'; readonly renglon: RenglonDeBorrador; readonly posicion: number }
  /** Another artículo in the place of a line, which gets a key of its own. */
  | { readonly tipo: 'sustituir'; readonly clave: string; readonly articulo: ArticuloElegido }
  /** What a line was before another artículo took its place. */
  | { readonly tipo: 'reponer'; readonly clave: string; readonly renglon: RenglonDeBorrador }
  | { readonly tipo: 'cliente'; readonly cliente: ClienteDeBorrador }
  | { readonly tipo: 'deposito'; readonly depositoId: string }
  | { readonly tipo: 'lista'; readonly eleccion: EleccionDeLista }
  /** What another lista asks, by artículo, of the lines the server does not know. */
  | { readonly tipo: 'precios'; readonly precios: ReadonlyMap<string, PrecioDeHoy> }
  | { readonly tipo: 'observaciones'; readonly texto: string }
  | { readonly tipo: 'poner'; readonly borrador: Borrador };

/** The draft after an action, its prices by how many of each artículo it has then. */
export function reducirBorrador(borrador: Borrador, accion: AccionDeBorrador): Borrador {
  const despues = aplicar(borrador, accion);
  const renglones = conEscalones(despues.renglones);
  return renglones === despues.renglones ? despues : { ...despues, renglones };
}

function aplicar(borrador: Borrador, accion: AccionDeBorrador): Borrador {
  switch (accion.tipo) {
    case 'agregar':
      return agregar(borrador, accion.articulo, accion.cantidad);
    case 'cantidad':
      return conRenglon(borrador, accion.clave, (renglon) => ({ ...renglon, cantidad: accion.cantidad }));
    case 'retocar':
      return conRenglon(borrador, accion.clave, (renglon) => retocar(renglon, accion.retoque));
    case 'quitar':
      return { ...borrador, renglones: borrador.renglones.filter(({ clave }) => clave !== accion.clave) };
    case 'devolver':
      return devolver(borrador, accion.renglon, accion.posicion);
    case 'sustituir':
      return sustituir(borrador, accion.clave, accion.articulo);
    case 'reponer':
      return conRenglon(borrador, accion.clave, () => conIdDe(accion.renglon, borrador.guardados));
    case 'cliente':
      return { ...borrador, cliente: accion.cliente, eleccion: NADA_ELEGIDO };
    case 'deposito':
      return enOtroDeposito(borrador, accion.depositoId);
    case 'lista':
      return { ...borrador, eleccion: accion.eleccion };
    case 'precios':
      return { ...borrador, renglones: borrador.renglones.map((renglon) => conPrecioDe(renglon, accion.precios)) };
    case 'observaciones':
      return { ...borrador, observaciones: accion.texto };
    case 'poner':
      return accion.borrador;
  }
}

/** The line an artículo would be added to: the last one of the same artículo whose price nobody touched. */
const renglonQueSuma = (borrador: Borrador, articuloId: string): RenglonDeBorrador | undefined =>
  borrador.renglones.findLast(
    (renglon) =>
      renglon.articuloId === articuloId &&
      renglon.precioDeLista &&
      !renglon.sinCargo &&
      renglon.descuentos.length === 0 &&
      renglon.elecciones === null,
  );

/** Adding what is already there raises its quantity: five scans of one box are one line of five. */
function agregar(borrador: Borrador, articulo: ArticuloElegido, cantidad: string): Borrador {
  const suma = renglonQueSuma(borrador, articulo.articuloId);
  if (suma) {
    return conRenglon(borrador, suma.clave, (renglon) => ({
      ...renglon,
      cantidad: decimal(renglon.cantidad).plus(cantidad).toFixed(),
      aca: articulo.aca,
      otras: articulo.otras,
    }));
  }
  return {
    ...borrador,
    renglones: [...borrador.renglones, renglonNuevo(borrador, articulo, cantidad)],
    siguienteClave: borrador.siguienteClave + 1,
  };
}

function conPrecioDe(renglon: RenglonDeBorrador, precios: ReadonlyMap<string, PrecioDeHoy>): RenglonDeBorrador {
  const deHoy = precios.get(renglon.articuloId);
  if (deHoy === undefined || !sigueLaLista(renglon)) return renglon;
  const precio = precioQueVende(deHoy.precio);
  return { ...renglon, precio, precioDeListaHoy: precio, escalones: deHoy.escalones };
}

/** The key that the next new line gets. */
export const claveSiguiente = ({ siguienteClave }: Borrador): string => `n${siguienteClave}`;

const renglonNuevo = (borrador: Borrador, articulo: ArticuloElegido, cantidad: string): RenglonDeBorrador => ({
  ...articulo,
  clave: claveSiguiente(borrador),
  id: null,
  cantidad,
  precioDeLista: true,
  sinCargo: false,
  descuentos: [],
  motivoDePrecio: '',
  elecciones: null,
  retoque: null,
  precioDeListaHoy: articulo.precio,
  congelado: null,
});

/** A line of another artículo is another line, of as many: it takes the price of the list, and nothing written by hand. */
function sustituir(borrador: Borrador, clave: string, articulo: ArticuloElegido): Borrador {
  const cambiado = conRenglon(borrador, clave, ({ cantidad }) => renglonNuevo(borrador, articulo, cantidad));
  return { ...cambiado, siguienteClave: borrador.siguienteClave + 1 };
}

function conRenglon(
  borrador: Borrador,
  clave: string,
  cambiar: (renglon: RenglonDeBorrador) => RenglonDeBorrador,
): Borrador {
  return {
    ...borrador,
    renglones: borrador.renglones.map((renglon) => (renglon.clave === clave ? cambiar(renglon) : renglon)),
  };
}

function retocar(renglon: RenglonDeBorrador, retoque: Retoque): RenglonDeBorrador {
  const { precio = renglon.precio, sinCargo = renglon.sinCargo, descuentos = renglon.descuentos } = retoque;
  return {
    ...renglon,
    precio: sinCargo ? '0' : precio,
    precioDeLista: renglon.precioDeLista && retoque.precio === undefined && !sinCargo,
    sinCargo,
    descuentos: sinCargo ? [] : descuentos,
    motivoDePrecio: retoque.motivoDePrecio ?? renglon.motivoDePrecio,
    elecciones: retoque.elecciones ?? renglon.elecciones,
    retoque: { ...renglon.retoque, ...retoque },
  };
}

/** What there was of each line was in the one before: of another, nobody knows until the server says. */
const enOtroDeposito = (borrador: Borrador, depositoId: string): Borrador => ({
  ...borrador,
  depositoId,
  renglones:
    borrador.depositoId === null || borrador.depositoId === depositoId
      ? borrador.renglones
      : borrador.renglones.map((renglon) => ({ ...renglon, aca: null, otras: null })),
});

/** Nothing happens to one that came back by another way, as when the nota was read again. */
function devolver(borrador: Borrador, renglon: RenglonDeBorrador, posicion: number): Borrador {
  const { renglones, guardados } = borrador;
  const { clave, id } = renglon;
  if (renglones.some((otro) => otro.clave === clave || (id !== null && otro.id === id))) return borrador;
  return { ...borrador, renglones: renglones.toSpliced(posicion, 0, conIdDe(renglon, guardados)) };
}
