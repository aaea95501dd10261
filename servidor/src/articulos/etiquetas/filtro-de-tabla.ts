import { ConsultaDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { datosInvalidos } from '#http/regla-rota.ts';

/** The address of the table of artículos, as text. */
export function leerFiltroDeTabla(filtro: string): ConsultaDeArticulos {
  const leido = ConsultaDeArticulos.safeParse(Object.fromEntries(new URLSearchParams(filtro)));
  if (leido.success) return leido.data;
  return datosInvalidos([{ path: ['filtro'], message: 'No es un filtro de la tabla de artículos.' }]);
}
