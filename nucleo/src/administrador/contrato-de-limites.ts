import { z } from 'zod';
import { ROLES, rolesCon } from '#acceso/roles.ts';
import { Id, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { CamposDeLimiteDeAjuste } from '#comun/limite-de-ajuste.ts';
import { CamposDeLimite } from '#comun/limite-de-venta.ts';
import { administra, delicado } from './quien-administra.ts';

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
