export type { Fuente } from './fuente.ts';
export { GaleriaDeAdjuntos } from './galeria-a-pedido.tsx';
export { Miniatura } from './miniatura.tsx';
