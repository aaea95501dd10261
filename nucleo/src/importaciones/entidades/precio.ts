import type { Moneda } from '#articulos/precios/moneda.ts';
import { importeQueTrae } from '#importaciones/lectura/sin-precio.ts';
import { lectorDe, type Tabla } from '#importaciones/lectura/tabla.ts';
import { monedaDe } from '#importaciones/lectura/valores.ts';
import type { Interpretacion } from '#importaciones/rechazo.ts';
import { codigoDeArticulo } from './codigos.ts';
import type { CampoDe } from './entidades.ts';

/** The price one artículo is going to have. */
export type FilaDePrecio = {
  readonly fila: number;
  readonly codigo: string;
  readonly codigoNorm: string;
  /** As the file says it: decimal text, more than zero. */
  readonly importe: string;
  /** Null: that of the whole file. */
  readonly moneda: Moneda | null;
};

/** One row of a file of prices. A price of zero is nearly always an empty one: it is not taken for a price. */
export function interpretarPrecio(
  { tabla }: { readonly tabla: Tabla },
  celdas: readonly string[],
  fila: number,
): Interpretacion<FilaDePrecio> {
  const lector = lectorDe<CampoDe<'precios'>>(tabla, celdas, fila);
  const { codigo, codigoNorm } = codigoDeArticulo(lector);
  const importe = importeQueTrae(lector, tabla, 'precio', 'No trae precio: queda el que tiene.');
  const moneda = monedaDe(lector, 'precio') ?? null;
  if (lector.rechazos.length > 0 || importe === undefined) return { aceptada: false, rechazos: lector.rechazos };
  return { aceptada: true, fila: { fila, codigo, codigoNorm, importe, moneda } };
}
