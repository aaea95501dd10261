import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';

/** The steps of one importación once its file is there. */
export type Paso = 'columnas' | 'ensayo' | 'aplicacion';

/** What the address asks for: going back to the columns of a file that was already tried out. */
export const leerPaso = ({ paso }: Record<string, unknown>): { paso?: 'columnas' } =>
  paso === 'columnas' ? { paso } : {};

/** Where an importación stands. The server keeps it, so that an address and a reload find the same step. */
export function pasoDe({ estado, tarea }: Pick<Importacion, 'estado' | 'tarea'>, pedido: 'columnas' | undefined): Paso {
  if (tarea) return tarea.tarea === 'validar' ? 'ensayo' : 'aplicacion';
  if (estado === 'APLICADA' || estado === 'REVERTIDA') return 'aplicacion';
  return estado === 'VALIDADA' && pedido === undefined ? 'ensayo' : 'columnas';
}
