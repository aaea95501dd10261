export const permisosDeClientes = {
  'cliente.ver': 'Ver clientes',
  'cliente.editar': 'Crear y cambiar clientes',
  'cliente.anonimizar': 'Anonimizar clientes',
} as const;
