import type { Moneda } from '#articulos/precios/moneda.ts';
import { type Big, type DecimalInput, decimal, redondear } from '#comun/decimal.ts';
import { conPorcentaje, DECIMALES_UNITARIO } from '#comun/dinero.ts';
import { UNITARIO_MAXIMO } from '#comun/unitario-maximo.ts';

/** What is done to many costs of reposición at once (UA-09). An amount is in one currency and touches the costs kept in it. */
export type CambioDeCosto =
  | { readonly tipo: 'PORCENTAJE'; readonly valor: string }
  | { readonly tipo: 'IMPORTE'; readonly valor: string; readonly moneda: Moneda };

/** Why a cost stays as it is. The last one, when a change is taken back: somebody wrote another one since. */
export const COSTOS_QUE_QUEDAN = ['SIN_COSTO', 'OTRA_MONEDA', 'IGUAL', 'FUERA_DE_RANGO', 'CAMBIO_DESPUES'] as const;
export type CostoQueQueda = (typeof COSTOS_QUE_QUEDAN)[number];

type Costo = { readonly importe: DecimalInput; readonly moneda: Moneda };
type Cambiado =
  | { readonly queda: null; readonly importe: Big }
  | { readonly queda: Exclude<CostoQueQueda, 'CAMBIO_DESPUES'> };

/** The cost that a change leaves, in the currency it is kept in. Nobody sells for nothing: what gets to zero is out of range. */
export function costoCambiado(costo: Costo | null, cambio: CambioDeCosto): Cambiado {
  if (costo === null) return { queda: 'SIN_COSTO' };
  if (cambio.tipo === 'IMPORTE' && cambio.moneda !== costo.moneda) return { queda: 'OTRA_MONEDA' };
  const bruto =
    cambio.tipo === 'PORCENTAJE'
      ? conPorcentaje(costo.importe, cambio.valor)
      : decimal(costo.importe).plus(cambio.valor);
  const importe = redondear(bruto, DECIMALES_UNITARIO);
  if (importe.eq(costo.importe)) return { queda: 'IGUAL' };
  if (importe.lte(0) || importe.gt(UNITARIO_MAXIMO)) return { queda: 'FUERA_DE_RANGO' };
  return { queda: null, importe };
}

/** «+10 %», «−5 USD»: what the history of each cost says. */
export function decirCambioDeCosto(cambio: CambioDeCosto): string {
  const valor = decimal(cambio.valor);
  const cifra = `${valor.lt(0) ? '−' : '+'}${valor.abs().toFixed().replace('.', ',')}`;
  return `${cifra} ${cambio.tipo === 'PORCENTAJE' ? '%' : cambio.moneda}`;
}
