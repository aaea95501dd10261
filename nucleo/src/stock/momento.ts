import { finDelDia, inicioDelDia } from '#comun/fecha.ts';

const LARGO_DE_UN_DIA = 'aaaa-mm-dd'.length;

/** The first instant of a moment of a query: a calendar day begins with its midnight in Argentina. */
export const inicioDe = (momento: string): Date =>
  momento.length === LARGO_DE_UN_DIA ? inicioDelDia(momento) : new Date(momento);

/** The first instant after a moment, so that ranges are written `< fin`. An instant lasts its millisecond. */
export const finDe = (momento: string): Date =>
  momento.length === LARGO_DE_UN_DIA ? finDelDia(momento) : new Date(new Date(momento).getTime() + 1);
