import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { caminosDe, type RamaDeMenu } from '#ui/menu.ts';

/** `g` and then one of these. */
export const DESTINOS = {
  i: '/',
  a: '/articulos/tabla',
  s: '/stock/stock-centralizado',
  v: '/ventas/notas-de-pedido',
  c: '/clientes/tabla',
} as const;

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
      const a = DESTINOS[tecla as keyof typeof DESTINOS];
      if (a && seVe(actuales.current.menu, a)) void navigate({ to: a });
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

const seVe = (menu: readonly RamaDeMenu[], a: string): boolean =>
  a === '/' || menu.some((rama) => caminosDe(rama).some(({ hoja }) => hoja.a === a));

function ordenDe(
  evento: KeyboardEvent,
  trasG: boolean,
): 'paleta' | 'atajos' | 'g' | { readonly ir: string } | undefined {
  if (evento.defaultPrevented || evento.isComposing || evento.altKey) return undefined;
  const tecla = evento.key.toLowerCase();
  if (evento.ctrlKey || evento.metaKey) return tecla === 'k' ? 'paleta' : undefined;
  if (evento.repeat || escribe(evento.target) || document.querySelector(CAPAS)) return undefined;
  if (tecla === '/') return 'paleta';
  if (tecla === '?') return 'atajos';
  if (trasG && (tecla === 'm' || tecla in DESTINOS)) return { ir: tecla };
  return tecla === 'g' ? 'g' : undefined;
}

/** What is open above the screen has its own keys. */
const CAPAS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const escribe = (destino: EventTarget | null): boolean =>
  destino instanceof Element &&
  destino.closest('input, textarea, select, [contenteditable="true"], [role="combobox"]') !== null;
