import { deLaEmpresa, deSucursal, type Fila } from './fila.ts';
import { ADMINISTRAN } from './roles.ts';

const A = '/api/administrador';
const EN_PERSONA = { confirma: 'en persona' } as const;

/**
 * Who administers reads of everybody, and touches only people whose roles are all where they administer: nobody gives, takes
 * or reaches more than they hold, and «in all of them» is more than each one of those that there are. They know that the others exist, so it is a 403.
 */
const dePersona = (puerta: string, extra: Partial<Fila> = {}): Fila =>
  deSucursal(puerta, ADMINISTRAN, { ajeno: '403', ...EN_PERSONA, ...extra });

/** Made with a role in the sucursal of the request. */
const nueva = (puerta: string, extra: Partial<Fila> = {}): Fila =>
  deLaEmpresa(puerta, ADMINISTRAN, { objeto: 'sucursal', propio: 'creado', ajeno: '403', ...EN_PERSONA, ...extra });

export const filasDeAdministrador: readonly Fila[] = [
  deLaEmpresa(`GET ${A}/usuarios`, ADMINISTRAN),
  deLaEmpresa(`GET ${A}/usuarios/:id`, ADMINISTRAN),
  nueva(`POST ${A}/usuarios`),
  nueva(`POST ${A}/usuarios`, { caso: 'con un rol en todas', objeto: 'todas' }),
  // Nobody is made an administrator by one person, when there is another who may approve it.
  nueva(`POST ${A}/usuarios`, { caso: 'para que administre', propio: '409 acceso.administrador_de_a_dos' }),
  dePersona(`PATCH ${A}/usuarios/:id`),
  dePersona(`PUT ${A}/usuarios/:id/concesiones`),
  dePersona(`PUT ${A}/usuarios/:id/concesiones`, { caso: 'con un rol en todas', objeto: 'todas' }),
  dePersona(`POST ${A}/usuarios/:id/concesiones/aprobar`),
  dePersona(`POST ${A}/usuarios/:id/concesiones/rechazar`),
  dePersona(`POST ${A}/usuarios/:id/cerrar-sesiones`),
  dePersona(`POST ${A}/usuarios/:id/reinicio-de-factor`),
  dePersona(`POST ${A}/usuarios/:id/reinicio-de-factor/aprobar`),

  deLaEmpresa(`GET ${A}/invitaciones`, ADMINISTRAN),
  nueva(`POST ${A}/invitaciones`),
  nueva(`POST ${A}/invitaciones`, { caso: 'para que administre', propio: '409 acceso.administrador_de_a_dos' }),
  dePersona(`POST ${A}/invitaciones/:id/reenviar`),
  dePersona(`POST ${A}/invitaciones/:id/revocar`),

  deLaEmpresa(`GET ${A}/roles`, ADMINISTRAN),
  // What a role demands, it demands everywhere.
  deLaEmpresa(`PUT ${A}/roles/:rol`, ADMINISTRAN, { objeto: 'todas', ajeno: '403', ...EN_PERSONA }),

  deLaEmpresa(`GET ${A}/limites-de-venta`, ADMINISTRAN),
  deLaEmpresa(`PUT ${A}/limites-de-venta/:rol`, ADMINISTRAN, { objeto: 'todas', ajeno: '403', ...EN_PERSONA }),
  dePersona(`PUT ${A}/limites-de-venta/:rol`, { caso: 'en una sucursal', inexistente: '400' }),
  // Nothing was said apart there.
  dePersona(`DELETE ${A}/limites-de-venta/:rol`, { propio: '404 comun.no_encontrado', inexistente: '400' }),

  deLaEmpresa(`GET ${A}/limites-de-ajuste`, ADMINISTRAN),
  deLaEmpresa(`PUT ${A}/limites-de-ajuste/:rol`, ADMINISTRAN, { objeto: 'todas', ajeno: '403', ...EN_PERSONA }),
  dePersona(`PUT ${A}/limites-de-ajuste/:rol`, { caso: 'en una sucursal', inexistente: '400' }),
  dePersona(`DELETE ${A}/limites-de-ajuste/:rol`, { propio: '404 comun.no_encontrado', inexistente: '400' }),
];
