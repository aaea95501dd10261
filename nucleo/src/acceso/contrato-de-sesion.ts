import { z } from 'zod';
import { Id, Instante, textoCorto } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { type Permiso, permisos } from '#permisos.ts';
import { caminos } from './caminos.ts';
import { CONTRASENA_MAXIMO, CONTRASENA_MINIMO, CONTRASENA_MINIMO_CON_FACTOR } from './largos.ts';

export { CONTRASENA_MAXIMO, CONTRASENA_MINIMO, CONTRASENA_MINIMO_CON_FACTOR };

export const Sesion = z.object({
  usuario: z.object({
    id: Id,
    nombre: z.string(),
    email: z.string(),
    rol: z.string(),
    /** Where the picture is, with its version; null shows the initials. */
    foto: z.string().nullable(),
  }),
  /** Each permission with the sucursales where it holds. */
  permisos: z.partialRecord(
    z.enum(Object.keys(permisos) as [Permiso, ...Permiso[]]),
    z.union([z.literal('TODAS'), z.array(Id)]),
  ),
  sucursales: z.array(z.object({ id: Id, codigo: z.string(), nombre: z.string() })),
  /** What the person chose to begin with; null leaves it to the product. */
  preferencias: z.object({
    sucursalId: Id.nullable(),
    paginaDeInicio: z.string().nullable(),
    /** The panels of the home, in their order. */
    inicio: z.array(z.string()).nullable(),
  }),
  /** The tables that open with a saved view, by their key. */
  vistas: z.record(z.string(), Id),
  /** The shared terminal this session runs on, which locks itself after `minutos` without use (GAP-10). */
  terminal: z.object({ nombre: z.string(), minutos: z.int().positive() }).nullable(),
  tienePin: z.boolean(),
  /** True when an administrator must be told that the connection is not encrypted. */
  avisarHttp: z.boolean(),
  /** The embedded database engine and the newer one with corrections, when an administrator must be told of it. */
  avisarMotor: z.object({ version: z.string(), nueva: z.string() }).nullable(),
  /** True when an administrator still works with a password alone. */
  avisarSegundoFactor: z.boolean(),
});
export type Sesion = z.infer<typeof Sesion>;

/** Which minimum holds depends on the person, so the rule (`exigirContrasena`) says it, not the shape. */
export const Contrasena = z
  .string()
  .min(
    CONTRASENA_MINIMO_CON_FACTOR,
    `Usá al menos ${CONTRASENA_MINIMO} caracteres: una frase larga es fácil de recordar.`,
  )
  .max(CONTRASENA_MAXIMO, `Admite hasta ${CONTRASENA_MAXIMO} caracteres.`);

export const Email = z.email('No parece un correo electrónico.').max(254);

export const MEDIOS_DE_SEGUNDO_FACTOR = ['codigo', 'recuperacion', 'llave'] as const;
export type MedioDeSegundoFactor = (typeof MEDIOS_DE_SEGUNDO_FACTOR)[number];

/**
 * A login whose password was right and which still misses something. It is no session: nothing but the doors of
 * `/api/acceso/pendiente` and `/api/acceso/llave` takes it.
 */
export const IngresoPendiente = z.object({
  /** `segundo_factor`: prove it. `alta_de_factor`: the role, or a password too short without one, demands it and there is none yet. */
  pendiente: z.enum(['segundo_factor', 'alta_de_factor']),
  medios: z.array(z.enum(MEDIOS_DE_SEGUNDO_FACTOR)),
  nombre: z.string(),
  vence: Instante,
});
export type IngresoPendiente = z.infer<typeof IngresoPendiente>;

export const Ingresado = z.union([Sesion, IngresoPendiente]);
export type Ingresado = z.infer<typeof Ingresado>;

export const Ingreso = z.strictObject({
  usuario: textoCorto(254),
  contrasena: z.string().min(1, 'Escribí tu contraseña.').max(CONTRASENA_MAXIMO),
  /** Makes this device a known one of this person for 180 days. */
  recordar: z.boolean().optional(),
});

export const ingresar = endpoint({
  ...caminos.ingresar,
  summary: 'Abre una sesión con usuario o correo y contraseña, o dice qué falta para abrirla',
  permiso: 'publico',
  alcance: 'empresa',
  body: Ingreso,
  response: Ingresado,
  errors: ['acceso.credenciales', 'acceso.espera', 'acceso.ocupado'],
});

export const salir = endpoint({
  ...caminos.salir,
  summary: 'Cierra la sesión en uso',
  permiso: 'publico',
  alcance: 'empresa',
  response: z.object({}),
  errors: [],
});

export const verSesion = endpoint({
  ...caminos.verSesion,
  summary: 'Quién ingresó, qué puede hacer y en qué sucursales',
  permiso: 'con_sesion',
  alcance: 'empresa',
  response: Sesion,
  errors: [],
});

/** What a browser answers to a request for a passkey, as WebAuthn serialises it. */
export const RespuestaDeLlave = z.strictObject({
  id: z.string().max(1024),
  rawId: z.string().max(1024),
  type: z.literal('public-key'),
  response: z.record(z.string().max(64), z.union([z.string().max(20_000), z.array(z.string().max(64)), z.number()])),
  clientExtensionResults: z.record(z.string().max(64), z.unknown()),
  authenticatorAttachment: z.string().max(64).optional(),
});
/** The options of WebAuthn, to be handed to the browser as they are. */
export const OpcionesDeLlave = z.record(z.string(), z.unknown());

export const Pin = z.string().regex(/^\d{4,8}$/, 'El PIN tiene de 4 a 8 números.');

/** Proof that the person is still the same one: exactly one of them. */
export const Confirmacion = z.union([
  z.strictObject({ contrasena: z.string().min(1, 'Escribí tu contraseña.').max(CONTRASENA_MAXIMO) }),
  z.strictObject({ pin: Pin }),
  z.strictObject({ llave: RespuestaDeLlave }),
]);

/** For how long a proof is good enough for what asks for one (`seguridad.md` 3.2). */
export const MINUTOS_DE_CONFIRMACION = 10;
/** On a terminal several people share, where a PIN will do (GAP-10). */
export const MINUTOS_DE_CONFIRMACION_EN_TERMINAL = 5;

export const confirmarIdentidad = endpoint({
  method: 'POST',
  path: '/api/acceso/confirmar',
  summary: 'Confirma quién está usando la sesión, antes de una operación delicada',
  permiso: 'con_sesion',
  alcance: 'empresa',
  body: Confirmacion,
  response: z.object({ hasta: Instante }),
  errors: ['acceso.confirmacion_rechazada', 'acceso.espera', 'acceso.ocupado', 'acceso.pin_bloqueado'],
});

export const pedirOpcionesDeConfirmacion = endpoint({
  method: 'POST',
  path: '/api/acceso/confirmar/llave',
  summary: 'Opciones para confirmar la identidad con una llave de acceso',
  permiso: 'con_sesion',
  alcance: 'empresa',
  response: z.object({ opciones: OpcionesDeLlave }),
  errors: ['acceso.sin_llaves', 'acceso.sin_nombre_de_host'],
});
