import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { ParseKeys } from 'i18next';
import type { Icono } from './icono.ts';

export type ClaveDeMenu = ParseKeys<'menu'>;

export type GrupoDeMenu = 'gestion' | 'configuracion' | 'otros';

/** One screen in the menu. `permiso` is the one of the endpoint it opens with. */
export type HojaDeMenu = {
  readonly titulo: ClaveDeMenu;
  readonly a: string;
  readonly permiso: Permiso | 'con_sesion';
};

/** One branch of the menu: a room and its screens. */
export type RamaDeMenu = {
  readonly id: string;
  readonly grupo: GrupoDeMenu;
  readonly titulo: ClaveDeMenu;
  readonly icono: Icono;
  readonly hojas: readonly HojaDeMenu[];
};
