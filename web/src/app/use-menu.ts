import { useQuery } from '@tanstack/react-query';
import type { Sesion } from '@trastienda/nucleo/acceso/contrato.ts';
import { permite } from '@trastienda/nucleo/comun/endpoint.ts';
import { useMemo } from 'react';
import { permisosDe } from '#acceso/permisos.tsx';
import { podar } from '#ui/menu.ts';
import { traerGaleria } from './galeria.ts';
import { menu as producto } from './menu.ts';

/** The menu without what the person may not open; the demonstration comes last, when its part has arrived. */
export function useMenu(sesion: Sesion) {
  const permisos = useMemo(() => permisosDe(sesion), [sesion]);
  const { data: galeria } = useQuery({
    queryKey: ['menu', 'galeria'],
    queryFn: () => traerGaleria?.() ?? null,
    enabled: traerGaleria !== undefined && permite({ permiso: 'galeria.ver' }, permisos),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const menu = useMemo(
    () => podar(galeria ? [...producto, galeria.rama] : producto, (hoja) => permite(hoja, permisos)),
    [galeria, permisos],
  );
  return { menu, accesos: galeria?.accesos };
}
