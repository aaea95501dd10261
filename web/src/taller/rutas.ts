import { enConstruccion } from '#acceso/en-construccion.ts';

export const rutasDeTaller = [enConstruccion('/taller/sobres-ot'), enConstruccion('/taller/reporte')] as const;
