import { type FocusEvent, useEffect, useRef, useState } from 'react';

const ENTRAR_MS = 500;
/** Who goes from one to the next is reading them. */
const ENTRAR_EN_OTRA_MS = 120;
const SE_VIO_OTRA_MS = 800;
const DEDO_MS = 700;
const SALIR_DEDO_MS = 1500;

/** Until when another one counts as just seen; one for all. */
let seVioOtraHasta = Number.NEGATIVE_INFINITY;

/** When a tooltip shows: on what the pointer rests, what the keyboard reaches and what a finger holds. */
export function useAparicion(alAcercarse: () => void) {
  const [abierta, setAbierta] = useState(false);
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined);
  // After a finger the browser tells the same again as a mouse.
  const conDedo = useRef(false);
  useEffect(() => () => clearTimeout(reloj.current), []);
  useEffect(() => {
    if (!abierta) return;
    seVioOtraHasta = Number.POSITIVE_INFINITY;
    return () => {
      seVioOtraHasta = performance.now() + SE_VIO_OTRA_MS;
    };
  }, [abierta]);

  const poner = (valor: boolean, espera: number) => {
    clearTimeout(reloj.current);
    reloj.current = setTimeout(() => {
      if (!valor) conDedo.current = false;
      setAbierta(valor);
    }, espera);
  };
  const entrar = () => {
    alAcercarse();
    poner(true, performance.now() < seVioOtraHasta ? ENTRAR_EN_OTRA_MS : ENTRAR_MS);
  };
  const salir = () => poner(false, 0);
  return {
    abierta,
    cerrar: () => {
      clearTimeout(reloj.current);
      setAbierta(false);
    },
    /** For the words themselves: the pointer may go to them and rest there. */
    deLasPalabras: { onMouseOver: () => clearTimeout(reloj.current), onMouseLeave: salir },
    deLoExplicado: {
      onMouseOver: () => !conDedo.current && entrar(),
      onMouseLeave: salir,
      onFocus: ({ target }: FocusEvent<Element>) => target.matches(':focus-visible') && entrar(),
      // Going to another window is not leaving.
      onBlur: ({ target }: FocusEvent<Element>) => !target.matches(':focus-visible') && salir(),
      onTouchStart: () => {
        conDedo.current = true;
        alAcercarse();
        poner(true, DEDO_MS);
      },
      onTouchEnd: () => poner(false, SALIR_DEDO_MS),
      onTouchCancel: () => poner(false, SALIR_DEDO_MS),
    },
  };
}
