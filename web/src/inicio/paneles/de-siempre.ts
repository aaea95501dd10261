import type { PanelesDe } from '#inicio/paneles-a-pedido.ts';
import { Cifras } from './cifras.tsx';
import { Negativos } from './negativos.tsx';
import { PorSucursal } from './por-sucursal.tsx';
import { Reponer } from './reponer.tsx';
import { UltimasNotas } from './ultimas-notas.tsx';
import { Ventas } from './ventas.tsx';

/** Those that stand in the home until somebody says otherwise. */
export const paneles = {
  cifras: Cifras,
  ventas: Ventas,
  'por-sucursal': PorSucursal,
  notas: UltimasNotas,
  reponer: Reponer,
  negativos: Negativos,
} satisfies PanelesDe;
