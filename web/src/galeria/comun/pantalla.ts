import type { ComponentType } from 'react';

/** A demonstration screen: the addresses it answers, and its code, which comes with the first of them. */
export type PantallaDeGaleria = {
  readonly ruta: RegExp;
  readonly cargar: () => Promise<ComponentType>;
};
