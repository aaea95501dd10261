import type { Tabla } from '@trastienda/nucleo/importaciones/tabla.ts';
import type { Tx } from '#db/db.ts';
import type { RechazoDeFila } from './mensajes.ts';
import type { Parte } from './staging.query.ts';

export type Avance = {
  readonly etapa: 'leer' | 'aplicar';
  readonly hechos: number;
  readonly total: number;
};

/** What applying the staged rows of one importación stands on. */
export type Obra = {
  readonly tx: Tx;
  readonly importacionId: string;
  readonly archivo: string;
  readonly usuarioId: string;
  readonly ahora: Date;
  readonly tabla: Tabla;
  /** Decide everything, write nothing outside staging. */
  readonly simular: boolean;
  /** Writes down what only the database could tell wrong, and takes those rows out of staging. */
  readonly rechazar: (rechazos: readonly RechazoDeFila[]) => Promise<void>;
  readonly avanzar: (avance: Avance) => void;
};

/** The title the file gives to a field of its profile. */
export const tituloDe = ({ tabla }: Pick<Obra, 'tabla'>, campo: string): string =>
  tabla.titulos[tabla.lugares[campo] ?? -1] ?? '';

const POR_VEZ = 5_000;

/** Goes through the rows of a long answer in parts, in the order of the file, so that they never are all in memory. */
export async function porPartes<Fila extends { readonly fila: number }>(
  leer: (parte: Parte) => Promise<readonly Fila[]>,
  usar: (filas: readonly Fila[]) => Promise<void>,
): Promise<void> {
  let desde = 0;
  for (;;) {
    const filas = await leer({ desde, cuantas: POR_VEZ });
    const ultima = filas.at(-1);
    if (!ultima) return;
    await usar(filas);
    desde = ultima.fila;
  }
}
