/// <reference types="vite/client" />
import { esES } from '@mui/material/locale';
import type { CodigoDeIdioma } from '#i18n/idiomas.ts';

export type Paquete = object;

/** What MUI itself says (pagination, «clear», «open»…). Spanish comes with the product, the others when they are chosen. */
export const paqueteEs: Paquete = esES;

const NOMBRES: Readonly<Record<Exclude<CodigoDeIdioma, 'es' | 'en'>, string>> = {
  fr: 'frFR',
  ar: 'arSD',
  ch: 'zhCN',
  vi: 'viVN',
};

// One chunk for each of those above, named again because the builder reads them from here; MUI gives them no door of their own.
const cargas = import.meta.glob<Readonly<Record<string, Paquete>>>(
  '../../../node_modules/@mui/material/locale/{frFR,arSD,zhCN,viVN}.mjs',
);

/** MUI speaks English by itself. */
export async function traerPaquete(idioma: CodigoDeIdioma): Promise<Paquete> {
  if (idioma === 'es') return paqueteEs;
  if (idioma === 'en') return {};
  const nombre = NOMBRES[idioma];
  const cargar = Object.entries(cargas).find(([ruta]) => ruta.endsWith(`/${nombre}.mjs`))?.[1];
  return (await cargar?.())?.[nombre] ?? {};
}
