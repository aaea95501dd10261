import { z } from 'zod';
import { Contrasena, Email } from '#acceso/contrato.ts';
import { FILTROS_DE_INVITACIONES, FILTROS_DE_USUARIOS } from '#acceso/filtros-de-personas.ts';
import { ROLES } from '#acceso/roles.ts';
import { Id, Instante, textoCorto, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { MOTIVO_MINIMO } from '#comun/texto.ts';
import { administra, delicado } from './quien-administra.ts';

export * from './contrato-de-limites.ts';

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
  /** Roles that make this person an administrator, and that a second one must still approve. */
  ascensoPedido: z
    .object({ por: z.string(), porId: Id, en: Instante, concesiones: z.array(ConcesionLeida) })
    .nullable(),
});
export type UsuarioAdministrado = z.infer<typeof UsuarioAdministrado>;

export const ESTADOS_DE_USUARIO = ['activo', 'inactivo'] as const;

export const listarUsuarios = endpoint({
  method: 'GET',
  path: '/api/administrador/usuarios',
  summary: 'Personas usuarias, con sus roles y cómo protegen su cuenta',
  ...administra,
  query: z.strictObject({
    ...consultaDeLista(['nombre', 'email', 'ultimoIngreso', 'creadoEn']),
    filtros: filtrosPorColumna(FILTROS_DE_USUARIOS),
    estado: z.enum(ESTADOS_DE_USUARIO).optional(),
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
  errors: ['acceso.email_repetido', 'acceso.contrasena_debil', 'acceso.ocupado', 'acceso.administrador_de_a_dos'],
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
  summary:
    'Reemplaza los roles de una persona usuaria; si la hacen administradora, lo aprueba otra persona que administre',
  ...delicado,
  ...conId,
  body: z.strictObject({ version: Version, concesiones: Concesiones }),
  response: UsuarioAdministrado,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'acceso.ultimo_administrador'],
});

export const aprobarAscenso = endpoint({
  method: 'POST',
  path: '/api/administrador/usuarios/:id/concesiones/aprobar',
  summary: 'Aprueba los roles de administrador que pidió otra persona y se los da',
  ...delicado,
  ...conId,
  body: z.strictObject({ version: Version }),
  response: UsuarioAdministrado,
  errors: [
    'comun.no_encontrado',
    'comun.version_vieja',
    'acceso.ascenso_propio',
    'acceso.sin_ascenso',
    'acceso.ultimo_administrador',
  ],
});

export const rechazarAscenso = endpoint({
  method: 'POST',
  path: '/api/administrador/usuarios/:id/concesiones/rechazar',
  summary: 'Rechaza los roles de administrador que se pidieron, o los retira quien los pidió',
  ...delicado,
  ...conId,
  response: UsuarioAdministrado,
  errors: ['comun.no_encontrado', 'acceso.sin_ascenso'],
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
  body: z.strictObject({ motivo: textoCorto(300, MOTIVO_MINIMO) }),
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

export const ESTADOS_DE_INVITACION = ['pendiente', 'vencida', 'aceptada', 'revocada'] as const;

export const Invitacion = z.object({
  id: Id,
  email: z.string(),
  nombre: z.string(),
  concesiones: z.array(ConcesionLeida),
  estado: z.enum(ESTADOS_DE_INVITACION),
  invito: z.string(),
  creadaEn: Instante,
  venceEn: Instante,
  /** When it was accepted or revoked. */
  cerradaEn: Instante.nullable(),
});
export type Invitacion = z.infer<typeof Invitacion>;

/** The link is also shown once to whoever invites, for shops whose mail is not set up. */
const InvitacionConEnlace = Invitacion.extend({
  enlace: z.string(),
  /** Whether this server sends mails: if not, nobody gets the link but by whoever invites. */
  porCorreo: z.boolean(),
});

export const listarInvitaciones = endpoint({
  method: 'GET',
  path: '/api/administrador/invitaciones',
  summary: 'Invitaciones, de la más nueva a la más vieja',
  ...administra,
  query: z.strictObject({
    ...consultaDeLista(['creadaEn', 'email']),
    filtros: filtrosPorColumna(FILTROS_DE_INVITACIONES),
  }),
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
  errors: ['acceso.email_repetido', 'acceso.espera', 'acceso.administrador_de_a_dos'],
});

export const reenviarInvitacion = endpoint({
  method: 'POST',
  path: '/api/administrador/invitaciones/:id/reenviar',
  summary: 'Manda otra vez una invitación con un enlace nuevo: el anterior deja de servir',
  ...delicado,
  secreta: true,
  ...conId,
  response: InvitacionConEnlace,
  errors: ['comun.no_encontrado', 'acceso.invitacion_cerrada', 'acceso.espera', 'acceso.administrador_de_a_dos'],
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
