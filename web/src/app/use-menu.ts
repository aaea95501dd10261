import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePuede } from '#acceso/permisos.tsx';
import { podar } from '#ui/menu.ts';
import { traerGaleria } from './galeria.ts';
import { menu as producto } from './menu.ts';

/** The menu without what the person may not open; the demonstration comes last, when its part has arrived. */
export function useMenu() {
  const puede = usePuede();
  const { data: galeria } = useQuery({
    queryKey: ['menu', 'galeria'],
    queryFn: () => traerGaleria?.() ?? null,
    enabled: traerGaleria !== undefined && puede({ permiso: 'galeria.ver' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const menu = useMemo(
    () => podar(galeria ? [...producto, galeria.rama] : producto, (hoja) => puede(hoja)),
    [galeria, puede],
  );
  return { menu, accesos: galeria?.accesos };
}
