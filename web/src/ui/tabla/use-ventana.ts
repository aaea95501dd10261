import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { desdeParaVer, type Filas, type Tramo, tramoDe, type Vista } from './ventana.ts';

/** Where nothing is measured yet, a screen of rows. */
const PRIMERA_ALTURA = 800;

/** Which rows a box has in view, and the way to another. `inicio` is where it is scrolled to as soon as it is there. */
export function useVentana(caja: HTMLElement | null, filas: Filas, inicio: number, onMover: (desde: number) => void) {
  const [vista, setVista] = useState<Vista>({ desde: inicio, alto: PRIMERA_ALTURA });
  const tramo = tramoDe(vista, filas);
  const mirar = useRef<() => void>(undefined);
  useEffect(() => {
    mirar.current = () => {
      if (!caja) return;
      const ahora = vistaDe(caja);
      onMover(ahora.desde);
      // In the same frame: what was scrolled to is never seen empty.
      if (!esElMismo(tramo, tramoDe(ahora, filas))) flushSync(() => setVista(ahora));
    };
  });
  // Before the first paint, which is of those rows already.
  useLayoutEffect(() => {
    if (caja) caja.scrollTop = inicio;
  }, [caja, inicio]);
  useEffect(() => (caja ? seguir(caja, () => mirar.current?.()) : undefined), [caja]);
  return {
    tramo,
    llevarA: (fila: number): void => {
      if (caja) caja.scrollTop = desdeParaVer(fila, vistaDe(caja), filas.alto);
    },
  };
}

const vistaDe = ({ scrollTop, clientHeight }: HTMLElement): Vista => ({
  desde: scrollTop,
  alto: clientHeight > 0 ? clientHeight : PRIMERA_ALTURA,
});

const esElMismo = (uno: Tramo, otro: Tramo): boolean => uno.primera === otro.primera && uno.ultima === otro.ultima;

/** Tells, once a frame at most, that what a box shows is another part or another height. */
function seguir(caja: HTMLElement, avisar: () => void): () => void {
  let cuadro = 0;
  const pedir = () => {
    cancelAnimationFrame(cuadro);
    cuadro = requestAnimationFrame(avisar);
  };
  const observador = new ResizeObserver(pedir);
  observador.observe(caja);
  caja.addEventListener('scroll', pedir, { passive: true });
  return () => {
    cancelAnimationFrame(cuadro);
    observador.disconnect();
    caja.removeEventListener('scroll', pedir);
  };
}
