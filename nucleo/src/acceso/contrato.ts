import { z } from 'zod';
import { Id, textoCorto } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { type Permiso, permisos } from '#permisos.ts';

export const Sesion = z.object({
  usuario: z.object({ id: Id, nombre: z.string(), email: z.string(), rol: z.string() }),
  /** Each permission with the sucursales where it holds. */
  permisos: z.partialRecord(
    z.enum(Object.keys(permisos) as [Permiso, ...Permiso[]]),
    z.union([z.literal('TODAS'), z.array(Id)]),
  ),
  sucursales: z.array(z.object({ id: Id, codigo: z.string(), nombre: z.string() })),
  /** True when an administrator must be told that the connection is not encrypted. */
  avisarHttp: z.boolean(),
});
export type Sesion = z.infer<typeof Sesion>;

/** Length is the strength here: no composition rules (`seguridad.md` 3.3). Maximum accepted, never cut. */
export const CONTRASENA_MINIMO = 15;
export const CONTRASENA_MAXIMO = 128;

export const Contrasena = z
  .string()
  .min(CONTRASENA_MINIMO, `Usá al menos ${CONTRASENA_MINIMO} caracteres: una frase larga es fácil de recordar.`)
  .max(CONTRASENA_MAXIMO, `Admite hasta ${CONTRASENA_MAXIMO} caracteres.`);

export const Email = z.email('No parece un correo electrónico.').max(254);

export const Ingreso = z.strictObject({
  usuario: textoCorto(254),
  contrasena: z.string().min(1, 'Escribí tu contraseña.').max(CONTRASENA_MAXIMO),
});

export const ingresar = endpoint({
  method: 'POST',
  path: '/api/acceso/ingresar',
  summary: 'Abre una sesión con usuario o correo y contraseña',
  permiso: 'publico',
  alcance: 'empresa',
  body: Ingreso,
  response: Sesion,
  errors: ['acceso.credenciales', 'acceso.espera', 'acceso.ocupado'],
});

export const salir = endpoint({
  method: 'POST',
  path: '/api/acceso/salir',
  summary: 'Cierra la sesión en uso',
  permiso: 'publico',
  alcance: 'empresa',
  response: z.object({}),
  errors: [],
});

export const verSesion = endpoint({
  method: 'GET',
  path: '/api/acceso/sesion',
  summary: 'Quién ingresó, qué puede hacer y en qué sucursales',
  permiso: 'con_sesion',
  alcance: 'empresa',
  response: Sesion,
  errors: [],
});

export const verAlta = endpoint({
  method: 'GET',
  path: '/api/acceso/alta',
  summary: 'Si falta crear la primera cuenta de administración',
  permiso: 'publico',
  alcance: 'empresa',
  response: z.object({ pendiente: z.boolean() }),
  errors: [],
});

export const Alta = z.strictObject({
  codigo: textoCorto(64),
  nombre: textoCorto(120, 2),
  email: Email,
  contrasena: Contrasena,
});

export const darDeAlta = endpoint({
  method: 'POST',
  path: '/api/acceso/alta',
  summary: 'Crea la primera cuenta de administración con el código de la consola',
  permiso: 'publico',
  alcance: 'empresa',
  status: 201,
  body: Alta,
  response: Sesion,
  errors: [
    'acceso.alta_cerrada',
    'acceso.codigo_de_alta',
    'acceso.contrasena_debil',
    'acceso.espera',
    'acceso.ocupado',
  ],
});
