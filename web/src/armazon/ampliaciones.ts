import type { ComponentType } from 'react';
import type { CodigoDeIdioma } from '#i18n/idiomas.ts';
import type { MenuAgregado } from '#i18n/menu-agregado.ts';
import type { Traduccion } from '#i18n/traduccion.ts';
import type { RamaDeMenu } from '#ui/pantalla/menu.ts';
import type { Accesos } from './tipos.ts';

/** Screens that are added to the product, which knows nothing of them until somebody asks for one or sees the menu. */
export type Ampliacion = {
  /** Whether an address, which no route of the product takes, is one of theirs. */
  readonly esSuya: (camino: string) => Promise<boolean>;
  /** Brings the code of the screen behind one of them; undefined while it is still to be built. */
  readonly traerPantalla: (pathname: string) => Promise<ComponentType | undefined>;
  /** What they add to the menu: its last branch. */
  readonly rama: RamaDeMenu;
  /** What they add to the top bar. */
  readonly accesos: Accesos;
  /** The names their branch and their accesses have in each language. */
  readonly nombres: Readonly<Record<CodigoDeIdioma, () => Promise<Partial<Traduccion<MenuAgregado>>>>>;
};
