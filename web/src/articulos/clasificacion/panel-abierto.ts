import { useNavigate, useSearch } from '@tanstack/react-router';
import { NIVELES, type Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';

const HACERES = ['ver', 'editar', 'mover', 'fusionar', 'iva', 'unidad'] as const;
export type Hacer = (typeof HACERES)[number];

export type PanelAbierto = { readonly nivel: Nivel; readonly id: string; readonly hacer: Hacer };

/** Which node is open and what is being done with it: in the address, so that a link shows the same. */
export function usePanelAbierto() {
  const { nodo, hacer } = useSearch({ strict: false }) as { nodo?: unknown; hacer?: unknown };
  const navigate = useNavigate();
  const ir = (nuevo: PanelAbierto | null) =>
    void navigate({
      to: '.',
      search: ({ nodo: _, hacer: __, ...resto }: Record<string, unknown>) => ({
        ...resto,
        ...(nuevo && { nodo: `${nuevo.nivel}:${nuevo.id}` }),
        ...(nuevo && nuevo.hacer !== 'ver' && { hacer: nuevo.hacer }),
      }),
      resetScroll: false,
    } as never);
  return {
    abierto: leer(nodo, hacer),
    abrir: (nivel: Nivel, id: string, haciendo: Hacer = 'ver') => ir({ nivel, id, hacer: haciendo }),
    cerrar: () => ir(null),
  };
}

function leer(nodo: unknown, hacer: unknown): PanelAbierto | null {
  const [nivel, id] = String(nodo ?? '').split(':');
  if (!NIVELES.some((uno) => uno === nivel) || id === undefined || !/^[0-9a-f-]{36}$/i.test(id)) return null;
  const haciendo = HACERES.find((uno) => uno === hacer) ?? 'ver';
  return { nivel: nivel as Nivel, id, hacer: haciendo };
}
