import { enConstruccion } from '#acceso/en-construccion.ts';

export const rutasDeUsuario = [
  enConstruccion('/usuario/perfil'),
  enConstruccion('/usuario/configuracion'),
  enConstruccion('/usuario/manual-usuario'),
] as const;
