import { deSvg } from '#galeria/comun/dibujo.ts';
import { bien, type Manejador } from './servidor.ts';

/** A language of the sample data. */
export type Language = { readonly id: number; readonly flagname: string; readonly icon: string };

/** Its letters on a disc of its own: flags are not languages. */
const disco = (letras: string, color: string): string =>
  deSvg(
    `<circle cx="20" cy="20" r="20" fill="${color}"/><text x="20" y="26" font-family="sans-serif" font-size="16" font-weight="700" text-anchor="middle" fill="#fff">${letras}</text>`,
    40,
    40,
  );

const IDIOMAS: readonly Language[] = [
  { id: 1, flagname: 'English', icon: disco('EN', '#1f3a7a') },
  { id: 2, flagname: 'French', icon: disco('FR', '#40277a') },
  { id: 3, flagname: 'Vietnamese', icon: disco('VI', '#7d2140') },
  { id: 4, flagname: 'Chinese', icon: disco('ZH', '#8a3c17') },
  { id: 5, flagname: 'Arabic (Sudan)', icon: disco('AR', '#17564c') },
];

export const verIdiomas: Manejador = () => bien(IDIOMAS);
