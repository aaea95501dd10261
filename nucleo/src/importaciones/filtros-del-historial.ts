/** The columns of the history and what each can be asked (TD-07). */
export const FILTROS_DE_IMPORTACIONES = {
  archivo: 'texto',
  entidad: 'lista',
  estado: 'lista',
  quien: 'texto',
  cuando: 'fecha',
  crear: 'numero',
  actualizar: 'numero',
  iguales: 'numero',
  rechazadas: 'numero',
} as const;
