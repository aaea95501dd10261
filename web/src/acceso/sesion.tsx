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

/**
 * Gives the screens below who is working and in which sucursal. What is chosen holds for the visit; the next one begins
 * in the sucursal that the person prefers or, without a preference, in the last one of this browser.
 */
export function ProveedorDeSesion({ sesion, children }: { readonly sesion: Sesion; readonly children: ReactNode }) {
  const quien = sesion.usuario.id;
  const [elegida, setElegida] = useState(() => leerElegida(quien) ?? sesion.preferencias.sucursalId ?? leerUltima());
  const valor = useMemo(() => {
    const sucursal = sesion.sucursales.find(({ id }) => id === elegida) ?? sesion.sucursales[0];
    const elegirSucursal = (id: string) => {
      setElegida(id);
      guardarElegida(quien, id);
    };
    return { sesion, sucursal, elegirSucursal };
  }, [sesion, elegida, quien]);
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

/** What this person chose during this visit: each tab has its own. */
function leerElegida(quien: string): string | null {
  try {
    return sessionStorage.getItem(claveDe(quien));
  } catch {
    return null;
  }
}

function leerUltima(): string | null {
  try {
    return localStorage.getItem(CLAVE);
  } catch {
    // Without storage the first sucursal serves.
    return null;
  }
}

function guardarElegida(quien: string, id: string): void {
  try {
    sessionStorage.setItem(claveDe(quien), id);
    localStorage.setItem(CLAVE, id);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

const claveDe = (quien: string): string => `${CLAVE}.${quien}`;
