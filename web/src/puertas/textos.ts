import { createContext, useContext } from 'react';
import type { CodigoDeIdioma } from '#i18n/idiomas.ts';
import type { Traduccion } from '#i18n/traduccion.ts';
import { es } from './textos/es.ts';

export type Textos = Traduccion<typeof es>;

/** The texts of the doors in a language; those that are not written yet are told in Spanish. */
export async function traerTextos(idioma: CodigoDeIdioma): Promise<Textos> {
  return idioma === 'en' ? (await import('./textos/en.ts')).en : es;
}

export const TextosContext = createContext<Textos>(es);

export const useTextos = (): Textos => useContext(TextosContext);

/** A text with its gaps filled: `con('Quedan {{n}}', { n: 3 })`. */
export const con = (texto: string, datos: Readonly<Record<string, string | number>>): string =>
  texto.replace(/\{\{(\w+)\}\}/g, (_, nombre: string) => String(datos[nombre] ?? ''));
