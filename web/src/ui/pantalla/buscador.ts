import type { QueryClient } from '@tanstack/react-query';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { ClaveDeMenu } from './menu.ts';

/** One thing the command palette may lead to. */
export type Hallado = {
  readonly id: string;
  readonly texto: string;
  readonly detalle?: string;
  /** What it costs and what there is of it, each under those of the others. */
  readonly precio?: string;
  readonly stock?: readonly CifraHallada[];
  /** The address it opens. */
  readonly a: string;
  /** A way to look further: not a place to come back to. */
  readonly dePaso?: true;
};

export type CifraHallada = { readonly texto: string; readonly tono: 'success' | 'error' | 'neutro' };

/** Where the person is: what «acá» means. */
export type Aca = { readonly sucursalId?: string | undefined };

/** How a room answers the command palette. Only who holds `permiso` asks. */
export type Buscador = {
  readonly id: string;
  readonly titulo: ClaveDeMenu;
  readonly permiso: Permiso;
  /** The first few that match, best first. */
  readonly buscar: (cache: QueryClient, texto: string, aca: Aca) => Promise<readonly Hallado[]>;
};

/** How many of each kind are shown. */
export const POR_BUSCADOR = 5;
