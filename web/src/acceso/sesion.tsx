import type { Sesion } from '@trastienda/nucleo/acceso/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

export type Sucursal = Sesion['sucursales'][number];

type EnSesion = {
  readonly sesion: Sesion;
  readonly sucursal: Sucursal | undefined;
  readonly elegirSucursal: (id: string) => void;
};

const SesionContext = createContext<EnSesion | null>(null);

const CLAVE = 'trastienda.sucursal.v1';

/** Gives the screens below who is working and in which sucursal. The choice is kept for the next visit. */
export function ProveedorDeSesion({ sesion, children }: { readonly sesion: Sesion; readonly children: ReactNode }) {
  const [elegida, setElegida] = useState(leerElegida);
  const valor = useMemo(() => {
    const sucursal = sesion.sucursales.find(({ id }) => id === elegida) ?? sesion.sucursales[0];
    const elegirSucursal = (id: string) => {
      setElegida(id);
      guardarElegida(id);
    };
    return { sesion, sucursal, elegirSucursal };
  }, [sesion, elegida]);
  return <SesionContext value={valor}>{children}</SesionContext>;
}

/** The open session. Only for screens below `conSesion`. */
export const useSesion = (): Sesion => useEnSesion().sesion;

/** The sucursal the person works in; undefined only when the session has none. */
export const useSucursal = (): Sucursal | undefined => useEnSesion().sucursal;

export const useElegirSucursal = (): ((id: string) => void) => useEnSesion().elegirSucursal;

function useEnSesion(): EnSesion {
  return definido(useContext(SesionContext), 'the session of a screen below conSesion');
}

function leerElegida(): string | null {
  try {
    return localStorage.getItem(CLAVE);
  } catch {
    // Without storage the first sucursal serves.
    return null;
  }
}

function guardarElegida(id: string): void {
  try {
    localStorage.setItem(CLAVE, id);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}
