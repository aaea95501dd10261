import type { CamposDeFiltro } from '#comun/filtros.ts';

/** The columns of the list of people and what each can be asked (TD-07): `nombre`, their name and their address. */
export const FILTROS_DE_USUARIOS = {
  nombre: 'texto',
  roles: 'lista',
  segundoFactor: 'lista',
  ultimoIngreso: 'fecha',
  estado: 'lista',
} as const satisfies CamposDeFiltro;

/** Those of the invitations: `venceEn` of those that nobody accepted or revoked, `cerradaEn` of the others. */
export const FILTROS_DE_INVITACIONES = {
  email: 'texto',
  nombre: 'texto',
  roles: 'lista',
  invito: 'texto',
  creadaEn: 'fecha',
  venceEn: 'fecha',
  cerradaEn: 'fecha',
  estado: 'lista',
} as const satisfies CamposDeFiltro;
