import type { CamposDeFiltro } from '#comun/filtros.ts';

/** The columns of the list of people and what each can be asked (TD-07): `nombre`, their name and their address. */
export const FILTROS_DE_USUARIOS = {
  nombre: 'texto',
  roles: 'lista',
  segundoFactor: 'lista',
  ultimoIngreso: 'fecha',
  estado: 'lista',
} as const satisfies CamposDeFiltro;

/** Those of the invitations: `creadaEn`, when one that is waited for ends, and when any other was made. */
export const FILTROS_DE_INVITACIONES = {
  email: 'texto',
  nombre: 'texto',
  roles: 'lista',
  invito: 'texto',
  creadaEn: 'fecha',
  estado: 'lista',
} as const satisfies CamposDeFiltro;
