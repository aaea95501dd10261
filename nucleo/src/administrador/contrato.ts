import { z } from 'zod';
import { Contrasena, Email } from '#acceso/contrato.ts';
import { ROLES, rolesCon } from '#acceso/roles.ts';
import { Id, Instante, textoCorto, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { CamposDeLimiteDeAjuste } from '#comun/limite-de-ajuste.ts';
import { CamposDeLimite } from '#comun/limite-de-venta.ts';
import { consultaDeLista, listaDe } from '#comun/paginacion.ts';

const administra = { permiso: 'usuario.administrar', alcance: 'empresa' } as const;
const delicado = { ...administra, confirmacion: 'persona' } as const;

/** A role in one sucursal, or in all of them. */
export const Concesion = z.strictObject({ rol: z.enum(ROLES), sucursalId: Id.nullable() });
export type Concesion = z.infer<typeof Concesion>;
export const Concesiones = z.array(Concesion).min(1, 'Elegí al menos un rol.').max(60);
/** With the name of its sucursal. */
const ConcesionLeida = z.object({ rol: z.enum(ROLES), sucursalId: Id.nullable(), sucursal: z.string().nullable() });

export const UsuarioAdministrado = z.object({
  id: Id,
  version: Version,
  nombre: z.string(),
  email: z.string(),
  alias: z.string().nullable(),
  activo: z.boolean(),
  foto: z.string().nullable(),
  concesiones: z.array(ConcesionLeida),
  segundoFactor: z.boolean(),
  ultimoIngreso: Instante.nullable(),
  creadoEn: Instante,
  /** A second administrator must still approve taking this person's second factor away. */
  reinicioPedido: z.object({ por: z.string(), porId: Id, en: Instante, motivo: z.string() }).nullable(),
});
export type UsuarioAdministrado = z.infer<typeof UsuarioAdministrado>;

export const listarUsuarios = endpoint({
  method: 'GET',
  path: '/api/administrador/usuarios',
  summary: 'Personas usuarias, con sus roles y cómo protegen su cuenta',
  ...administra,
  query: z.strictObject({
    ...consultaDeLista(['nombre', 'email', 'ultimoIngreso', 'creadoEn']),
    estado: z.enum(['activo', 'inactivo']).optional(),
    rol: z.enum(ROLES).optional(),
  }),
  response: listaDe(UsuarioAdministrado),
  errors: [],
});

const conId = { params: z.object({ id: Id }) } as const;

export const verUsuario = endpoint({
  method: 'GET',
  path: '/api/administrador/usuarios/:id',
  summary: 'Una persona usuaria',
  ...administra,
  ...conId,
  response: UsuarioAdministrado,
  errors: ['comun.no_encontrado'],
});

export const crearUsuario = endpoint({
  method: 'POST',
  path: '/api/administrador/usuarios',
  summary: 'Crea una persona usuaria con una contraseña inicial, sin invitación por correo',
  ...delicado,
  secreta: true,
  status: 201,
  body: z.strictObject({ nombre: textoCorto(120, 2), email: Email, contrasena: Contrasena, concesiones: Concesiones }),
  response: UsuarioAdministrado,
  errors: ['acceso.email_repetido', 'acceso.contrasena_debil', 'acceso.ocupado'],
});

export const cambiarUsuario = endpoint({
  method: 'PATCH',
  path: '/api/administrador/usuarios/:id',
  summary: 'Cambia el nombre de una persona usuaria, la desactiva o la vuelve a activar',
  ...delicado,
  ...conId,
  body: z.strictObject({ version: Version, nombre: textoCorto(120, 2).optional(), activo: z.boolean().optional() }),
  response: UsuarioAdministrado,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'acceso.ultimo_administrador'],
});

export const cambiarConcesiones = endpoint({
  method: 'PUT',
  path: '/api/administrador/usuarios/:id/concesiones',
  summary: 'Reemplaza los roles de una persona usuaria',
  ...delicado,
  ...conId,
  body: z.strictObject({ version: Version, concesiones: Concesiones }),
  response: UsuarioAdministrado,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'acceso.ultimo_administrador'],
});

export const cerrarSesionesDe = endpoint({
  method: 'POST',
  path: '/api/administrador/usuarios/:id/cerrar-sesiones',
  summary: 'Cierra todas las sesiones de una persona usuaria',
  ...delicado,
  ...conId,
  response: z.object({ cerradas: z.int() }),
  errors: ['comun.no_encontrado'],
});

export const pedirReinicioDeFactor = endpoint({
  method: 'POST',
  path: '/api/administrador/usuarios/:id/reinicio-de-factor',
  summary: 'Pide quitar el segundo factor de quien perdió todos; lo aprueba otra persona que administre',
  ...delicado,
  ...conId,
  body: z.strictObject({ motivo: textoCorto(300, 5) }),
  response: UsuarioAdministrado,
  errors: ['comun.no_encontrado', 'acceso.sin_factor'],
});

export const aprobarReinicioDeFactor = endpoint({
  method: 'POST',
  path: '/api/administrador/usuarios/:id/reinicio-de-factor/aprobar',
  summary: 'Aprueba lo que pidió otra persona y quita el segundo factor',
  ...delicado,
  ...conId,
  response: UsuarioAdministrado,
  errors: ['comun.no_encontrado', 'acceso.reinicio_propio', 'acceso.sin_reinicio'],
});

export const Invitacion = z.object({
  id: Id,
  email: z.string(),
  nombre: z.string(),
  concesiones: z.array(ConcesionLeida),
  estado: z.enum(['pendiente', 'vencida', 'aceptada', 'revocada']),
  invito: z.string(),
  creadaEn: Instante,
  venceEn: Instante,
});
export type Invitacion = z.infer<typeof Invitacion>;

/** The link is also shown once to whoever invites, for shops whose mail is not set up. */
const InvitacionConEnlace = Invitacion.extend({ enlace: z.string() });

export const listarInvitaciones = endpoint({
  method: 'GET',
  path: '/api/administrador/invitaciones',
  summary: 'Invitaciones, de la más nueva a la más vieja',
  ...administra,
  query: z.strictObject(consultaDeLista(['creadaEn', 'email'])),
  response: listaDe(Invitacion),
  errors: [],
});

export const invitar = endpoint({
  method: 'POST',
  path: '/api/administrador/invitaciones',
  summary: 'Invita a una persona por correo, por 24 horas',
  ...delicado,
  secreta: true,
  status: 201,
  body: z.strictObject({ email: Email, nombre: textoCorto(120, 2), concesiones: Concesiones }),
  response: InvitacionConEnlace,
  errors: ['acceso.email_repetido', 'acceso.espera'],
});

export const reenviarInvitacion = endpoint({
  method: 'POST',
  path: '/api/administrador/invitaciones/:id/reenviar',
  summary: 'Manda otra vez una invitación con un enlace nuevo: el anterior deja de servir',
  ...delicado,
  secreta: true,
  ...conId,
  response: InvitacionConEnlace,
  errors: ['comun.no_encontrado', 'acceso.invitacion_cerrada', 'acceso.espera'],
});

export const revocarInvitacion = endpoint({
  method: 'POST',
  path: '/api/administrador/invitaciones/:id/revocar',
  summary: 'Anula una invitación que nadie aceptó',
  ...delicado,
  ...conId,
  response: Invitacion,
  errors: ['comun.no_encontrado', 'acceso.invitacion_cerrada'],
});

export const PoliticaDeRol = z.object({
  rol: z.enum(ROLES),
  nombre: z.string(),
  permisos: z.array(z.string()),
  exigeSegundoFactor: z.boolean(),
  personas: z.int(),
  /** How many of them still have no second factor. */
  sinFactor: z.int(),
});
export type PoliticaDeRol = z.infer<typeof PoliticaDeRol>;

export const listarRoles = endpoint({
  method: 'GET',
  path: '/api/administrador/roles',
  summary: 'Los roles, lo que permite cada uno y si exige un segundo factor',
  ...administra,
  response: z.object({ roles: z.array(PoliticaDeRol) }),
  errors: [],
});

export const cambiarPoliticaDeRol = endpoint({
  method: 'PUT',
  path: '/api/administrador/roles/:rol',
  summary: 'Decide si un rol exige un segundo factor',
  ...delicado,
  params: z.object({ rol: z.enum(ROLES) }),
  body: z.strictObject({ exigeSegundoFactor: z.boolean() }),
  response: PoliticaDeRol,
  errors: [],
});

/** Whose a limit is: of a role, everywhere or in one sucursal. */
const donde = { rol: z.enum(ROLES), sucursalId: Id.nullable(), sucursal: z.string().nullable(), version: Version };
const escrito = { sucursalId: Id.nullable(), version: Version.optional() };

/** How far a role may go with prices when it sells: everywhere, or in one sucursal that says something else (PRE-12). */
export const LimiteDeVenta = CamposDeLimite.extend(donde);
export type LimiteDeVenta = z.infer<typeof LimiteDeVenta>;

export const listarLimitesDeVenta = endpoint({
  method: 'GET',
  path: '/api/administrador/limites-de-venta',
  summary: 'Hasta dónde llega cada rol con descuentos y precios, en todas las sucursales o en una',
  ...administra,
  response: z.object({ filas: z.array(LimiteDeVenta) }),
  errors: [],
});

export const guardarLimiteDeVenta = endpoint({
  method: 'PUT',
  path: '/api/administrador/limites-de-venta/:rol',
  summary: 'Cambia hasta dónde llega un rol, en todas las sucursales o en una que dice otra cosa',
  ...delicado,
  params: z.object({ rol: z.enum(ROLES) }),
  /** Without `version`, a sucursal that says something else for the first time. */
  body: CamposDeLimite.extend(escrito),
  response: LimiteDeVenta,
  errors: ['comun.version_vieja'],
});

export const quitarLimiteDeVenta = endpoint({
  method: 'DELETE',
  path: '/api/administrador/limites-de-venta/:rol',
  summary: 'Quita lo que una sucursal decía aparte: ahí vuelve a regir lo de todas',
  ...delicado,
  params: z.object({ rol: z.enum(ROLES) }),
  body: z.strictObject({ sucursalId: Id, version: Version }),
  response: z.object({ rol: z.enum(ROLES) }),
  errors: ['comun.no_encontrado', 'comun.version_vieja'],
});

const RolQueAjusta = z.enum(rolesCon('ajuste.aplicar'));

/** Up to what amount a role adjusts stock by itself: everywhere, or in one sucursal that says something else (AJU-06). */
export const LimiteDeAjuste = CamposDeLimiteDeAjuste.extend(donde);
export type LimiteDeAjuste = z.infer<typeof LimiteDeAjuste>;

export const listarLimitesDeAjuste = endpoint({
  method: 'GET',
  path: '/api/administrador/limites-de-ajuste',
  summary: 'Hasta qué monto ajusta stock cada rol sin que otra persona apruebe, en todas las sucursales o en una',
  ...administra,
  response: z.object({ filas: z.array(LimiteDeAjuste) }),
  errors: [],
});

export const guardarLimiteDeAjuste = endpoint({
  method: 'PUT',
  path: '/api/administrador/limites-de-ajuste/:rol',
  summary: 'Cambia hasta qué monto ajusta un rol, en todas las sucursales o en una que dice otra cosa',
  ...delicado,
  params: z.object({ rol: RolQueAjusta }),
  /** Without `version`, a sucursal that says something else for the first time. */
  body: CamposDeLimiteDeAjuste.extend(escrito),
  response: LimiteDeAjuste,
  errors: ['comun.version_vieja'],
});

export const quitarLimiteDeAjuste = endpoint({
  method: 'DELETE',
  path: '/api/administrador/limites-de-ajuste/:rol',
  summary: 'Quita lo que una sucursal decía aparte de los ajustes: ahí vuelve a regir lo de todas',
  ...delicado,
  params: z.object({ rol: RolQueAjusta }),
  body: z.strictObject({ sucursalId: Id, version: Version }),
  response: z.object({ rol: z.enum(ROLES) }),
  errors: ['comun.no_encontrado', 'comun.version_vieja'],
});
