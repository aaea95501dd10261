import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { NOMBRES_DE_TEMA } from '#apariencia/nombres-de-tema.ts';
import { crearTema } from '#apariencia/tema.ts';
import { CODIGOS_DE_IDIOMA, type CodigoDeIdioma } from '#i18n/idiomas.ts';

type Guardado = Readonly<Record<string, unknown>>;

/** What this browser was last dressed with. Read by hand: the schema of the application weighs more than a door. */
const guardado: Guardado = (() => {
  try {
    return JSON.parse(localStorage.getItem('trastienda.apariencia.v2') ?? '{}')?.activa ?? {};
  } catch {
    // Without readable storage the defaults serve.
    return {};
  }
})();

const uno = <T extends string>(valores: readonly T[], campo: string, omision: T): T =>
  valores.find((valor) => valor === guardado[campo]) ?? omision;

export const idiomaElegido: CodigoDeIdioma = uno(CODIGOS_DE_IDIOMA, 'idioma', 'es');
export const direccion = uno(['ltr', 'rtl'], 'direccion', 'ltr');
const modo = uno(['light', 'dark', 'system'], 'modo', 'light');
const radio = Number(guardado.radio);

const tema = crearTema({
  tema: uno(NOMBRES_DE_TEMA, 'tema', 'BLUE_THEME'),
  tarjetas: uno(['sombra', 'borde'], 'tarjetas', 'sombra'),
  radio: Number.isInteger(radio) && radio >= 4 && radio <= 24 ? radio : 7,
  direccion,
});

// The doors show the mode and never change it.
const almacenDeModo = ({ key }: { key: string }) => ({
  get: (omision: unknown) => (key === 'modo' ? modo : omision),
  set: () => {},
  subscribe: () => () => {},
});

/** Where the styles go, with the nonce of the page. What turns left and right comes only for who reads that way. */
export async function crearCacheDeEstilos(): Promise<EmotionCache> {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const opciones = { prepend: true, ...(nonce ? { nonce } : {}) };
  if (direccion === 'ltr') return createCache({ key: 't', ...opciones });
  const [{ default: rtl }, { ladosDeRtl }] = await Promise.all([
    import('@mui/stylis-plugin-rtl'),
    import('#apariencia/lados-de-rtl.ts'),
  ]);
  return createCache({ key: 'tr', stylisPlugins: [rtl, ladosDeRtl], ...opciones });
}

/** Colours, type and looks of the doors: those of the application, without what changes them. */
export function Apariencia({ cache, children }: { readonly cache: EmotionCache; readonly children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={tema} defaultMode="light" modeStorageKey="modo" storageManager={almacenDeModo} noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
