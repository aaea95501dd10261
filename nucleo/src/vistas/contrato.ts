import { z } from 'zod';
import { ROLES } from '#acceso/roles.ts';
import { Id, Instante, textoCorto, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { LARGO_DE_CONTENIDO, LARGO_DE_NOMBRE } from './vista.ts';

/** The key a table is known by: `articulos`, `notas-de-pedido`. */
const Pantalla = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'No es el nombre de una tabla.');
const Columna = z.string().min(1).max(80);
const Roles = z.array(z.enum(ROLES)).max(ROLES.length);
const Nombre = textoCorto(LARGO_DE_NOMBRE);

const ColumnasDeVista = z.strictObject({
  orden: z.array(Columna).max(400).optional(),
  anchos: z.record(Columna, z.int().min(1).max(2000)).optional(),
  fijas: z.record(Columna, z.enum(['inicio', 'fin', 'suelta'])).optional(),
  visibles: z.record(Columna, z.boolean()).optional(),
  totales: z.boolean().optional(),
});

const ContenidoDeVista = z
  .strictObject({
    columnas: ColumnasDeVista,
    /** What the address of the list says: filters, order and search, as it says them. */
    busqueda: z.record(z.string().min(1).max(80), z.unknown()),
    densidad: z.enum(['densa', 'normal']).optional(),
  })
  .refine((contenido) => JSON.stringify(contenido).length <= LARGO_DE_CONTENIDO, 'Es demasiado para una vista.')
  // A NUL is valid JSON and poison for PostgreSQL.
  .refine((contenido) => !JSON.stringify(contenido).includes('\\u0000'), 'Tiene un carácter que no se puede guardar.');

export const Vista = z.object({
  id: Id,
  version: Version,
  nombre: z.string(),
  contenido: ContenidoDeVista,
  /** Whether it is of who asks; otherwise it was shared with them. */
  propia: z.boolean(),
  autor: z.string(),
  /** Who sees it besides its author; nobody while it is private. */
  roles: Roles,
  /** The roles whose people open the table with it, unless they choose otherwise. */
  inicialDe: Roles,
  puedeCambiar: z.boolean(),
  modificadaEn: Instante,
});
export type Vista = z.infer<typeof Vista>;

const Vistas = z.object({
  vistas: z.array(Vista),
  /** The one the table opens with for who asks, if any. */
  inicial: Id.nullable(),
  puedeCompartir: z.boolean(),
});
export type Vistas = z.infer<typeof Vistas>;

const porId = z.object({ id: Id });

export const listarVistas = endpoint({
  method: 'GET',
  path: '/api/vistas',
  summary: 'Las vistas guardadas de una tabla que ve quien pregunta: las suyas y las compartidas con sus roles',
  permiso: 'con_sesion',
  alcance: 'empresa',
  query: z.strictObject({ pantalla: Pantalla }),
  response: Vistas,
  errors: [],
});

const VistaNueva = z.strictObject({
  pantalla: Pantalla,
  nombre: Nombre,
  contenido: ContenidoDeVista,
  roles: Roles.default([]),
});
export type VistaNueva = z.infer<typeof VistaNueva>;

export const crearVista = endpoint({
  method: 'POST',
  path: '/api/vistas',
  summary: 'Guarda cómo se ve una tabla con un nombre; con roles, la comparte',
  permiso: 'con_sesion',
  alcance: 'empresa',
  body: VistaNueva,
  response: Vista,
  status: 201,
  errors: ['comun.sin_permiso', 'vistas.nombre_repetido', 'vistas.demasiadas'],
});

const CambioDeVista = z.strictObject({
  version: Version,
  nombre: Nombre.optional(),
  contenido: ContenidoDeVista.optional(),
  roles: Roles.optional(),
});
export type CambioDeVista = z.infer<typeof CambioDeVista>;

export const cambiarVista = endpoint({
  method: 'PATCH',
  path: '/api/vistas/:id',
  summary: 'Cambia el nombre, lo guardado o con quién se comparte una vista',
  permiso: 'con_sesion',
  alcance: 'empresa',
  params: porId,
  body: CambioDeVista,
  response: Vista,
  errors: ['comun.no_encontrado', 'comun.sin_permiso', 'comun.version_vieja', 'vistas.nombre_repetido'],
});

export const borrarVista = endpoint({
  method: 'DELETE',
  path: '/api/vistas/:id',
  summary: 'Borra una vista; por unos días se puede deshacer',
  permiso: 'con_sesion',
  alcance: 'empresa',
  params: porId,
  body: z.strictObject({ version: Version }),
  response: z.object({ id: Id, version: Version }),
  errors: ['comun.no_encontrado', 'comun.sin_permiso', 'comun.version_vieja'],
});

export const restaurarVista = endpoint({
  method: 'POST',
  path: '/api/vistas/:id/restaurar',
  summary: 'Devuelve una vista borrada, con todo lo que tenía',
  permiso: 'con_sesion',
  alcance: 'empresa',
  params: porId,
  body: z.strictObject({ version: Version }),
  response: Vista,
  errors: [
    'comun.no_encontrado',
    'comun.sin_permiso',
    'comun.version_vieja',
    'vistas.nombre_repetido',
    'vistas.demasiadas',
  ],
});

export const elegirVistaInicial = endpoint({
  method: 'PUT',
  path: '/api/vistas/inicial',
  summary: 'Elige con qué vista abre una tabla: para quien pide o, con un rol, para quienes lo tienen',
  permiso: 'con_sesion',
  alcance: 'empresa',
  body: z.strictObject({
    pantalla: Pantalla,
    /** Null opens the table as it comes. */
    vistaId: Id.nullable(),
    rol: z.enum(ROLES).optional(),
  }),
  response: z.object({ inicial: Id.nullable() }),
  errors: ['comun.sin_permiso', 'vistas.no_compartida'],
});
