export const permisosDeClientes = {
  'cliente.ver': 'Ver clientes',
  'cliente.editar': 'Crear y cambiar clientes',
  'cliente.anonimizar': 'Quitar los datos personales de un cliente',
} as const;
