import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePuede } from '#acceso/permisos.tsx';
import { useYaPinto } from '#api/tras-pintar.ts';
import type { Accesos } from '#armazon/tipos.ts';
import { podar } from '#ui/pantalla/menu.ts';
import { permisosDeAmpliaciones, traerAgregados } from './ampliaciones.ts';
import { menu as producto } from './menu.ts';

/** The menu without what the person may not open; what is added to the product comes last, when it has arrived. */
export function useMenu() {
  const puede = usePuede();
  const permisos = permisosDeAmpliaciones.filter((permiso) => puede({ permiso }));
  const yaPinto = useYaPinto();
  const { data: agregados } = useQuery({
    queryKey: ['menu', 'agregados', permisos],
    queryFn: () => traerAgregados(permisos),
    enabled: yaPinto && permisos.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const menu = useMemo(
    () => podar([...producto, ...(agregados ?? []).map(({ rama }) => rama)], (hoja) => puede(hoja)),
    [agregados, puede],
  );
  const accesos = useMemo(() => agregados?.map((uno) => uno.accesos).reduce(juntar), [agregados]);
  return { menu, accesos };
}

const juntar = (unos: Accesos, otros: Accesos): Accesos => ({
  aplicaciones: [...unos.aplicaciones, ...otros.aplicaciones],
  enlaces: [...unos.enlaces, ...otros.enlaces],
  directos: [...unos.directos, ...otros.directos],
});
