import { z } from 'zod';
import { Id } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';

const params = z.object({ id: Id });

export const bajarArchivoImportado = endpoint({
  method: 'GET',
  path: '/api/importaciones/:id/archivo',
  summary: 'El archivo tal como vino, para guardar',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  formato: 'archivo',
  params,
  response: z.string(),
  errors: ['comun.no_encontrado'],
});

export const exportarRechazos = endpoint({
  method: 'GET',
  path: '/api/importaciones/:id/rechazos',
  summary: 'Las filas rechazadas, por fila y columna, en CSV',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  params,
  response: z.string(),
  formato: 'csv',
  errors: ['comun.no_encontrado'],
});
