import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { alCambiarAjustes, cambiarAjustes, verAjustes } from './ajustes.ts';
import { crearTema } from './tema.ts';

const CLAVE_DE_MODO = 'modo';

/** Colours, type and component looks for everything inside. Styles carry the nonce of the page. */
export function Apariencia({ children }: { readonly children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={tema}
        defaultMode="light"
        modeStorageKey={CLAVE_DE_MODO}
        storageManager={almacenDeModo}
        noSsr
        disableTransitionOnChange
      >
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

const tema = crearTema();

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const cache = createCache({ key: 't', prepend: true, ...(nonce ? { nonce } : {}) });

/** Lets the library read and write the mode in our own store, which is the only one kept. */
const almacenDeModo = ({ key }: { key: string }) => ({
  get: (omision: unknown) => (key === CLAVE_DE_MODO ? verAjustes().modo : omision),
  set: (modo: unknown) => {
    if (key !== CLAVE_DE_MODO) return;
    if (modo === 'light' || modo === 'dark' || modo === 'system') cambiarAjustes({ modo });
  },
  subscribe: (oyente: (modo: unknown) => void) =>
    key === CLAVE_DE_MODO ? alCambiarAjustes(() => oyente(verAjustes().modo)) : () => undefined,
});
