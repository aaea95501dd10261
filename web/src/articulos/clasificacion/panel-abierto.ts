import { useNavigate, useSearch } from '@tanstack/react-router';
import { NIVELES, type Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';

const HACERES = ['ver', 'editar', 'mover', 'fusionar', 'iva', 'unidad', 'campo'] as const;
type Hacer = (typeof HACERES)[number];

/** `campo` is the one being changed; without it, a new one. */
export type PanelAbierto = {
  readonly nivel: Nivel;
  readonly id: string;
  readonly hacer: Hacer;
  readonly campo?: string | undefined;
};

/** Which node is open and what is being done with it: in the address, so that a link shows the same. */
export function usePanelAbierto() {
  const { nodo, hacer, campo } = useSearch({ strict: false }) as { nodo?: unknown; hacer?: unknown; campo?: unknown };
  const navigate = useNavigate();
  const ir = (nuevo: PanelAbierto | null) =>
    void navigate({
      to: '.',
      search: ({ nodo: _, hacer: __, campo: ___, ...resto }: Record<string, unknown>) => ({
        ...resto,
        ...(nuevo && { nodo: `${nuevo.nivel}:${nuevo.id}` }),
        ...(nuevo && nuevo.hacer !== 'ver' && { hacer: nuevo.hacer }),
        ...(nuevo?.campo && { campo: nuevo.campo }),
      }),
      resetScroll: false,
    } as never);
  return {
    abierto: leer(nodo, hacer, campo),
    abrir: (nivel: Nivel, id: string, haciendo: Hacer = 'ver', cual?: string) =>
      ir({ nivel, id, hacer: haciendo, campo: cual }),
    cerrar: () => ir(null),
  };
}

function leer(nodo: unknown, hacer: unknown, campo: unknown): PanelAbierto | null {
  const [nivel, id] = String(nodo ?? '').split(':');
  if (!NIVELES.some((uno) => uno === nivel) || id === undefined || !/^[0-9a-f-]{36}$/i.test(id)) return null;
  const haciendo = HACERES.find((uno) => uno === hacer) ?? 'ver';
  return { nivel: nivel as Nivel, id, hacer: haciendo, ...(typeof campo === 'string' ? { campo } : {}) };
}
