import type { QueryClient } from '@tanstack/react-query';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { ClaveDeMenu } from './menu.ts';

/** One thing the command palette may lead to. */
export type Hallado = {
  readonly id: string;
  readonly texto: string;
  readonly detalle?: string;
  /** The address it opens. */
  readonly a: string;
};

/** How a room answers the command palette. Only who holds `permiso` asks. */
export type Buscador = {
  readonly id: string;
  readonly titulo: ClaveDeMenu;
  readonly permiso: Permiso;
  /** The first few that match, best first. */
  readonly buscar: (cache: QueryClient, texto: string) => Promise<readonly Hallado[]>;
};

/** How many of each kind are shown. */
export const POR_BUSCADOR = 5;
