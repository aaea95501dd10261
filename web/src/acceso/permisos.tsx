import type { Sesion } from '@trastienda/nucleo/acceso/contrato.ts';
import { type AlcanceDePermiso, type Endpoint, type Permisos, permite } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { useMemo } from 'react';
import { useSesion } from './sesion.tsx';

/** The permissions of a session in the form the contract asks with. */
export const permisosDe = ({ permisos }: Sesion): Permisos =>
  new Map(Object.entries(permisos) as [Permiso, AlcanceDePermiso][]);

/**
 * Asks whether the user may call an endpoint, in general or in one sucursal, so that a button and its door can
 * never disagree: `puede(crearNota)`, `puede(aplicarAjuste, sucursalId)`.
 */
export function usePuede(): (endpoint: Pick<Endpoint, 'permiso'>, sucursalId?: string) => boolean {
  const sesion = useSesion();
  return useMemo(() => {
    const permisos = permisosDe(sesion);
    return (endpoint, sucursalId) => permite(endpoint, permisos, sucursalId);
  }, [sesion]);
}
