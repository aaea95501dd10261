import type { FilaDeImportacion } from '@trastienda/nucleo/importaciones/contrato.ts';

export type TareaEnCurso = NonNullable<FilaDeImportacion['tarea']>;

/** How far its present step is, 0 to 100; null while nobody knows how much there is. */
export const porcentajeDe = ({ hechos, total }: Pick<TareaEnCurso, 'hechos' | 'total'>): number | null =>
  total === 0 ? null : Math.min(100, Math.floor((hechos / total) * 100));

/** How often a work in course is asked about. */
export const CADA_MS = 1000;
