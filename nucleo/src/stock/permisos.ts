export const permisosDeStock = {
  'stock.ver': 'Ver stock y kardex',
  'stock.ver_otras': 'Ver el stock de todas las sucursales',
  'stock.negativo': 'Dejar stock negativo en artículos que lo permiten',
  'ajuste.ver': 'Ver ajustes de stock',
  'ajuste.crear': 'Preparar ajustes de stock',
  'ajuste.aplicar': 'Aplicar ajustes de stock',
  'ajuste.aprobar': 'Aprobar los ajustes que superan el límite de otra persona',
  'ajuste.revertir': 'Revertir ajustes aplicados',
} as const;
