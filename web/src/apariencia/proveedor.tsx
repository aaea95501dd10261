import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect, useInsertionEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type NombreDeFormato, paqueteVigente } from '#i18n/formatos.ts';
import { alCambiarAjustes, cambiarAjustes, useAjustes, verAjustes } from './ajustes.ts';
import { useEstilos } from './estilos.ts';
import { type Paquete, paqueteEs, traerPaquete } from './paquetes.ts';
import { crearTema } from './tema.ts';

const CLAVE_DE_MODO = 'modo';

/** Colours, type and component looks for everything inside. Styles carry the nonce of the page. */
export function Apariencia({ children }: { readonly children: ReactNode }) {
  const { modo, tema: nombre, tarjetas, radio, idioma, formato, ...ajustes } = useAjustes();
  const { direccion, cache } = useEstilos(ajustes.direccion);
  useSinTransicion(modo);
  const paquete = usePaquete(paqueteVigente(idioma, formato));
  const tema = useMemo(
    () => crearTema({ tema: nombre, tarjetas, radio, direccion }, paquete),
    [nombre, tarjetas, radio, direccion, paquete],
  );
  useInsertionEffect(() => {
    document.documentElement.dir = direccion;
    document.documentElement.dataset.tema = nombre;
  }, [direccion, nombre]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={tema}
        defaultMode="light"
        modeStorageKey={CLAVE_DE_MODO}
        storageManager={almacenDeModo}
        noSsr
      >
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/**
 * Light and dark change at once and not piece by piece. The library does it with a style of its own, which lacks the nonce
 * that the policy of the page asks for.
 */
function useSinTransicion(modo: string): void {
  const anterior = useRef(modo);
  useLayoutEffect(() => {
    if (anterior.current === modo) return;
    anterior.current = modo;
    const raiz = document.documentElement;
    raiz.setAttribute('data-sin-transicion', '');
    const cuadro = requestAnimationFrame(() =>
      requestAnimationFrame(() => raiz.removeAttribute('data-sin-transicion')),
    );
    return () => {
      cancelAnimationFrame(cuadro);
      raiz.removeAttribute('data-sin-transicion');
    };
  }, [modo]);
}

/** The last one stays until the next has come. */
function usePaquete(nombre: NombreDeFormato): Paquete {
  const [paquete, setPaquete] = useState<Paquete>(paqueteEs);
  useEffect(() => {
    let vigente = true;
    traerPaquete(nombre).then(
      (nuevo) => vigente && setPaquete(() => nuevo),
      () => {},
    );
    return () => {
      vigente = false;
    };
  }, [nombre]);
  return paquete;
}

/** Lets the library read and write the mode in our own store, which is the only one kept. */
const almacenDeModo = ({ key }: { key: string }) => ({
  get: (omision: unknown) => (key === CLAVE_DE_MODO ? verAjustes().modo : omision),
  set: (modo: unknown) => {
    if (key !== CLAVE_DE_MODO) return;
    if (modo !== 'light' && modo !== 'dark' && modo !== 'system') return;
    // The library says it while it renders, when nobody else may be told.
    if (modo !== verAjustes().modo) queueMicrotask(() => cambiarAjustes({ modo }));
  },
  subscribe: (oyente: (modo: unknown) => void) =>
    key === CLAVE_DE_MODO ? alCambiarAjustes(() => oyente(verAjustes().modo)) : () => undefined,
});
