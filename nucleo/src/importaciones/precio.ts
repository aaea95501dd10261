import type { Moneda } from '#articulos/precios/moneda.ts';
import { DECIMALES_UNITARIO } from '#comun/dinero.ts';
import { codigoDeArticulo } from './codigos.ts';
import type { CampoDe } from './entidades.ts';
import { sinMoneda } from './moneda-escrita.ts';
import type { Interpretacion } from './rechazo.ts';
import { lectorDe, type Tabla } from './tabla.ts';
import { importeDe, monedaDe } from './valores.ts';

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
  const importe = importeDe(lector, tabla, 'precio', { decimales: DECIMALES_UNITARIO, enteros: 10, conMoneda: true });
  const sinPrecio = importe === undefined ? sinMoneda(lector.numero('precio', 40)) === '' : Number(importe) === 0;
  if (sinPrecio) lector.rechazar('precio', 'No trae precio: queda el que tiene.');
  const moneda = monedaDe(lector, 'precio') ?? null;
  if (lector.rechazos.length > 0 || importe === undefined) return { aceptada: false, rechazos: lector.rechazos };
  return { aceptada: true, fila: { fila, codigo, codigoNorm, importe, moneda } };
}
