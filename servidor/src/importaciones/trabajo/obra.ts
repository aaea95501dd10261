import type { Importacion, Opciones } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Tabla } from '@trastienda/nucleo/importaciones/lectura/tabla.ts';
import type { Rechazo } from '@trastienda/nucleo/importaciones/rechazo.ts';
import type { Copiar } from '#db/copia.ts';
import type { Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import type { Parte } from '#importaciones/ventas/staging.query.ts';
import type { RechazoDeFila } from './mensajes.ts';

export type Avance = {
  readonly etapa: 'leer' | 'comparar' | 'guardar';
  readonly hechos: number;
  readonly total: number;
};

/** What the work on the rows of one importación stands on. */
export type Obra = {
  readonly tx: Tx;
  readonly copiar: Copiar;
  readonly importacionId: string;
  readonly archivo: string;
  readonly usuario: Usuario;
  readonly ahora: Date;
  readonly tabla: Tabla;
  readonly opciones: Opciones;
  /** Decide everything, write nothing outside the rows of the importación. */
  readonly simular: boolean;
  /** Of costs: also prepare the prices that would follow (PRE-18). */
  readonly proponer?: boolean;
  /** Writes down what only the database could tell wrong. */
  readonly rechazar: (rechazos: readonly RechazoDeFila[]) => Promise<void>;
  readonly avanzar: (avance: Avance) => void;
};

/** What came of the rows that could be read. */
export type Conteo = {
  readonly crear: number;
  readonly actualizar: number;
  readonly sinCambios: number;
  readonly detalles: Importacion['detalles'];
};

/** Where the rows of a file are put down while it is read, and what is done with them once it was read whole. */
export type Mesa<Propio extends Conteo = Conteo> = {
  /** The field that names a row that could not be taken. */
  readonly referencia: string;
  /** Takes a row, or says why not. */
  readonly recibir: (celdas: readonly string[], fila: number) => readonly Rechazo[];
  /** Hands the rows received so far to the database. */
  readonly volcar: () => Promise<void>;
  /** A row whose shape is wrong: it is left out before it is read, and whoever puts rows together has to know. */
  readonly sinForma?: (celdas: readonly string[], fila: number) => void;
  /** Compares, decides and, unless it is a rehearsal, writes. Every row received leaves its result behind. */
  readonly terminar: () => Promise<Propio>;
};

/** The title the file gives to a field. */
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
