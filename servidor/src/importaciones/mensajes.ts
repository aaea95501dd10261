import type { ErrorDeNegocio } from '@trastienda/nucleo/errores.ts';
import type { Codificacion } from '@trastienda/nucleo/importaciones/codificacion.ts';
import type { Rechazo } from '@trastienda/nucleo/importaciones/rechazo.ts';
import type { Tabla } from '@trastienda/nucleo/importaciones/tabla.ts';
import type { Celda } from '#db/copia.ts';

/** What the worker needs to read a file. */
export type Encargo = {
  readonly ruta: string;
  readonly nombre: string;
  readonly codificacion: Codificacion;
  readonly tabla: Tabla;
  /** ISO instant: dates after it have not come. */
  readonly ahora: string;
};

export type RechazoDeFila = Rechazo & { readonly referencia: string };

/** Some rows, already judged: cells for staging, or why not. */
export type Lote = {
  readonly aceptadas: readonly (readonly Celda[])[];
  readonly rechazos: readonly RechazoDeFila[];
  /** Rows with something in them; a row may have several rechazos. */
  readonly leidas: number;
  readonly rechazadas: number;
  /** How far into the file. */
  readonly bytes: number;
};

/** What the worker tells. After each lote it waits to be told to go on, so that memory does not depend on the file. */
export type Mensaje =
  | { readonly tipo: 'lote'; readonly lote: Lote }
  | { readonly tipo: 'fin' }
  | { readonly tipo: 'rechazo'; readonly error: ErrorDeNegocio };
