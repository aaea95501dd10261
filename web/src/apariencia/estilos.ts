import createCache, { type EmotionCache } from '@emotion/cache';
import { useEffect, useSyncExternalStore } from 'react';
import type { Ajustes } from './ajustes.ts';
import { ladosDeRtl } from './lados-de-rtl.ts';

type Direccion = Ajustes['direccion'];
type Estilos = { readonly direccion: Direccion; readonly cache: EmotionCache };

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const opciones = { prepend: true, ...(nonce ? { nonce } : {}) };

const ltr: Estilos = { direccion: 'ltr', cache: createCache({ key: 't', ...opciones }) };
let rtl: Estilos | undefined;
const oyentes = new Set<() => void>();

/**
 * Brings what a direction needs to be written. What turns what MUI writes with left and right comes only for who reads
 * that way; our own styles are logical already.
 */
export async function traerEstilos(direccion: Direccion): Promise<void> {
  if (direccion === 'ltr' || rtl) return;
  const { default: darVuelta } = await import('@mui/stylis-plugin-rtl');
  rtl ??= { direccion, cache: createCache({ key: 'tr', stylisPlugins: [darVuelta, ladosDeRtl], ...opciones }) };
  for (const oyente of oyentes) oyente();
}

function escuchar(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/** Where the styles go, and the direction they are written in: the one that was chosen, once what it needs is here. */
export function useEstilos(direccion: Direccion): Estilos {
  const traidos = useSyncExternalStore(escuchar, () => rtl);
  useEffect(() => {
    // Without it the page stays as it is, and the next choice tries again.
    traerEstilos(direccion).catch(() => undefined);
  }, [direccion]);
  return direccion === 'rtl' && traidos ? traidos : ltr;
}
