import {
  LARGO_DE_NOMBRE,
  normaDeVehiculo,
  PRIMER_ANIO,
  ULTIMO_ANIO,
  type UsoEnVehiculo,
} from '#articulos/aplicaciones/vehiculo.ts';
import { type Lector, lectorDe, type Tabla } from '#importaciones/lectura/tabla.ts';
import type { Interpretacion } from '#importaciones/rechazo.ts';
import { codigoDeArticulo } from './codigos.ts';
import type { CampoDe } from './entidades.ts';

/** That one artículo fits one vehicle during some years. */
type FilaDeAplicacion = UsoEnVehiculo & {
  readonly fila: number;
  readonly codigo: string;
  readonly codigoNorm: string;
  readonly nota: string;
  /** What tells the vehicle from others. */
  readonly norma: ReturnType<typeof normaDeVehiculo>;
};

const LARGO_DE_NOTA = 200;

/** One row of a file of applications. */
export function interpretarAplicacion(
  { tabla }: { readonly tabla: Tabla },
  celdas: readonly string[],
  fila: number,
): Interpretacion<FilaDeAplicacion> {
  const lector = lectorDe<CampoDe<'aplicaciones'>>(tabla, celdas, fila);
  const { codigo, codigoNorm } = codigoDeArticulo(lector);
  const vehiculo = {
    marca: lector.texto('marca', LARGO_DE_NOMBRE),
    modelo: lector.texto('modelo', LARGO_DE_NOMBRE),
    motor: lector.texto('motor', LARGO_DE_NOMBRE),
  };
  const norma = normaDeVehiculo(vehiculo);
  if (norma.marca === '') lector.rechazar('marca', 'Falta la marca del vehículo.');
  if (norma.modelo === '') lector.rechazar('modelo', 'Falta el modelo del vehículo.');
  const desde = anioDe(lector, 'desde');
  const hasta = anioDe(lector, 'hasta');
  if (desde !== null && hasta !== null && desde > hasta) {
    lector.rechazar('hasta', `Termina antes de empezar: desde ${desde} hasta ${hasta}.`);
  }
  const nota = lector.texto('nota', LARGO_DE_NOTA);
  if (lector.rechazos.length > 0) return { aceptada: false, rechazos: lector.rechazos };
  return { aceptada: true, fila: { fila, codigo, codigoNorm, ...vehiculo, desde, hasta, nota, norma } };
}

/** A year of four digits; null is an open end. */
function anioDe(lector: Lector<CampoDe<'aplicaciones'>>, campo: 'desde' | 'hasta'): number | null {
  const texto = lector.texto(campo, 20);
  if (texto === '') return null;
  const anio = /^\d{4}$/.test(texto) ? Number(texto) : Number.NaN;
  if (anio >= PRIMER_ANIO && anio <= ULTIMO_ANIO) return anio;
  lector.rechazar(campo, `No es un año: va con cuatro cifras, de ${PRIMER_ANIO} a ${ULTIMO_ANIO}.`);
  return null;
}
