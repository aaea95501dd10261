import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { caminoA, type RamaDeMenu } from '#ui/pantalla/menu.ts';

export type RamasAbiertas = {
  readonly abiertas: ReadonlySet<string>;
  readonly alternar: (id: string) => void;
};

/**
 * Which branches of the menu are open. On load only those that lead to the current screen; opening one closes no
 * other, and going somewhere opens what leads there. Kept above the menu, so that it survives drawers and filters.
 */
export function useRamasAbiertas(menu: readonly RamaDeMenu[]): RamasAbiertas {
  const { pathname } = useLocation();
  const camino = caminoA(menu, pathname);
  const aqui = camino?.ramas.map(({ id }) => id) ?? [];
  const [abiertas, setAbiertas] = useState<ReadonlySet<string>>(new Set(aqui));
  // The menu of the demonstration arrives later than the screen.
  const lugar = camino?.hoja.a;
  const [visto, setVisto] = useState(lugar);
  if (visto !== lugar) {
    setVisto(lugar);
    setAbiertas(new Set([...abiertas, ...aqui]));
  }
  const alternar = (id: string) => {
    const nuevas = new Set(abiertas);
    if (!nuevas.delete(id)) nuevas.add(id);
    setAbiertas(nuevas);
  };
  return { abiertas, alternar };
}
