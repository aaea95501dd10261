import type { verAlcanceDeCotizacion } from '@trastienda/nucleo/articulos/precios/contrato-de-cotizaciones.ts';
import { pasaElLimite, variacionDe } from '@trastienda/nucleo/articulos/precios/variacion.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';

export type Alcance = ResponseOf<typeof verAlcanceDeCotizacion>;
export type Escrita = { readonly valor?: string | undefined; readonly fecha?: string | undefined };

/** How much a rate moves, in percent; null where it takes the place of none: there is none, or it is of a day before that one. */
export function movimientoDe({ valor = '', fecha = '' }: Escrita, anterior: Alcance['anterior']): string | null {
  if (anterior === null || !(Number(valor) > 0) || (fecha !== '' && fecha < anterior.fecha)) return null;
  return variacionDe(anterior.valor, valor)?.toFixed() ?? null;
}

/** Whether that is more than the company lets a price move without somebody looking at it (PRE-04). */
export const esSalto = (movimiento: string | null, limite: string | undefined): boolean =>
  limite !== undefined && pasaElLimite(movimiento, limite);
