import type { Buscador } from '#ui/buscador.ts';
import type { RamaDeMenu } from '#ui/menu.ts';

/** What the layout needs to know about who is working; the application takes it from the session. */
export type Quien = { readonly id: string; readonly nombre: string; readonly rol: string; readonly email: string };

export type SucursalElegible = { readonly id: string; readonly nombre: string };

/** Something the command palette does besides going somewhere. */
export type AccionDeArmazon = {
  readonly id: string;
  readonly texto: string;
  readonly a?: string;
  readonly hacer?: () => void;
};

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
  /** What the command palette asks the server; only what the person may see. */
  readonly buscadores: readonly Buscador[];
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
