import { lectorDe, type Tabla } from '#importaciones/lectura/tabla.ts';
import { importeDe } from '#importaciones/lectura/valores.ts';
import type { Interpretacion } from '#importaciones/rechazo.ts';
import { codigoDeArticulo } from './codigos.ts';
import type { CampoDe } from './entidades.ts';

const LARGO_DE_UBICACION = 30;
const CIFRA = { decimales: 3, enteros: 11 };

/** What one depósito should hold of an artículo, and where in it; null is what the file does not say, and stays as it is. */
type FilaDeMinimo = {
  readonly fila: number;
  readonly codigo: string;
  readonly codigoNorm: string;
  /** «SALON» or «CENTRAL/SALON»; null means the one chosen for the whole file. */
  readonly deposito: string | null;
  /** Decimal texts, zero or more. Whether they go with what is said already only the database can tell. */
  readonly minimo: string | null;
  readonly objetivo: string | null;
  readonly maximo: string | null;
  readonly ubicacion: string | null;
};

/** One row of a file of minimums and places (RN-07, ART-13, ART-14). */
export function interpretarMinimo(
  { tabla }: { readonly tabla: Tabla },
  celdas: readonly string[],
  fila: number,
): Interpretacion<FilaDeMinimo> {
  const lector = lectorDe<CampoDe<'minimos'>>(tabla, celdas, fila);
  const { codigo, codigoNorm } = codigoDeArticulo(lector);
  const deposito = lector.texto('deposito', 80);
  const [minimo, objetivo, maximo] = (['minimo', 'objetivo', 'maximo'] as const).map(
    (campo) => importeDe(lector, tabla, campo, CIFRA) ?? null,
  );
  const ubicacion = lector.texto('ubicacion', LARGO_DE_UBICACION);
  if (lector.rechazos.length === 0 && !minimo && !objetivo && !maximo && ubicacion === '') {
    lector.rechazar('codigo', 'No dice nada del artículo: poné su mínimo y su objetivo, o su ubicación.');
  }
  if (lector.rechazos.length > 0) return { aceptada: false, rechazos: lector.rechazos };
  return {
    aceptada: true,
    fila: {
      ...{ fila, codigo, codigoNorm, deposito: deposito === '' ? null : deposito },
      ...{ minimo: minimo ?? null, objetivo: objetivo ?? null, maximo: maximo ?? null },
      ubicacion: ubicacion === '' ? null : ubicacion,
    },
  };
}
