import type { RenglonDeBorrador } from './borrador.ts';

/** A line the server will not know: what was written by hand on it has to travel again, the rest is the list's. */
export function otraVez(renglon: RenglonDeBorrador): RenglonDeBorrador {
  if (renglon.id === null) return renglon;
  const { sinCargo, precio, precioDeLista, descuentos, precioDeListaHoy, motivoDePrecio } = renglon;
  const conMotivo = {
    ...(motivoDePrecio === '' ? {} : { motivoDePrecio }),
    ...(renglon.elecciones === null ? {} : { elecciones: renglon.elecciones }),
  };
  if (sinCargo) return { ...renglon, id: null, congelado: null, retoque: { sinCargo, ...conMotivo } };
  const retoque = {
    ...(precioDeLista || precio === null ? {} : { precio }),
    ...(descuentos.length > 0 ? { descuentos } : {}),
    ...conMotivo,
  };
  return {
    ...renglon,
    id: null,
    congelado: null,
    precio: precioDeLista ? precioDeListaHoy : precio,
    retoque: Object.keys(retoque).length > 0 ? retoque : null,
  };
}

/** A line with its id if the server still has it; otherwise it is new again: an id that went is refused. */
export const conIdDe = (renglon: RenglonDeBorrador, guardados: readonly string[]): RenglonDeBorrador =>
  renglon.id === null || guardados.includes(renglon.id) ? renglon : otraVez(renglon);
