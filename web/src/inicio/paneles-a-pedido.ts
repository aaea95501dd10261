import type { ComponentType } from 'react';
import { traerTextos } from '#i18n/iniciar.ts';
import { type PiezaAPedido, piezaAPedido } from '#ui/pantalla/pieza-a-pedido.ts';
import type { IdDePanel } from './catalogo.ts';

/** What a panel of the home is told. */
export type DePanel = { readonly sucursalId: string | undefined };

export type PanelesDe = { readonly [Id in IdDePanel]?: ComponentType<DePanel> };
type Archivo = PiezaAPedido<PanelesDe>;

/** With what they say, so that they show in one go. */
const conSusTextos = (traer: () => Promise<{ readonly paneles: PanelesDe }>): Archivo =>
  piezaAPedido(async () => {
    const [{ paneles }] = await Promise.all([traer(), traerTextos('paneles')]);
    return paneles;
  });

/** The file each panel comes in: that of the usual ones, or that of the others. */
export const archivos = {
  deSiempre: conSusTextos(() => import('./paneles/de-siempre.ts')),
  losDemas: conSusTextos(() => import('./paneles/los-demas.ts')),
} as const;
