import type { Endpoint, ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { ReactNode } from 'react';

/** What a table adds up of everything its filter leaves: who answers, and what of it goes under each column, by its id. */
export type TotalesDeTabla = {
  readonly endpoint: Endpoint;
  /** Under which columns something comes: what keeps its place until it does. */
  readonly sumadas: readonly string[];
  readonly celdas: (datos: unknown) => Readonly<Record<string, ReactNode>>;
};

export const totalesDe = <E extends Endpoint>(
  endpoint: E,
  sumadas: readonly string[],
  celdas: (datos: ResponseOf<E>) => Readonly<Record<string, ReactNode>>,
): TotalesDeTabla => ({ endpoint, sumadas, celdas: (datos) => celdas(datos as ResponseOf<E>) });
