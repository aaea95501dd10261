import { diaArgentino } from '#comun/fecha.ts';
import { normaCodigo } from '#comun/texto.ts';
import { leerFechaHora } from '#importaciones/lectura/fechas.ts';
import type { Lector, Tabla } from '#importaciones/lectura/tabla.ts';
import { CODIGO_CORTADO, estaCortado } from './codigos.ts';
import type { CampoDe } from './entidades.ts';

/** The columns that name what there is, and what an artículo that is told apart by each of them keeps (ART-24). */
const COLUMNAS = [
  { campo: 'lote', control: 'LOTE' },
  { campo: 'serie', control: 'SERIE' },
  { campo: 'oblea', control: 'OBLEA' },
] as const;

/** Which lot, serial number or oblea a row of opening stock is of. */
export type NumeroDeExistencia = {
  readonly control: (typeof COLUMNAS)[number]['control'];
  readonly numero: string;
  readonly norma: string;
  /** Of a lot, the day it expires. */
  readonly vence: string | null;
};

/** Null when the row names none; what is wrong is told to the reader. */
export function leerNumeroDeExistencia(
  lector: Lector<CampoDe<'stock'>>,
  { fecha }: Pick<Tabla, 'fecha'>,
): NumeroDeExistencia | null {
  const dichos = COLUMNAS.map((columna) => ({ ...columna, numero: lector.texto(columna.campo, 60) })).filter(
    ({ numero }) => numero !== '',
  );
  const vence = leerVencimiento(lector, fecha);
  const [dicho, otro] = dichos;
  if (otro) lector.rechazar(otro.campo, 'Va uno solo: el lote, el número de serie o la oblea.');
  if (vence !== null && dicho?.control !== 'LOTE') lector.rechazar('vencimiento', 'El vencimiento es de un lote.');
  if (!dicho) return null;
  const norma = normaCodigo(dicho.numero);
  if (estaCortado(dicho.numero)) lector.rechazar(dicho.campo, CODIGO_CORTADO);
  else if (norma === '') lector.rechazar(dicho.campo, 'Tiene que tener alguna letra o número.');
  return { control: dicho.control, numero: dicho.numero, norma, vence };
}

function leerVencimiento(lector: Lector<CampoDe<'stock'>>, orden: Tabla['fecha']): string | null {
  const escrito = lector.texto('vencimiento', 40);
  if (escrito === '') return null;
  const leido = leerFechaHora(escrito, orden);
  if (leido.ok) return diaArgentino(leido.value);
  lector.rechazar('vencimiento', leido.error);
  return null;
}
