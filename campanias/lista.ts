import { campania as c01 } from './c01-muerte/index.ts';
import { campania as c02 } from './c02-motor/index.ts';
import { campania as c05 } from './c05-reintentos/index.ts';
import { campania as c06 } from './c06-modelo/index.ts';
import { campania as c08 } from './c08-permisos/index.ts';
import { campania as c09 } from './c09-web/index.ts';
import { campania as c11 } from './c11-importaciones/index.ts';
import { campania as c12 } from './c12-limites/index.ts';
import { campania as c15 } from './c15-conexion/index.ts';
import { campania as c16 } from './c16-sobreventa/index.ts';
import { campania as c20 } from './c20-arranque/index.ts';
import type { Campania } from './comun/campania.ts';

/** The campaigns there are, by id. */
export const campanias: readonly Campania[] = [c01, c05, c06, c08, c11, c12, c09, c16, c20, c02, c15];
