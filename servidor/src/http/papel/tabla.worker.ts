import { atender } from './atender.ts';
import { dibujarTabla } from './dibujar-tabla.ts';
import type { FilaDePapel, TablaMedida } from './tabla.ts';

atender<TablaMedida, FilaDePapel>(dibujarTabla, ({ titulo }) => titulo);
