import { z } from 'zod';
import { Id, Instante, textoCorto, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { Llave } from './contrato-de-factores.ts';
import { CONTRASENA_MAXIMO, Contrasena, Email } from './contrato-de-sesion.ts';

const propio = { permiso: 'con_sesion', alcance: 'empresa' } as const;
const delicado = { ...propio, confirmacion: 'persona' } as const;

/** A path of the product, to begin at. */
const Camino = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[\w\-./]*$/, 'Tiene que ser una pantalla de la aplicación.');

const PANELES_MAXIMO = 20;

/** The panels a person has in the home, in their order. What each one is, only the screen knows. */
const Paneles = z
  .array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'No es el nombre de un panel.'))
  .max(PANELES_MAXIMO, `Admite hasta ${PANELES_MAXIMO} paneles.`)
  .refine((paneles) => new Set(paneles).size === paneles.length, 'Hay un panel repetido.');

export const Preferencias = z.strictObject({
  sucursalId: Id.nullable(),
  paginaDeInicio: Camino.nullable(),
});

export const Perfil = z.object({
  id: Id,
  version: Version,
  nombre: z.string(),
  email: z.string(),
  alias: z.string().nullable(),
  foto: z.string().nullable(),
  creadoEn: Instante,
  roles: z.array(z.object({ rol: z.string(), sucursal: z.string().nullable() })),
  preferencias: z.object({
    sucursalId: Id.nullable(),
    paginaDeInicio: z.string().nullable(),
    inicio: z.array(z.string()).nullable(),
  }),
  contrasena: z.object({ cambiadaEn: Instante, minimo: z.int() }),
  segundoFactor: z.object({
    activo: z.boolean(),
    desde: Instante.nullable(),
    codigosSinUsar: z.int(),
    exigido: z.boolean(),
  }),
  llaves: z.array(Llave),
  tienePin: z.boolean(),
});
export type Perfil = z.infer<typeof Perfil>;

export const verPerfil = endpoint({
  method: 'GET',
  path: '/api/usuario/perfil',
  summary: 'Los datos propios, las preferencias y cómo está protegida la cuenta',
  ...propio,
  response: Perfil,
  errors: [],
});

/** A short name for the login: letters, digits, dots and dashes. */
const Alias = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{1,39}$/, 'De 2 a 40 letras sin acento, números, puntos o guiones.');

/** What a person says of themselves. */
export const DatosPropios = z.strictObject({ nombre: textoCorto(120, 2), alias: Alias.nullable() });

export const cambiarPerfil = endpoint({
  method: 'PATCH',
  path: '/api/usuario/perfil',
  summary: 'Cambia el nombre y el usuario corto propios',
  ...propio,
  body: DatosPropios.extend({ version: Version }),
  response: Perfil,
  errors: ['comun.version_vieja', 'acceso.alias_repetido'],
});

export const cambiarCorreo = endpoint({
  method: 'POST',
  path: '/api/usuario/correo',
  summary: 'Cambia el correo propio y avisa al anterior',
  ...delicado,
  body: z.strictObject({ version: Version, email: Email }),
  response: Perfil,
  errors: ['comun.version_vieja', 'acceso.email_repetido'],
});

export const cambiarPreferencias = endpoint({
  method: 'PUT',
  path: '/api/usuario/preferencias',
  summary: 'Elige la sucursal y la pantalla con que empezar',
  ...propio,
  body: Preferencias,
  response: Perfil,
  errors: ['comun.datos_invalidos'],
});

export const ordenarInicio = endpoint({
  method: 'PUT',
  path: '/api/usuario/preferencias/inicio',
  summary: 'Elige qué paneles muestra el inicio y en qué orden; sin ninguno elegido, los que trae',
  ...propio,
  /** Null leaves it to the product. */
  body: z.strictObject({ inicio: Paneles.nullable() }),
  response: z.object({ inicio: Paneles.nullable() }),
  errors: [],
});

export const FOTO_MAXIMO_KIB = 800;

export const subirFoto = endpoint({
  method: 'POST',
  path: '/api/usuario/foto',
  summary: 'Cambia la foto propia (JPG, PNG o WebP de hasta 800 kB)',
  ...propio,
  cuerpo: 'multipart',
  body: z.strictObject({}),
  response: Perfil,
  errors: ['acceso.foto_ilegible', 'comun.cuerpo_grande', 'comun.archivo_infectado', 'comun.sin_analisis'],
});

export const quitarFoto = endpoint({
  method: 'DELETE',
  path: '/api/usuario/foto',
  summary: 'Quita la foto propia',
  ...propio,
  response: Perfil,
  errors: [],
});

export const verFoto = endpoint({
  method: 'GET',
  path: '/api/usuario/fotos/:id',
  summary: 'La foto de una persona usuaria',
  ...propio,
  formato: 'imagen',
  params: z.object({ id: Id }),
  query: z.strictObject({ v: z.string().max(40).optional() }),
  response: z.string(),
  errors: ['comun.no_encontrado'],
});

export const CambioDeContrasena = z.strictObject({
  actual: z.string().min(1, 'Escribí tu contraseña actual.').max(CONTRASENA_MAXIMO),
  nueva: Contrasena,
  cerrarOtras: z.boolean().default(true),
});

export const cambiarContrasena = endpoint({
  method: 'POST',
  path: '/api/usuario/contrasena',
  secreta: true,
  summary: 'Cambia la contraseña propia',
  ...propio,
  body: CambioDeContrasena,
  response: z.object({}),
  errors: [
    'acceso.contrasena_actual',
    'acceso.contrasena_debil',
    'acceso.espera',
    'acceso.ocupado',
    'acceso.solo_en_persona',
  ],
});

const SesionAbierta = z.object({
  id: Id,
  esta: z.boolean(),
  direccion: z.string(),
  agente: z.string(),
  creadaEn: Instante,
  usadaEn: Instante,
  terminal: z.string().nullable(),
});
export type SesionAbierta = z.infer<typeof SesionAbierta>;

export const listarSesiones = endpoint({
  method: 'GET',
  path: '/api/usuario/sesiones',
  summary: 'Las sesiones propias abiertas y los dispositivos conocidos',
  ...propio,
  response: z.object({
    sesiones: z.array(SesionAbierta),
    dispositivos: z.array(
      z.object({ id: Id, agente: z.string(), creadoEn: Instante, usadoEn: Instante, este: z.boolean() }),
    ),
  }),
  errors: [],
});

export const cerrarSesionPropia = endpoint({
  method: 'POST',
  path: '/api/usuario/sesiones/:id/cerrar',
  summary: 'Cierra una sesión propia',
  ...propio,
  params: z.object({ id: Id }),
  response: z.object({}),
  errors: ['comun.no_encontrado'],
});

export const cerrarOtrasSesiones = endpoint({
  method: 'POST',
  path: '/api/usuario/sesiones/cerrar-otras',
  summary: 'Cierra todas las sesiones propias menos la que se usa',
  ...propio,
  response: z.object({ cerradas: z.int() }),
  errors: [],
});

export const olvidarDispositivo = endpoint({
  method: 'POST',
  path: '/api/usuario/dispositivos/:id/olvidar',
  summary: 'Deja de reconocer un dispositivo propio',
  ...propio,
  params: z.object({ id: Id }),
  response: z.object({}),
  errors: ['comun.no_encontrado'],
});

export const verActividadPropia = endpoint({
  method: 'GET',
  path: '/api/usuario/actividad',
  summary: 'Lo último que hizo la persona de la sesión',
  ...propio,
  query: z.strictObject({
    antesDe: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  response: z.object({
    hechos: z.array(
      z.object({
        id: z.string(),
        en: Instante,
        accion: z.string(),
        entidad: z.string(),
        entidadId: Id,
        direccion: z.string().nullable(),
      }),
    ),
    hayMas: z.boolean(),
  }),
  errors: [],
});
