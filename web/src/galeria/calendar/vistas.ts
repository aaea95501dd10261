import { lunesDe, sumarDias, sumarMeses } from './dias.ts';
import { nombreDelDia, nombreDelMes, nombreDelTramo } from './nombres.ts';

export const VISTAS = ['mes', 'semana', 'dia', 'agenda'] as const;

export type Vista = (typeof VISTAS)[number];

/**
 * What a view shows, in words: «noviembre de 2026», «16–22 de noviembre de 2026», «lunes, 23 de noviembre de 2026»; `corto`
 * for where there is little room, «nov 2026».
 */
export function tituloDe(vista: Vista, fecha: string, corto = false): string {
  if (vista === 'dia') return nombreDelDia(fecha, corto);
  if (vista === 'semana') return nombreDelTramo(lunesDe(fecha), sumarDias(lunesDe(fecha), 6), corto);
  return nombreDelMes(fecha, corto);
}

/** The day a step of the view leads to. */
export function fechaTras(vista: Vista, fecha: string, paso: 1 | -1): string {
  if (vista === 'dia') return sumarDias(fecha, paso);
  return vista === 'semana' ? sumarDias(fecha, paso * 7) : sumarMeses(fecha, paso);
}
