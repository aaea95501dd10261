import { formatearCantidad } from './formato.ts';

const UNIDADES = ['B', 'KB', 'MB', 'GB'] as const;
const PASO = 1024;

/** How much a file weighs, as people say it: `812 B`, `12,4 KB`, `3,1 MB`. */
export function formatearTamano(bytes: number): string {
  const orden = Math.min(bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(PASO)), UNIDADES.length - 1);
  const valor = bytes / PASO ** orden;
  const redondo = orden === 0 || valor >= 100 ? Math.round(valor) : Math.round(valor * 10) / 10;
  return `${formatearCantidad(String(redondo))}\u00a0${UNIDADES[orden]}`;
}
