import { z } from 'zod';
import { endpoint } from '#comun/endpoint.ts';

/** The rows of a file as they would be pasted: to be looked at, and read with `leerPlanillaDeEstructura`. The importer reads files. */
export const leerArchivoDeEstructura = endpoint({
  method: 'POST',
  path: '/api/articulos/estructuras/planilla/archivo',
  summary: 'Las filas de una planilla XLSX o un CSV, como texto para pegar, sin guardar nada',
  permiso: 'estructura.editar',
  alcance: 'empresa',
  cuerpo: 'multipart',
  body: z.strictObject({}),
  response: z.object({ texto: z.string() }),
  errors: [
    'importaciones.archivo_ausente',
    'importaciones.archivo_vacio',
    'importaciones.archivo_grande',
    'importaciones.codificacion',
    'importaciones.demasiadas_filas',
    'importaciones.no_es_texto',
    'importaciones.planilla_con_clave',
    'importaciones.planilla_con_macros',
    'importaciones.planilla_danada',
    'importaciones.planilla_desmedida',
    'importaciones.planilla_vieja',
    'comun.archivo_infectado',
    'comun.sin_analisis',
  ],
});
