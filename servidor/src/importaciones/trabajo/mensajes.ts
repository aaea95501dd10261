import type { Concesion } from '@trastienda/nucleo/acceso/permisos-de.ts';
import type { AlcanceDePermiso } from '@trastienda/nucleo/comun/endpoint.ts';
import type { ErrorDeNegocio } from '@trastienda/nucleo/errores.ts';
import type { Tarea } from '@trastienda/nucleo/importaciones/ciclo-de-importacion.ts';
import type { Rechazo } from '@trastienda/nucleo/importaciones/rechazo.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { Autor } from '#plataforma/auditoria.ts';
import type { Avance } from './obra.ts';

/** Long work for a thread: plain values, so that they can travel. */
export type Encargo = {
  readonly importacionId: string;
  readonly tarea: Tarea;
  readonly autor: Autor;
  /** What who asked may do: the thread looks again where the file leads to sucursales. */
  readonly permisos: readonly (readonly [Permiso, AlcanceDePermiso])[];
  /** The roles they come from: by the end none of it may have been taken away. */
  readonly concedido: readonly Concesion[];
  /** Where the file is. */
  readonly ruta: string | null;
  /** ISO instant: prices hold from then on, and dates after it have not come. */
  readonly ahora: string;
  /** Of costs, in a file or the list of a proveedor: prepare the prices that would follow. */
  readonly proponerPrecios?: boolean | undefined;
  readonly url: string;
  readonly ejecutor: number;
};

export type RechazoDeFila = Rechazo & { readonly referencia: string };

/** What the thread tells. */
export type Mensaje =
  | { readonly tipo: 'avance'; readonly avance: Avance }
  | { readonly tipo: 'hecho' }
  | { readonly tipo: 'rechazo'; readonly error: ErrorDeNegocio }
  /** Our bug, or a database that went away or has no room left; `codigo` is what whoever failed calls it. */
  | { readonly tipo: 'roto'; readonly que: string; readonly codigo: string | undefined };
