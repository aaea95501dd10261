import type { RamaDeMenu } from '#ui/menu.ts';

/** What the layout needs to know about who is working; the application takes it from the session. */
export type Quien = { readonly nombre: string; readonly rol: string; readonly email: string };

export type SucursalElegible = { readonly id: string; readonly nombre: string };

export type ArmazonProps = {
  readonly menu: readonly RamaDeMenu[];
  readonly quien: Quien;
  readonly sucursales: readonly SucursalElegible[];
  readonly sucursal: SucursalElegible | undefined;
  readonly onElegirSucursal: (id: string) => void;
  readonly onSalir: () => void;
  /** Administrators are told that the connection is not encrypted. */
  readonly avisarHttp: boolean;
  /** The one primary action of the phone's tab bar; without permission it is not there. */
  readonly accionPrincipal: { readonly a: string } | undefined;
};

/** «LF» for Lucía Ferreyra. */
export function iniciales(nombre: string): string {
  const palabras = nombre.trim().split(/\s+/);
  const elegidas = palabras.length > 1 ? [palabras[0], palabras.at(-1)] : palabras;
  return elegidas
    .map((palabra) => palabra?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}
