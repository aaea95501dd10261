import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type ClaveDeMenu, contieneA, type RamaDeMenu } from '#ui/pantalla/menu.ts';
import { esTeclaAjena } from '#ui/teclado/teclas-ajenas.ts';

/** `g` and then one of these. */
export const DESTINOS = {
  i: { a: '/', titulo: 'inicio' },
  a: { a: '/articulos/tabla', titulo: 'articulos.tabla' },
  s: { a: '/stock/stock-centralizado', titulo: 'stock.centralizado' },
  v: { a: '/ventas/notas-de-pedido', titulo: 'ventas.notas' },
  c: { a: '/clientes/tabla', titulo: 'clientes.tabla' },
} as const satisfies Readonly<Record<string, { readonly a: string; readonly titulo: ClaveDeMenu }>>;

/** How long `g` waits for its second key. */
const ESPERA_MS = 1500;

type Ordenes = {
  readonly menu: readonly RamaDeMenu[];
  readonly onPaleta: () => void;
  readonly onAtajos: () => void;
  readonly onFiltro: () => void;
};

/**
 * The keys of the whole application: Ctrl K or `/` to search, `?` for the list of keys, `g` and a letter to go.
 * Heard on the window, after the screens: `/` belongs first to the search box of a table, and `?` to whoever takes it.
 */
export function useTeclasGlobales(ordenes: Ordenes): void {
  const navigate = useNavigate();
  const actuales = useRef(ordenes);
  useEffect(() => {
    actuales.current = ordenes;
  });
  useEffect(() => {
    let desde = Number.NEGATIVE_INFINITY;
    const ir = (tecla: string) => {
      if (tecla === 'm') return actuales.current.onFiltro();
      const destino = DESTINOS[tecla as keyof typeof DESTINOS];
      if (seVe(actuales.current.menu, destino.a)) void navigate({ to: destino.a });
    };
    const handleKey = (evento: KeyboardEvent) => {
      const orden = ordenDe(evento, evento.timeStamp - desde < ESPERA_MS);
      desde = orden === 'g' ? evento.timeStamp : Number.NEGATIVE_INFINITY;
      if (orden === undefined) return;
      evento.preventDefault();
      if (orden === 'paleta') actuales.current.onPaleta();
      else if (orden === 'atajos') actuales.current.onAtajos();
      else if (orden !== 'g') ir(orden.ir);
    };
    globalThis.addEventListener('keydown', handleKey);
    return () => globalThis.removeEventListener('keydown', handleKey);
  }, [navigate]);
}

const seVe = (menu: readonly RamaDeMenu[], a: string): boolean => a === '/' || menu.some((rama) => contieneA(rama, a));

function ordenDe(
  evento: KeyboardEvent,
  trasG: boolean,
): 'paleta' | 'atajos' | 'g' | { readonly ir: string } | undefined {
  if (evento.defaultPrevented || evento.isComposing || evento.altKey) return undefined;
  const tecla = evento.key.toLowerCase();
  if (evento.ctrlKey || evento.metaKey) return tecla === 'k' ? 'paleta' : undefined;
  if (evento.repeat || esTeclaAjena(evento)) return undefined;
  if (tecla === '/') return 'paleta';
  if (tecla === '?') return 'atajos';
  if (trasG && (tecla === 'm' || tecla in DESTINOS)) return { ir: tecla };
  return tecla === 'g' ? 'g' : undefined;
}
