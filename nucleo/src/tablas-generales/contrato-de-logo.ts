import { z } from 'zod';
import { ConsultaDeImagen } from '#adjuntos/contrato-de-adjunto.ts';
import { Id } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { Sucursal } from './contrato-de-sucursales.ts';

const DeUnaSucursal = z.object({ id: Id });

export const subirLogo = endpoint({
  method: 'POST',
  path: '/api/tablas-generales/sucursales/:id/logo',
  summary: 'Pone el logo de una sucursal (JPG, PNG o WebP, hasta 15 MB) en lugar del que tenía',
  permiso: 'tabla.editar',
  alcance: 'sucursal',
  params: DeUnaSucursal,
  cuerpo: 'multipart',
  body: z.strictObject({}),
  response: Sucursal,
  errors: [
    'comun.no_encontrado',
    'adjuntos.ausente',
    'adjuntos.no_se_admite',
    'adjuntos.ilegible',
    'adjuntos.otra_terminacion',
    'comun.archivo_infectado',
    'comun.sin_analisis',
    'adjuntos.enorme',
    'adjuntos.pesado',
    'adjuntos.sin_lugar',
  ],
});

export const quitarLogo = endpoint({
  method: 'DELETE',
  path: '/api/tablas-generales/sucursales/:id/logo',
  summary: 'Deja una sucursal sin logo',
  permiso: 'tabla.editar',
  alcance: 'sucursal',
  params: DeUnaSucursal,
  response: Sucursal,
  errors: ['comun.no_encontrado'],
});

/** The face of the business: whoever works in it sees it. */
export const verLogo = endpoint({
  method: 'GET',
  path: '/api/tablas-generales/sucursales/:id/logo',
  summary: 'El logo de una sucursal, en WebP: chico (160), mediano (480) o grande (2048)',
  permiso: 'con_sesion',
  alcance: 'empresa',
  formato: 'imagen',
  params: DeUnaSucursal,
  query: ConsultaDeImagen,
  response: z.string(),
  errors: ['comun.no_encontrado'],
});
