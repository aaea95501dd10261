import { z } from 'zod';
import { Instante, textoCorto } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { caminos } from './caminos.ts';
import { Contrasena, Email, Ingresado } from './contrato-de-sesion.ts';

const publico = { permiso: 'publico', alcance: 'empresa' } as const;
/** The secret of a link that came by mail. It travels in bodies, never in an address. */
const CodigoDeEnlace = textoCorto(64, 16);

export const verAlta = endpoint({
  ...caminos.verAlta,
  summary: 'Si falta crear la primera cuenta de administración',
  ...publico,
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
  ...caminos.darDeAlta,
  summary: 'Crea la primera cuenta de administración con el código de la consola',
  ...publico,
  status: 201,
  body: Alta,
  response: Ingresado,
  errors: [
    'acceso.alta_cerrada',
    'acceso.codigo_de_alta',
    'acceso.contrasena_debil',
    'acceso.espera',
    'acceso.ocupado',
  ],
});

export const pedirRecuperacion = endpoint({
  ...caminos.pedirRecuperacion,
  summary: 'Pide por correo un enlace para cambiar la contraseña; contesta lo mismo exista o no la cuenta',
  ...publico,
  body: z.strictObject({ usuario: textoCorto(254) }),
  /** Whether this server sends mails, which says nothing of the account. */
  response: z.object({ porCorreo: z.boolean() }),
  errors: [],
});

export const verRecuperacion = endpoint({
  ...caminos.verRecuperacion,
  summary: 'Si un enlace de recuperación sirve, y de quién es',
  ...publico,
  body: z.strictObject({ codigo: CodigoDeEnlace }),
  response: z.object({ nombre: z.string(), correo: z.string(), minimo: z.int(), vence: Instante }),
  errors: ['acceso.enlace_vencido', 'acceso.espera'],
});

export const cambiarConRecuperacion = endpoint({
  ...caminos.cambiarConRecuperacion,
  summary: 'Cambia la contraseña con el enlace del correo y cierra todas las sesiones',
  ...publico,
  body: z.strictObject({ codigo: CodigoDeEnlace, contrasena: Contrasena }),
  response: z.object({}),
  errors: ['acceso.enlace_vencido', 'acceso.contrasena_debil', 'acceso.espera', 'acceso.ocupado'],
});

export const verInvitacion = endpoint({
  ...caminos.verInvitacion,
  summary: 'Si una invitación sirve, y para qué',
  ...publico,
  body: z.strictObject({ codigo: CodigoDeEnlace }),
  response: z.object({
    email: z.string(),
    nombre: z.string(),
    invita: z.string(),
    roles: z.array(z.object({ rol: z.string(), sucursal: z.string().nullable() })),
    vence: Instante,
  }),
  errors: ['acceso.enlace_vencido', 'acceso.espera'],
});

export const aceptarInvitacion = endpoint({
  ...caminos.aceptarInvitacion,
  summary: 'Crea la cuenta de una invitación y entra con ella',
  ...publico,
  status: 201,
  body: z.strictObject({ codigo: CodigoDeEnlace, nombre: textoCorto(120, 2), contrasena: Contrasena }),
  response: Ingresado,
  errors: [
    'acceso.enlace_vencido',
    'acceso.contrasena_debil',
    'acceso.email_repetido',
    'acceso.espera',
    'acceso.ocupado',
  ],
});
