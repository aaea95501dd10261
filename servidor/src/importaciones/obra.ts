import type { Tabla } from '@trastienda/nucleo/importaciones/tabla.ts';
import type { Tx } from '#db/db.ts';
import type { RechazoDeFila } from './mensajes.ts';

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
