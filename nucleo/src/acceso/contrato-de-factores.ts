import { z } from 'zod';
import { Id, Instante, textoCorto, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { caminos } from './caminos.ts';
import { IngresoPendiente, OpcionesDeLlave, RespuestaDeLlave, Sesion } from './contrato-de-sesion.ts';

export const CODIGOS_DE_RECUPERACION = 10;

/** Six digits of the application, however they were typed. */
export const CodigoDeSeisNumeros = z
  .string()
  .transform((texto) => texto.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'El código tiene 6 números.'));

/** 24 letters and digits of base32, in groups or not. */
export const CodigoDeRecuperacion = z
  .string()
  .max(64)
  .transform((texto) => texto.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[A-Z2-7]{24}$/, 'El código de recuperación tiene 24 letras y números.'));

/** What an application needs to make codes: to be typed, or as the text of a QR. Told once. */
export const SecretoDeCodigos = z.object({ secreto: z.string(), uri: z.string() });
const CodigosNuevos = z.object({ codigos: z.array(z.string()).length(CODIGOS_DE_RECUPERACION) });

const deIngreso = { permiso: 'publico', alcance: 'empresa' } as const;

export const verPendiente = endpoint({
  ...caminos.verPendiente,
  summary: 'Qué le falta al ingreso que está a medias',
  ...deIngreso,
  response: IngresoPendiente,
  errors: ['acceso.sin_pendiente'],
});

export const completarConCodigo = endpoint({
  ...caminos.completarConCodigo,
  summary: 'Termina el ingreso con el código de la aplicación',
  ...deIngreso,
  body: z.strictObject({ codigo: CodigoDeSeisNumeros }),
  response: Sesion,
  errors: ['acceso.sin_pendiente', 'acceso.codigo_rechazado', 'acceso.codigo_usado', 'acceso.espera'],
});

export const completarConRecuperacion = endpoint({
  ...caminos.completarConRecuperacion,
  summary: 'Termina el ingreso con un código de recuperación, que se gasta',
  ...deIngreso,
  body: z.strictObject({ codigo: CodigoDeRecuperacion }),
  response: Sesion,
  errors: ['acceso.sin_pendiente', 'acceso.codigo_rechazado', 'acceso.espera'],
});

export const pedirOpcionesDeLlave = endpoint({
  ...caminos.pedirOpcionesDeLlave,
  summary: 'Opciones para ingresar con una llave de acceso, sola o como segundo factor',
  ...deIngreso,
  response: z.object({ opciones: OpcionesDeLlave }),
  errors: ['acceso.espera', 'acceso.sin_llaves', 'acceso.sin_nombre_de_host'],
});

export const ingresarConLlave = endpoint({
  ...caminos.ingresarConLlave,
  summary: 'Abre la sesión con una llave de acceso: vale por los dos factores',
  ...deIngreso,
  body: z.strictObject({ respuesta: RespuestaDeLlave, recordar: z.boolean().optional() }),
  response: Sesion,
  errors: ['acceso.llave_rechazada', 'acceso.espera'],
});

export const prepararFactorObligatorio = endpoint({
  ...caminos.prepararFactorObligatorio,
  summary: 'Empieza a configurar el segundo factor sin el que no se ingresa',
  ...deIngreso,
  response: SecretoDeCodigos,
  errors: ['acceso.sin_pendiente'],
});

export const activarFactorObligatorio = endpoint({
  ...caminos.activarFactorObligatorio,
  summary: 'Activa el segundo factor sin el que no se ingresa y abre la sesión',
  ...deIngreso,
  body: z.strictObject({ codigo: CodigoDeSeisNumeros }),
  response: z.object({ sesion: Sesion, codigos: z.array(z.string()) }),
  errors: ['acceso.sin_pendiente', 'acceso.codigo_rechazado', 'acceso.espera'],
});

const propio = { permiso: 'con_sesion', alcance: 'empresa', confirmacion: 'persona' } as const;
/** What changes how an account is come into may end what was opened before, and does unless told otherwise. */
const cerrarOtras = z.boolean().default(true);

export const prepararFactor = endpoint({
  method: 'POST',
  path: '/api/usuario/segundo-factor',
  secreta: true,
  summary: 'Empieza a configurar el segundo factor propio: no vale hasta activarlo',
  ...propio,
  response: SecretoDeCodigos,
  errors: ['acceso.factor_activo'],
});

export const activarFactor = endpoint({
  method: 'POST',
  path: '/api/usuario/segundo-factor/activar',
  secreta: true,
  summary: 'Activa el segundo factor con un código y entrega los códigos de recuperación, una sola vez',
  ...propio,
  body: z.strictObject({ codigo: CodigoDeSeisNumeros, cerrarOtras }),
  response: CodigosNuevos,
  errors: ['acceso.factor_activo', 'acceso.factor_sin_preparar', 'acceso.codigo_equivocado'],
});

export const desactivarFactor = endpoint({
  method: 'POST',
  path: '/api/usuario/segundo-factor/desactivar',
  summary: 'Deja de pedir el segundo factor propio',
  ...propio,
  body: z.strictObject({ cerrarOtras }),
  response: z.object({}),
  errors: ['acceso.sin_factor', 'acceso.factor_exigido', 'acceso.contrasena_corta'],
});

export const renovarCodigos = endpoint({
  method: 'POST',
  path: '/api/usuario/segundo-factor/codigos',
  secreta: true,
  summary: 'Reemplaza los códigos de recuperación: los anteriores dejan de servir',
  ...propio,
  response: CodigosNuevos,
  errors: ['acceso.sin_factor'],
});

export const Llave = z.object({
  id: Id,
  nombre: z.string(),
  creadaEn: Instante,
  usadaEn: Instante.nullable(),
  version: Version,
});
export type Llave = z.infer<typeof Llave>;

export const pedirOpcionesDeAltaDeLlave = endpoint({
  method: 'POST',
  path: '/api/usuario/llaves/opciones',
  summary: 'Opciones para agregar una llave de acceso propia',
  ...propio,
  response: z.object({ opciones: OpcionesDeLlave }),
  errors: ['acceso.sin_nombre_de_host'],
});

export const agregarLlave = endpoint({
  method: 'POST',
  path: '/api/usuario/llaves',
  summary: 'Agrega una llave de acceso propia',
  ...propio,
  status: 201,
  body: z.strictObject({ nombre: textoCorto(60), respuesta: RespuestaDeLlave, cerrarOtras }),
  response: Llave,
  errors: ['acceso.llave_rechazada', 'acceso.llave_repetida'],
});

export const renombrarLlave = endpoint({
  method: 'PATCH',
  path: '/api/usuario/llaves/:id',
  summary: 'Cambia el nombre de una llave de acceso propia',
  ...propio,
  params: z.object({ id: Id }),
  body: z.strictObject({ version: Version, nombre: textoCorto(60) }),
  response: Llave,
  errors: ['comun.no_encontrado', 'comun.version_vieja'],
});

export const quitarLlave = endpoint({
  method: 'DELETE',
  path: '/api/usuario/llaves/:id',
  summary: 'Quita una llave de acceso propia',
  ...propio,
  params: z.object({ id: Id }),
  body: z.strictObject({ cerrarOtras }),
  response: z.object({}),
  errors: ['comun.no_encontrado', 'acceso.factor_exigido', 'acceso.contrasena_corta'],
});
