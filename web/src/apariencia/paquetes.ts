/// <reference types="vite/client" />
import { esES } from '@mui/material/locale';
import type { CodigoDeIdioma } from '#i18n/idiomas.ts';

export type Paquete = object;

/** What MUI itself says (pagination, «clear», «open»…). Spanish comes with the product, the others when they are chosen. */
export const paqueteEs: Paquete = esES;

// One chunk for each of the languages MUI knows; the package has no door of its own for each.
const cargas = import.meta.glob<Readonly<Record<string, Paquete>>>(
  '../../../node_modules/@mui/material/locale/????.mjs',
);

const NOMBRES: Readonly<Record<Exclude<CodigoDeIdioma, 'es' | 'en'>, string>> = {
  fr: 'frFR',
  ar: 'arSD',
  ch: 'zhCN',
  vi: 'viVN',
};

/** MUI speaks English by itself. */
export async function traerPaquete(idioma: CodigoDeIdioma): Promise<Paquete> {
  if (idioma === 'es') return paqueteEs;
  if (idioma === 'en') return {};
  const nombre = NOMBRES[idioma];
  const cargar = Object.entries(cargas).find(([ruta]) => ruta.endsWith(`/${nombre}.mjs`))?.[1];
  return (await cargar?.())?.[nombre] ?? {};
}
