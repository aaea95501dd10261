import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { ParseKeys } from 'i18next';
import type { Icono } from '#ui/piezas/icono.ts';

export type ClaveDeMenu = ParseKeys<'menu'>;

export type GrupoDeMenu = 'gestion' | 'configuracion' | 'otros';

/** One screen in the menu. `permiso` is the one of the endpoint it opens with. */
export type HojaDeMenu = {
  readonly titulo: ClaveDeMenu;
  readonly a: string;
  readonly permiso: Permiso | 'con_sesion';
  /** Other addresses of the screen: those it leads to that are in no menu. */
  readonly otras?: readonly string[];
  /** Where its address is one of many alike, what stands before the part that tells them apart: each is this screen. */
  readonly familia?: string;
  /** Other words people look for it by, in Spanish; never shown. */
  readonly palabras?: string;
  /** A page of the site that is not a screen of this application: the browser goes there by itself. */
  readonly afuera?: true;
};

/** Screens that belong together inside a branch. */
export type SubramaDeMenu = {
  readonly id: string;
  readonly titulo: ClaveDeMenu;
  readonly hojas: readonly NodoDeMenu[];
};

export type NodoDeMenu = HojaDeMenu | SubramaDeMenu;

/** One branch of the menu: a room and its screens. */
export type RamaDeMenu = SubramaDeMenu & { readonly grupo: GrupoDeMenu; readonly icono: Icono };

export const esHoja = (nodo: NodoDeMenu): nodo is HojaDeMenu => 'a' in nodo;

/** Every screen of a branch, whatever its depth, each with the branches that lead to it. */
type CaminoDeMenu = { readonly ramas: readonly SubramaDeMenu[]; readonly hoja: HojaDeMenu };

export const caminosDe = (rama: SubramaDeMenu, antes: readonly SubramaDeMenu[] = []): readonly CaminoDeMenu[] => {
  const ramas = [...antes, rama];
  return rama.hojas.flatMap((nodo) => (esHoja(nodo) ? [{ ramas, hoja: nodo }] : caminosDe(nodo, ramas)));
};

/** Whether a branch has the screen of an address. */
export const contieneA = (rama: SubramaDeMenu, a: string | undefined): boolean =>
  caminosDe(rama).some(({ hoja }) => hoja.a === a);

/** The screen of a branch that has no other: such a branch is shown as its screen. */
export function hojaUnica({ hojas }: SubramaDeMenu): HojaDeMenu | undefined {
  const [unica, ...otras] = hojas;
  return unica && otras.length === 0 && esHoja(unica) ? unica : undefined;
}

/** The one entry an address belongs to: the screen itself, or the nearest one above it. */
export function caminoA(menu: readonly SubramaDeMenu[], pathname: string): CaminoDeMenu | undefined {
  return menu
    .flatMap((rama) => caminosDe(rama))
    .filter(({ hoja: { a, familia = a, otras = [] } }) =>
      [a, familia, ...otras].some((una) => `${pathname}/`.startsWith(`${una}/`)),
    )
    .sort((una, otra) => otra.hoja.a.length - una.hoja.a.length)[0];
}

/** The branches with only the screens that pass; those left empty disappear. */
export const podar = <Rama extends SubramaDeMenu>(
  ramas: readonly Rama[],
  pasa: (hoja: HojaDeMenu, de: readonly SubramaDeMenu[]) => boolean,
  antes: readonly SubramaDeMenu[] = [],
): readonly Rama[] =>
  ramas.flatMap((rama) => {
    const de = [...antes, rama];
    const hojas = rama.hojas.flatMap((nodo): readonly NodoDeMenu[] =>
      esHoja(nodo) ? (pasa(nodo, de) ? [nodo] : []) : podar([nodo], pasa, de),
    );
    return hojas.length > 0 ? [{ ...rama, hojas }] : [];
  });
