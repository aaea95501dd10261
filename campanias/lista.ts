import { campania as c01 } from './c01-muerte/index.ts';
import { campania as c06 } from './c06-modelo/index.ts';
import { campania as c20 } from './c20-arranque/index.ts';
import type { Campania } from './comun/campania.ts';

/** The campaigns there are, by id. */
export const campanias: readonly Campania[] = [c01, c06, c20];
