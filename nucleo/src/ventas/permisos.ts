export const permisosDeVentas = {
  'nota.ver': 'Ver notas de pedido',
  'nota.crear': 'Crear y cambiar notas de pedido',
  'nota.confirmar': 'Confirmar notas de pedido',
  'nota.finalizar': 'Entregar y finalizar notas de pedido',
  'nota.anular': 'Anular notas y cancelar saldos',
} as const;
