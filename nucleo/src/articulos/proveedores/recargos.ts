import type { Moneda } from '#articulos/precios/moneda.ts';
import { type Big, type DecimalInput, decimal, decimalesUsados } from '#comun/decimal.ts';
import { DECIMALES_UNITARIO, textoUnitario } from '#comun/dinero.ts';
import { escribirNumero } from '#comun/escribir-numero.ts';
import { fail, ok, type Result } from '#comun/result.ts';

export const MAXIMO_DE_RECARGOS = 6;
export const LARGO_DE_NOMBRE = 40;
const DECIMALES_DE_PORCENTAJE = 2;
const PORCENTAJE_MAXIMO = 1_000;
const IMPORTE_MAXIMO = 1_000_000_000;

/** What is added to a cost once its discounts are taken off: freight, customs, a fixed expense (RN-18). */
export type Recargo =
  | { readonly nombre: string; readonly tipo: 'PORCENTAJE'; readonly valor: string }
  | {
      readonly nombre: string;
      readonly tipo: 'IMPORTE';
      readonly valor: string;
      readonly moneda: Moneda;
      /** The same in the currency of the cost, when that is another one, at the rate of the day the cost was looked at. */
      readonly enMoneda?: string | null | undefined;
    };

const esNumero = (texto: string, decimales: number): boolean =>
  /^\d{1,10}(\.\d{1,6})?$/.test(texto) && decimal(texto).gt(0) && decimalesUsados(texto) <= decimales;

export const esPorcentajeDeRecargo = (texto: string): boolean =>
  esNumero(texto, DECIMALES_DE_PORCENTAJE) && decimal(texto).lte(PORCENTAJE_MAXIMO);

export const esImporteDeRecargo = (texto: string): boolean =>
  esNumero(texto, DECIMALES_UNITARIO) && decimal(texto).lte(IMPORTE_MAXIMO);

const CIEN = decimal(100);

/** Each one over what the ones before it leave: percentages are of everything so far, amounts are added as they are. */
export const sumarRecargo = (hasta: Big, recargo: Recargo): Big =>
  recargo.tipo === 'PORCENTAJE'
    ? hasta.times(CIEN.plus(recargo.valor)).div(CIEN)
    : hasta.plus(recargo.enMoneda ?? recargo.valor);

/**
 * The recargos of a cost of that currency, with what is fixed in another one said in it too. Null when it would take a rate and
 * there is none.
 */
export function recargosEn(
  recargos: readonly Recargo[],
  moneda: Moneda,
  dolar: DecimalInput | null,
): readonly Recargo[] | null {
  const convertidos = recargos.map((recargo) => {
    if (recargo.tipo === 'PORCENTAJE') return recargo;
    const { enMoneda: _, ...propio } = recargo;
    if (recargo.moneda === moneda) return propio;
    return dolar === null ? null : { ...propio, enMoneda: convertir(recargo.valor, moneda, dolar) };
  });
  return convertidos.every((recargo) => recargo !== null) ? convertidos : null;
}

function convertir(valor: string, a: Moneda, dolar: DecimalInput): string {
  const exacto = a === 'ARS' ? decimal(valor).times(dolar) : decimal(valor).div(dolar);
  return textoUnitario(exacto.round(DECIMALES_UNITARIO));
}

/** «5 %», «USD 3,50», «$ 500,00». */
export const escribirValorDeRecargo = (recargo: Recargo): string =>
  recargo.tipo === 'PORCENTAJE'
    ? `${escribirNumero(recargo.valor, 0, DECIMALES_DE_PORCENTAJE)} %`
    : `${recargo.moneda === 'ARS' ? '$' : recargo.moneda} ${escribirNumero(recargo.valor, 2, DECIMALES_UNITARIO)}`;

/** As people read them: «Flete 5 % + Aduana USD 3,50»; nothing at all when there are none. */
export const escribirRecargos = (recargos: readonly Recargo[]): string =>
  recargos.map((recargo) => `${recargo.nombre} ${escribirValorDeRecargo(recargo)}`).join(' + ');

/** Whether they say the same, whatever it comes to in another currency. */
export const sonLosMismosRecargos = (unos: readonly Recargo[], otros: readonly Recargo[]): boolean =>
  escribirRecargos(unos) === escribirRecargos(otros);

const NUMERO = '(\\d[\\d.]*(?:,\\d+)?)';
const PARTE = new RegExp(`^(.*\\S)\\s+(?:${NUMERO}\\s*%|(\\$|ARS|USD|U\\$S|US\\$)\\s*${NUMERO})$`, 'i');

/** "Flete 5 % + Aduana USD 3,50 + Gasto $ 1500", in the order they are added; empty is none. */
export function leerRecargos(escrito: string): Result<readonly Recargo[], string> {
  const texto = escrito.trim();
  if (texto === '') return ok([]);
  const partes = texto.split('+').map((parte) => leerUno(parte.trim()));
  if (partes.length > MAXIMO_DE_RECARGOS) return fail(`Admite hasta ${MAXIMO_DE_RECARGOS} recargos.`);
  const leidos = [];
  for (const parte of partes) {
    if (!parte.ok) return parte;
    leidos.push(parte.value);
  }
  return ok(leidos);
}

const SIN_FORMA = 'Cada recargo lleva un nombre y un porcentaje o un importe: Flete 5 % + Aduana USD 3,50.';

function leerUno(parte: string): Result<Recargo, string> {
  const [, nombre = '', porciento, signo = '', fijo = ''] = PARTE.exec(parte) ?? [];
  if (nombre === '' || nombre.length > LARGO_DE_NOMBRE) return fail(SIN_FORMA);
  if (porciento !== undefined) {
    const valor = leerNumero(porciento);
    return esPorcentajeDeRecargo(valor) ? ok({ nombre, tipo: 'PORCENTAJE', valor }) : fail(SIN_FORMA);
  }
  if (UN_GRUPO.test(fijo)) {
    return fail(
      `En «${parte}» no se sabe si el punto separa miles o decimales: sacalo, o escribí los decimales con coma.`,
    );
  }
  const valor = leerNumero(fijo);
  const moneda = signo === '$' || signo.toUpperCase() === 'ARS' ? 'ARS' : 'USD';
  return esImporteDeRecargo(valor) ? ok({ nombre, tipo: 'IMPORTE', valor, moneda }) : fail(SIN_FORMA);
}

/** A thousand and a half for who wrote it here and one and a half for a programme: nobody guesses which (argentina.md 1.6). */
const UN_GRUPO = /^[1-9]\d{0,2}\.\d{3}$/;
/** What begins with a 0 is a decimal. */
const AGRUPADO = /^[1-9]\d{0,2}(\.\d{3})+$/;

/** 1.234.567 is more than a million; 1.5, 0.125 and 1,5 have decimals. A percentage has no three, so its 1.000 is a thousand. */
function leerNumero(texto: string): string {
  const conMiles = texto.includes(',') || AGRUPADO.test(texto);
  return conMiles ? texto.replaceAll('.', '').replace(',', '.') : texto;
}
