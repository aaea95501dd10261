export const permisosDeAdministrador = {
  'usuario.administrar': 'Administrar personas usuarias y sus roles',
  'terminal.administrar': 'Registrar terminales compartidos',
} as const;
