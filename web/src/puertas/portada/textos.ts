import { createContext, useContext } from 'react';
import type { CodigoDeIdioma } from '#i18n/idiomas.ts';
import type { Traduccion } from '#i18n/traduccion.ts';
import { es } from './textos.es.ts';

export type TextosDePortada = Traduccion<typeof es>;

export async function traerTextosDePortada(idioma: CodigoDeIdioma): Promise<TextosDePortada> {
  return idioma === 'en' ? (await import('./textos.en.ts')).en : es;
}

export const PortadaContext = createContext<TextosDePortada>(es);

export const usePortada = (): TextosDePortada => useContext(PortadaContext);
