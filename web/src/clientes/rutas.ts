import { enConstruccion } from '#acceso/en-construccion.ts';

export const rutasDeClientes = [
  enConstruccion('/clientes/tabla'),
  enConstruccion('/clientes/reporte'),
] as const;
