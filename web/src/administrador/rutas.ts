import { enConstruccion } from '#acceso/en-construccion.ts';

export const rutasDeAdministrador = [
  enConstruccion('/administrador/panel'),
  enConstruccion('/administrador/gestion-usuario'),
  enConstruccion('/administrador/gestion-permiso'),
] as const;
