import { articuloDe, cabe, type Mundo, puede, type Renglon } from './mundo.ts';
import { DATOS_INVALIDOS, type RenglonPedido, type Respuesta, rechazo } from './ordenes.ts';

type Precio = Pick<Renglon, 'deLista' | 'sinCargo'> & {
  readonly precio: number | null;
  /** It says another price than the lista and the line that was there. */
  readonly aMano: boolean;
};

/** The lines of a draft, priced: from the lista when new, as they were when they stay. */
export function armar(
  mundo: Mundo,
  persona: number,
  pedidos: readonly RenglonPedido[],
  anteriores: readonly Renglon[],
): readonly Renglon[] | Respuesta {
  if (pedidos.some(({ articulo, cantidad }) => !cabe(mundo, articulo, cantidad))) return DATOS_INVALIDOS;
  const armados = pedidos.map((pedido) => {
    const anterior = pedido.sigue ? anteriores.find(({ clave }) => clave === pedido.clave) : undefined;
    const precio = precioDe(mundo, pedido, anterior);
    const descuentos = pedido.descuentos ?? (pedido.sinCargo ? [] : (anterior?.descuentos ?? []));
    const descuentoNuevo = descuentos.length > 0 && descuentos.join() !== (anterior?.descuentos ?? []).join();
    return { pedido, ...precio, descuentos, aMano: precio.aMano || descuentoNuevo };
  });

  const sinPrecio = armados.filter(({ precio }) => precio === null);
  if (sinPrecio.length > 0) return rechazo(409, 'ventas.sin_precio', articulosDe(sinPrecio));
  const aMano = armados.filter((armado) => armado.aMano);
  if (aMano.length > 0 && !puede(mundo, persona, 'precio.modificar')) {
    return rechazo(403, 'ventas.precio_sin_permiso', articulosDe(aMano));
  }
  return armados.map(({ pedido: { clave, articulo, cantidad }, precio, deLista, sinCargo, descuentos }) => ({
    clave,
    articulo,
    pedida: cantidad,
    entregada: 0,
    cancelada: 0,
    reservada: 0,
    precio: precio ?? 0,
    deLista,
    sinCargo,
    descuentos,
  }));
}

const articulosDe = (armados: readonly { readonly pedido: RenglonPedido }[]) =>
  armados.map(({ pedido }) => pedido.articulo);

function precioDe(mundo: Mundo, pedido: RenglonPedido, anterior: Renglon | undefined): Precio {
  const regalaMas = anterior?.sinCargo === true && pedido.cantidad > anterior.pedida;
  if (pedido.sinCargo) {
    return { precio: 0, deLista: false, sinCargo: true, aMano: anterior?.sinCargo !== true || regalaMas };
  }
  const deLista = articuloDe(mundo, pedido.articulo).precio;
  const vuelveACobrarse = anterior?.sinCargo === true && pedido.sinCargo === false;
  const queda = vuelveACobrarse ? undefined : anterior;
  if (queda && (pedido.precio === undefined || pedido.precio === queda.precio)) {
    return { precio: queda.precio, deLista: queda.deLista, sinCargo: queda.sinCargo, aMano: regalaMas };
  }
  if (pedido.precio === undefined) return { precio: deLista, deLista: true, sinCargo: false, aMano: false };
  const esElDeLista = pedido.precio === deLista;
  return { precio: pedido.precio, deLista: esElDeLista, sinCargo: false, aMano: !esElDeLista };
}

/** Today's prices of the lista, except on lines typed by hand or without charge. */
export function conPreciosDeHoy(mundo: Mundo, renglones: readonly Renglon[]): readonly Renglon[] | Respuesta {
  const siguenLista = renglones.filter(({ deLista }) => deLista);
  const sinPrecio = siguenLista.filter(({ articulo }) => articuloDe(mundo, articulo).precio === null);
  if (sinPrecio.length > 0) {
    return rechazo(
      409,
      'ventas.sin_precio',
      sinPrecio.map(({ articulo }) => articulo),
    );
  }
  return renglones.map((renglon) =>
    renglon.deLista ? { ...renglon, precio: articuloDe(mundo, renglon.articulo).precio ?? 0 } : renglon,
  );
}
