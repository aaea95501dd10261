import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { CERO, decimal, sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import { importeDe, type Totales, totalesDe } from '@trastienda/nucleo/ventas/totales.ts';
import type { RenglonDeBorrador } from '#ventas/mostrador/guardar/borrador.ts';

export type Cuentas = {
  readonly totales: Totales;
  /** Before discounts, and how much they take; equal to the net and zero without any. */
  readonly subtotal: string;
  readonly descuentos: string;
  readonly unidades: string;
};

/** Net amount of a line, by the very rule the server applies; null while it has no price. */
export const importeDeRenglon = ({ cantidad, precio, descuentos }: RenglonDeBorrador): string | null =>
  precio === null ? null : importeDe({ cantidad, precio, descuentos });

export function cuentasDe(renglones: readonly RenglonDeBorrador[]): Cuentas {
  const conPrecio = renglones.flatMap((renglon) => {
    const importe = importeDeRenglon(renglon);
    return importe === null ? [] : [{ importe, iva: renglon.iva, bruto: brutoDe(renglon) }];
  });
  const totales = totalesDe(conPrecio);
  const subtotal = sumar(conPrecio.map(({ bruto }) => bruto));
  return {
    totales,
    subtotal: textoTotal(subtotal),
    descuentos: textoTotal(decimal(totales.neto).minus(subtotal)),
    unidades: textoCantidad(sumar(renglones.map(({ cantidad }) => cantidad))),
  };
}

const brutoDe = ({ cantidad, precio }: RenglonDeBorrador): string =>
  importeDe({ cantidad, precio: precio ?? '0', descuentos: [] });

export type Escasez = {
  readonly renglon: RenglonDeBorrador;
  /** Disponible here for this line, once the lines above took theirs. */
  readonly aca: string;
  readonly falta: string;
};

/** The lines that ask for more than there is here, in the order of the nota. */
export function escasez(renglones: readonly RenglonDeBorrador[]): readonly Escasez[] {
  const quedan = new Map<string, string>();
  return renglones.flatMap((renglon) => {
    if (renglon.aca === null || renglon.tipo === 'SERVICIO') return [];
    const queda = decimal(quedan.get(renglon.articuloId) ?? renglon.aca);
    const disponible = queda.lt(0) ? CERO : queda;
    const falta = decimal(renglon.cantidad).minus(disponible);
    quedan.set(renglon.articuloId, queda.minus(renglon.cantidad).toFixed());
    return falta.gt(0) ? [{ renglon, aca: textoCantidad(disponible), falta: textoCantidad(falta) }] : [];
  });
}

/** Lines whose list price is not the one they were made at. A price written by hand does not follow the list. */
export const preciosMovidos = (renglones: readonly RenglonDeBorrador[]): readonly RenglonDeBorrador[] =>
  renglones.filter(
    ({ id, precio, precioDeLista, precioDeListaHoy }) =>
      id !== null &&
      precioDeLista &&
      precio !== null &&
      precioDeListaHoy !== null &&
      !decimal(precio).eq(precioDeListaHoy),
  );

export type PrecioCambiado = {
  readonly clave: string;
  readonly codigo: string;
  readonly antes: string;
  readonly despues: string;
};

/** Lines that are at another price than the one they were seen at. */
export function preciosCambiados(
  vistos: readonly RenglonDeBorrador[],
  ahora: readonly RenglonDeBorrador[],
): readonly PrecioCambiado[] {
  const porClave = new Map(vistos.map(({ clave, precio }) => [clave, precio]));
  return ahora.flatMap(({ clave, codigo, precio }) => {
    const antes = porClave.get(clave);
    if (antes == null || precio === null || decimal(antes).eq(precio)) return [];
    return [{ clave, codigo, antes, despues: precio }];
  });
}

export const sinPrecio = (renglones: readonly RenglonDeBorrador[]): readonly RenglonDeBorrador[] =>
  renglones.filter(({ precio }) => precio === null);
