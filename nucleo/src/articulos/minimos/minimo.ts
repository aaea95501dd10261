import Big from 'big.js';
import type { EstadoArticulo } from '#articulos/ciclo-de-articulo.ts';
import { fail, ok, type Result } from '#comun/result.ts';

/** What a depósito should hold of an artículo: decimal texts. Asked for again under `minimo`, up to `objetivo` (RN-07). */
type Minimo = { readonly minimo: string; readonly objetivo: string };

/** What is discontinued is sold out and not bought again: it has its minimums still, and is short of none (ART-10, INV-69). */
export const sePide = (estado: EstadoArticulo): boolean => estado !== 'DISCONTINUADO';

/** What can be promised is less than the least there should be: at the minimum itself nothing is missing (RN-07, INV-67). */
export const bajoMinimo = (disponible: string, minimo: string | null): boolean =>
  minimo !== null && new Big(disponible).lt(minimo);

/** What would bring it back to its objetivo: nothing until it is under its minimum. */
export const faltaParaObjetivo = (disponible: string, politica: Minimo | null): string =>
  politica !== null && bajoMinimo(disponible, politica.minimo)
    ? new Big(politica.objetivo).minus(disponible).toString()
    : '0';

/** What is over the most there should be, to be sent where it is short: at the máximo itself nothing is (RN-10). */
export const sobraDelMaximo = (disponible: string, maximo: string | null): string =>
  maximo !== null && new Big(disponible).gt(maximo) ? new Big(disponible).minus(maximo).toString() : '0';

type SinMinimos = {
  readonly code: 'articulos.minimo_sin_stock' | 'articulos.minimo_inactivo';
  readonly data: { readonly codigo: string };
};

/** Only a product has stock, so only a product has a minimum of it; and only while it is in use, since coming back brings none (REA-06). */
export const admitirMinimos = (articulo: {
  readonly codigo: string;
  readonly tipo: 'PRODUCTO' | 'SERVICIO' | 'KIT';
  readonly estado: EstadoArticulo;
}): Result<null, SinMinimos> => {
  const data = { codigo: articulo.codigo };
  if (articulo.tipo !== 'PRODUCTO') return fail({ code: 'articulos.minimo_sin_stock', data });
  return articulo.estado === 'INACTIVO' ? fail({ code: 'articulos.minimo_inactivo', data }) : ok(null);
};
