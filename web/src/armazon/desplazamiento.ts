import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { seguirEnElContenido } from '#ui/pantalla/seguir-en-el-contenido.ts';

/** Where each entry of the history was left: the page, and what scrolls inside it (`data-desplaza`). */
type Posicion = { readonly pagina: number; readonly dentro: Readonly<Record<string, number>> };

const CLAVE = 'trastienda.desplazamiento.v1';
const CUANTAS = 50;
/** How long a page may take to grow to where it was. */
const PACIENCIA_MS = 3000;

const menosMovimiento = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** To the top of the page, smoothly unless the person asked for less motion. */
export function irArriba(): void {
  globalThis.scrollTo?.({ top: 0, behavior: menosMovimiento() ? 'instant' : 'smooth' });
}

/**
 * Each change of path goes to the top, and the keyboard that was in what went away to the content; a change of the query stays
 * where it is; back, forward and a reload find the page as it was left.
 */
export function useDesplazamiento(): void {
  const router = useRouter();
  useEffect(() => {
    const posiciones = leer();
    let clave = claveDe(router);
    let volver: Posicion | undefined = posiciones.get(clave);
    let soltar = volver ? restaurar(volver) : undefined;
    const antes = globalThis.history.scrollRestoration;
    globalThis.history.scrollRestoration = 'manual';

    const anotar = () => {
      posiciones.delete(clave);
      posiciones.set(clave, mirar());
    };
    const alIrse = () => {
      anotar();
      guardar(posiciones);
    };
    const dejarHistoria = router.history.subscribe(({ action }) => {
      anotar();
      clave = claveDe(router);
      const recorre = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
      volver = recorre ? posiciones.get(clave) : undefined;
    });
    const dejarDibujo = router.subscribe('onRendered', ({ pathChanged }) => {
      soltar?.();
      soltar = undefined;
      if (volver) soltar = restaurar(volver);
      else if (pathChanged) irArriba();
      volver = undefined;
      // The link that was followed may have gone with the screen it was in.
      if (pathChanged) seguirEnElContenido();
    });
    globalThis.addEventListener('pagehide', alIrse);
    return () => {
      soltar?.();
      dejarHistoria();
      dejarDibujo();
      globalThis.removeEventListener('pagehide', alIrse);
      globalThis.history.scrollRestoration = antes;
    };
  }, [router]);
}

const claveDe = (router: ReturnType<typeof useRouter>): string =>
  router.history.location.state.__TSR_key ?? router.history.location.href;

const partes = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-desplaza]')];

const mirar = (): Posicion => ({
  pagina: globalThis.scrollY,
  dentro: Object.fromEntries(partes().map((parte) => [parte.dataset.desplaza ?? '', parte.scrollTop])),
});

/** Puts everything where it was as soon as there is enough of it, unless the person moves first. */
function restaurar(posicion: Posicion): () => void {
  const hasta = performance.now() + PACIENCIA_MS;
  let cuadro = 0;
  const parar = () => {
    cancelAnimationFrame(cuadro);
    for (const gesto of GESTOS) globalThis.removeEventListener(gesto, parar);
  };
  const intentar = () => {
    globalThis.scrollTo?.({ top: posicion.pagina, behavior: 'instant' });
    for (const parte of partes()) parte.scrollTop = posicion.dentro[parte.dataset.desplaza ?? ''] ?? parte.scrollTop;
    if (llego(posicion) || performance.now() > hasta) return parar();
    cuadro = requestAnimationFrame(intentar);
  };
  for (const gesto of GESTOS) globalThis.addEventListener(gesto, parar, { passive: true });
  intentar();
  return parar;
}

const GESTOS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const llego = ({ pagina, dentro }: Posicion): boolean => {
  const ahora = mirar();
  return (
    Math.abs(ahora.pagina - pagina) < 2 &&
    Object.entries(dentro).every(([cual, donde]) => Math.abs((ahora.dentro[cual] ?? -9) - donde) < 2)
  );
};

function leer(): Map<string, Posicion> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(CLAVE) ?? '[]') as [string, Posicion][]);
  } catch {
    // Without storage only this visit is remembered.
    return new Map();
  }
}

function guardar(posiciones: ReadonlyMap<string, Posicion>): void {
  try {
    sessionStorage.setItem(CLAVE, JSON.stringify([...posiciones].slice(-CUANTAS)));
  } catch {
    // Not worth telling anybody.
  }
}
