import { defectosDeC01 } from './c01.ts';
import { defectosDeC02 } from './c02.ts';
import { defectosDeC05 } from './c05.ts';
import { defectosDeC06 } from './c06.ts';
import { defectosDeC08 } from './c08.ts';
import { defectosDeC09 } from './c09.ts';
import { defectosDeC11 } from './c11.ts';
import { defectosDeC12 } from './c12.ts';
import { defectosDeC15 } from './c15.ts';
import { defectosDeC16 } from './c16.ts';
import { defectosDeC20 } from './c20.ts';
import type { Defecto } from './defecto.ts';

/** Every planted defect, by campaign; names are unique. */
export const defectos: readonly Defecto[] = [
  ...defectosDeC01,
  ...defectosDeC05,
  ...defectosDeC06,
  ...defectosDeC08,
  ...defectosDeC11,
  ...defectosDeC12,
  ...defectosDeC09,
  ...defectosDeC16,
  ...defectosDeC20,
  ...defectosDeC02,
  ...defectosDeC15,
];
