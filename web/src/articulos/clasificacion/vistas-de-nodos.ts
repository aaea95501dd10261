import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import type { Vista } from '#ui/tabla/tabla-tipos.ts';

export function useVistasDeNodos(nivel: Nivel): readonly Vista[] {
  const { t } = useTranslation(['articulos', 'nodo']);
  const [todos, activos, inactivos] =
    nivel === 'rubro' ? (['todos', 'activos', 'inactivos'] as const) : (['todas', 'activas', 'inactivas'] as const);
  return [
    { id: 'todos', titulo: t(`nodo:clasificacion.${todos}`), valores: {} },
    { id: 'activos', titulo: t(`nodo:clasificacion.${activos}`), valores: { activo: 'true' } },
    { id: 'inactivos', titulo: t(`nodo:clasificacion.${inactivos}`), valores: { activo: 'false' } },
  ];
}

/** What stock is worth is cost: only some may see it (INV-71). */
export const useVeCosto = (): boolean => usePuede()({ permiso: 'costo.ver' });
