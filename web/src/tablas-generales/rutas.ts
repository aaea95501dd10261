import { enConstruccion } from '#acceso/en-construccion.ts';

export const rutasDeTablasGenerales = [
  enConstruccion('/tablas-generales/localidades'),
  enConstruccion('/tablas-generales/provincias'),
  enConstruccion('/tablas-generales/sucursales'),
  enConstruccion('/tablas-generales/depositos'),
  enConstruccion('/tablas-generales/talleres'),
  enConstruccion('/tablas-generales/unidades'),
  enConstruccion('/tablas-generales/marcas'),
  enConstruccion('/tablas-generales/motivos'),
] as const;
