import { DECIMALES_UNITARIO } from '#comun/dinero.ts';
import { lectorDe, type Tabla } from '#importaciones/lectura/tabla.ts';
import { importeDe } from '#importaciones/lectura/valores.ts';
import type { Interpretacion } from '#importaciones/rechazo.ts';
import { codigoDeArticulo } from './codigos.ts';
import type { CampoDe } from './entidades.ts';
import { leerNumeroDeExistencia, type NumeroDeExistencia } from './numero-de-existencia.ts';

/** What there is of one artículo in one depósito when the business begins here. */
type FilaDeExistencia = {
  readonly fila: number;
  readonly codigo: string;
  readonly codigoNorm: string;
  /** «SALON» or «CENTRAL/SALON»; null means the one chosen for the whole file. */
  readonly deposito: string | null;
  /** Quantity as decimal text, zero or more. */
  readonly cantidad: string;
  /** Net unit cost; null comes in without cost. */
  readonly costo: string | null;
  readonly numero: NumeroDeExistencia | null;
};

/** One row of a file of opening stock. */
export function interpretarExistencia(
  { tabla }: { readonly tabla: Tabla },
  celdas: readonly string[],
  fila: number,
): Interpretacion<FilaDeExistencia> {
  const lector = lectorDe<CampoDe<'stock'>>(tabla, celdas, fila);
  const { codigo, codigoNorm } = codigoDeArticulo(lector);
  const deposito = lector.texto('deposito', 80);
  const vacia = lector.texto('cantidad', 40) === '';
  if (vacia) lector.rechazar('cantidad', 'Falta la cantidad. Si no hay, poné 0.');
  const cantidad = vacia ? undefined : importeDe(lector, tabla, 'cantidad', { decimales: 3, enteros: 11 });
  const costo = importeDe(lector, tabla, 'costo', { decimales: DECIMALES_UNITARIO, enteros: 12 });
  const numero = leerNumeroDeExistencia(lector, tabla);
  if (lector.rechazos.length > 0 || cantidad === undefined) return { aceptada: false, rechazos: lector.rechazos };
  return {
    aceptada: true,
    fila: {
      ...{ fila, codigo, codigoNorm, cantidad, numero },
      ...{ deposito: deposito === '' ? null : deposito, costo: costo ?? null },
    },
  };
}
