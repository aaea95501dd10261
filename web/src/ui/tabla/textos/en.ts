import type { Traduccion } from '#i18n/traduccion.ts';
import type { es } from './es.ts';

export const en: Traduccion<typeof es> = {
  ordenarAscendente: 'Sort ascending',
  ordenarDescendente: 'Sort descending',
  sumarAscendente: 'Then by this, ascending',
  sumarDescendente: 'Then by this, descending',
  sinOrden: 'Remove from the order',
  fijarAlInicio: 'Pin to the start',
  fijarAlFin: 'Pin to the end',
  soltar: 'Unpin',
  moverAntes: 'Move towards the start',
  moverDespues: 'Move towards the end',
  ajustar: 'Fit to content',
  ensanchar: 'Widen',
  angostar: 'Narrow',
  ocultar: 'Hide',
  columnas: 'Columns',
  subir: 'Move {{que}} up',
  bajar: 'Move {{que}} down',
  restablecer: 'Back to how they were',
};
