import { type Big, type DecimalInput, decimal, decimalesUsados } from '#comun/decimal.ts';
import { DECIMALES_UNITARIO, textoUnitario } from '#comun/dinero.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import { type Recargo, sumarRecargo } from './recargos.ts';

/** As many as a supplier's list chains in practice, and one more. */
export const MAXIMO_DE_DESCUENTOS = 6;
const DECIMALES_DE_DESCUENTO = 2;

const CIEN = decimal(100);

/** A discount takes something off and leaves something to pay. */
export const esDescuento = (texto: string): boolean =>
  /^\d{1,2}(\.\d{1,4})?$/.test(texto) &&
  decimal(texto).gt(0) &&
  decimal(texto).lt(CIEN) &&
  decimalesUsados(texto) <= DECIMALES_DE_DESCUENTO;

/** What is left of a hundred after every discount in turn, exactly: 20-10-10-5 leave 61.56 (PRE-08). */
const quedaDeCien = (descuentos: readonly string[]): Big =>
  descuentos.reduce((queda, descuento) => queda.times(CIEN.minus(descuento)).div(CIEN), CIEN);

/** net = list × Π(1 − dᵢ), and then each recargo over what there is so far (RN-18); rounded once, at the end (PRE-08). */
export const netoDe = (lista: DecimalInput, descuentos: readonly string[], recargos: readonly Recargo[] = []): string =>
  enTexto(recargos.reduce(sumarRecargo, conDescuentos(lista, descuentos)));

const conDescuentos = (lista: DecimalInput, descuentos: readonly string[]): Big =>
  decimal(lista).times(quedaDeCien(descuentos)).div(CIEN);

const enTexto = (importe: Big): string => textoUnitario(importe.round(DECIMALES_UNITARIO));

type DesgloseDeCosto = {
  /** What the discounts take off; null without any. */
  readonly descuento: string | null;
  readonly recargos: readonly { readonly recargo: Recargo; readonly suma: string }[];
  readonly neto: string;
};

/** How a net cost comes out: list − discounts + recargos. Each step is exact but for how it is written. */
export function desgloseDeCosto(
  lista: DecimalInput,
  descuentos: readonly string[],
  recargos: readonly Recargo[],
): DesgloseDeCosto {
  const rebajado = conDescuentos(lista, descuentos);
  let hasta = rebajado;
  const sumados = recargos.map((recargo) => {
    const antes = hasta;
    hasta = sumarRecargo(antes, recargo);
    return { recargo, suma: enTexto(hasta.minus(antes)) };
  });
  return {
    descuento: descuentos.length === 0 ? null : enTexto(decimal(lista).minus(rebajado)),
    recargos: sumados,
    neto: enTexto(hasta),
  };
}

/** The single discount that takes off as much: 38.44 for 20-10-10-5. */
export const descuentoEquivalente = (descuentos: readonly string[]): string =>
  CIEN.minus(quedaDeCien(descuentos)).round(DECIMALES_DE_DESCUENTO).toFixed();

/** As people write them: "20+10+7,5"; nothing at all when there are none. */
export const escribirDescuentos = (descuentos: readonly string[]): string =>
  descuentos.map((descuento) => decimal(descuento).toFixed().replace('.', ',')).join('+');

const FORMA = /^\d{1,3}(?:[.,]\d{1,4})?\s*%?(?:\s*[+\-/;\s]\s*\d{1,3}(?:[.,]\d{1,4})?\s*%?)*$/;

/** Reads chained discounts as suppliers write them: "20+10+10+5", "20-10-10-5", "20/10/5 %", "20 10". Zeros say nothing. */
export function leerDescuentos(escrito: string): Result<readonly string[], string> {
  const texto = escrito.trim();
  if (texto === '') return ok([]);
  if (!FORMA.test(texto)) return fail('Los descuentos van en cadena, por ejemplo 20+10+5.');
  const partes = texto
    .replace(/%/g, ' ')
    .split(/[+\-/;\s]+/)
    .filter((parte) => parte !== '')
    .map((parte) => decimal(parte.replace(',', '.')).toFixed())
    .filter((parte) => !decimal(parte).eq(0));
  if (partes.length > MAXIMO_DE_DESCUENTOS) return fail(`Admite hasta ${MAXIMO_DE_DESCUENTOS} descuentos encadenados.`);
  const malo = partes.find((parte) => !esDescuento(parte));
  if (malo !== undefined) {
    return fail(`${malo.replace('.', ',')} no es un descuento: va entre 0 y 100, con hasta 2 decimales.`);
  }
  return ok(partes);
}
