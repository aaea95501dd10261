import type { Moneda } from '#articulos/precios/moneda.ts';
import { diaArgentino } from '#comun/fecha.ts';
import { leerFechaHora } from '#importaciones/lectura/fechas.ts';
import { importeQueTrae } from '#importaciones/lectura/sin-precio.ts';
import { type Lector, lectorDe, type Tabla } from '#importaciones/lectura/tabla.ts';
import { monedaDe } from '#importaciones/lectura/valores.ts';
import type { Interpretacion } from '#importaciones/rechazo.ts';
import { codigoDeArticulo } from './codigos.ts';
import type { CampoDe } from './entidades.ts';

/** What buying one artículo again costs (ART-12, RN-18). */
type FilaDeCosto = {
  readonly fila: number;
  readonly codigo: string;
  readonly codigoNorm: string;
  /** Decimal text, more than zero. */
  readonly costo: string;
  /** Null when the file does not say it: pesos, for what is not kept in another one. */
  readonly moneda: Moneda | null;
  /** Since when; null is today. */
  readonly fecha: Date | null;
  /** Where it comes from; empty is the file itself. */
  readonly motivo: string;
};

const LARGO_DE_MOTIVO = 120;

/** One row of a file of costs. A cost of zero is nearly always an empty one: it is not taken for a cost. */
export function interpretarCosto(
  { tabla, ahora }: { readonly tabla: Tabla; readonly ahora: Date },
  celdas: readonly string[],
  fila: number,
): Interpretacion<FilaDeCosto> {
  const lector = lectorDe<CampoDe<'costos'>>(tabla, celdas, fila);
  const { codigo, codigoNorm } = codigoDeArticulo(lector);
  const costo = importeQueTrae(lector, tabla, 'costo', 'No trae costo: queda el que tiene.');
  const moneda = monedaDe(lector, 'costo') ?? null;
  const fecha = fechaDe(lector, tabla, ahora);
  const motivo = lector.texto('motivo', LARGO_DE_MOTIVO);
  if (lector.rechazos.length > 0 || costo === undefined) return { aceptada: false, rechazos: lector.rechazos };
  return { aceptada: true, fila: { fila, codigo, codigoNorm, costo, moneda, fecha, motivo } };
}

/** A day of today is this very moment: what was written this morning is older than the file. */
function fechaDe(lector: Lector<'fecha'>, tabla: Tabla, ahora: Date): Date | null {
  const texto = lector.texto('fecha', 40);
  if (texto === '') return null;
  const leida = leerFechaHora(texto, tabla.fecha);
  if (!leida.ok) {
    lector.rechazar('fecha', leida.error);
    return null;
  }
  if (diaArgentino(leida.value) === diaArgentino(ahora)) return null;
  if (leida.value > ahora) lector.rechazar('fecha', 'Es de un día que todavía no llegó.');
  return leida.value;
}
