import type {
  Adjunto,
  AdjuntoQuitado,
  CambioDeAdjunto,
  TamanoDeImagen,
} from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import type { Avance } from '#api/subir.ts';

/** The files of one owner, and the doors of its room. Whoever shows them needs to know no more. */
export type Fuente = {
  readonly filas: readonly Adjunto[];
  /** Those that were taken away and may still come back; none for who may not bring them back. */
  readonly quitados: readonly AdjuntoQuitado[];
  /** "/api/articulos/<id>/adjuntos": pictures and files are under it. */
  readonly ruta: string;
  readonly editable: boolean;
  readonly subir: (
    archivo: File,
    opciones: {
      readonly clave: string;
      readonly signal: AbortSignal;
      readonly onAvance: (avance: Avance) => void;
    },
  ) => Promise<unknown>;
  readonly ordenar: (ids: readonly string[]) => Promise<unknown>;
  readonly cambiar: (id: string, cambio: CambioDeAdjunto) => Promise<unknown>;
  readonly quitar: (id: string) => Promise<unknown>;
  readonly restaurar: (id: string) => Promise<unknown>;
};

/** Where one of its pictures is; the browser keeps it for good, since its content is in the address. */
export const imagenDe = (
  ruta: string,
  { id, huella }: Pick<Adjunto, 'id' | 'huella'>,
  tamano: TamanoDeImagen,
): string => `${ruta}/${id}/imagen?v=${huella}&tamano=${tamano}`;

export const archivoDe = (ruta: string, id: string): string => `${ruta}/${id}/archivo`;

/** What the picture is called aloud: what somebody wrote of it, or its name. */
export const nombrarImagen = ({ textoAlternativo, nombre }: Pick<Adjunto, 'textoAlternativo' | 'nombre'>): string =>
  textoAlternativo || nombre;
