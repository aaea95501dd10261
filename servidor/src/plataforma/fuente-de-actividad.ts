import type { Hecho } from '@trastienda/nucleo/plataforma/contrato.ts';
import type { RawBuilder } from 'kysely';

/**
 * What reached many records at once and left a single line in the trail, told again in that of each of them. Whoever keeps
 * what it did to each says it.
 */
export type FuenteDeActividad<Dato = unknown> = {
  /** Rows (auditoria_id, dato) that tell of a record; undefined when it has nothing to say of that kind. */
  readonly lineasDe: (entidad: string, id: string) => RawBuilder<unknown> | undefined;
  /** How the line is told in the trail of the record. */
  readonly contar: (
    entidad: string,
    accion: string,
    dato: Dato,
  ) => Pick<Hecho, 'accion' | 'campos' | 'importacion'> & Partial<Pick<Hecho, 'loteId'>>;
};

/** The type of what it keeps stays between its two halves. */
export const fuenteDeActividad = <Dato>(fuente: FuenteDeActividad<Dato>): FuenteDeActividad =>
  fuente as unknown as FuenteDeActividad;
