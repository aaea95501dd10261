import type { GrupoDeAtajos } from '#ui/pantalla/atajos.ts';
import type { Aca, Buscador } from '#ui/pantalla/buscador.ts';
import type { HojaDeMenu, RamaDeMenu } from '#ui/pantalla/menu.ts';
import type { Icono } from '#ui/piezas/icono.ts';

/** What the layout needs to know about who is working; the application takes it from the session. */
export type Quien = {
  readonly id: string;
  readonly nombre: string;
  readonly rol: string;
  readonly email: string;
  /** The address of their picture; without it, their initials. */
  readonly foto?: string | null | undefined;
};

type SucursalElegible = { readonly id: string; readonly nombre: string };

/** Something the command palette does besides going somewhere. */
export type AccionDeArmazon = {
  readonly id: string;
  readonly texto: string;
  readonly a?: string;
  readonly hacer?: () => void;
};

/** One link of the top bar. */
export type Acceso = Pick<HojaDeMenu, 'titulo' | 'a' | 'afuera'>;

/** What «Aplicaciones» offers, and the links that are always in sight where there is room. */
export type Accesos = {
  readonly aplicaciones: readonly (Acceso & { readonly icono: Icono })[];
  readonly enlaces: readonly Acceso[];
  readonly directos: readonly Acceso[];
};

/** Whoever answers the palette, once their code is here. */
export type BuscadoresAPedido = {
  readonly data: readonly Buscador[] | undefined;
  readonly aca: Aca;
  readonly isFetching: boolean;
  readonly isError: boolean;
};

export type ArmazonProps = {
  readonly menu: readonly RamaDeMenu[];
  /** Work that waits behind an entry of the menu, by its address. */
  readonly cuentas: Readonly<Record<string, number>>;
  /** The applications of the top bar; undefined when the person has none. */
  readonly accesos: Accesos | undefined;
  readonly quien: Quien;
  readonly sucursales: readonly SucursalElegible[];
  readonly sucursal: SucursalElegible | undefined;
  readonly onElegirSucursal: (id: string) => void;
  readonly onSalir: () => void;
  /** Locks the shared terminal; undefined on any other device. */
  readonly onBloquear: (() => void) | undefined;
  /** Administrators are told that the connection is not encrypted. */
  readonly avisarHttp: boolean;
  /** The one primary action of the phone's tab bar; without permission it is not there. */
  readonly accionPrincipal: { readonly a: string } | undefined;
  /** What rooms let the command palette do; only what the person may do. */
  readonly acciones: readonly AccionDeArmazon[];
  /** A hook: what the command palette asks the server, only of what the person may see. It comes with the palette. */
  readonly useBuscadores: () => BuscadoresAPedido;
  /** A hook: the keys of the rooms, in their words, which only come when somebody asks for the list. */
  readonly useAtajos: () => readonly GrupoDeAtajos[];
};
