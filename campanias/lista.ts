import type { Campania } from './comun/campania.ts';

/** The campaigns there are, by id. */
export const campanias: readonly Campania[] = [];
