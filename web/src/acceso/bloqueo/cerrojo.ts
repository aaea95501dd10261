import type { Sesion } from '@trastienda/nucleo/acceso/contrato.ts';
import { useSyncExternalStore } from 'react';

/** What one tab tells the others: who left the terminal locked, or who opened it again. */
const CLAVE = 'trastienda.bloqueo.v1';
type Estado = { readonly cerrado: boolean; readonly de: string };

const oyentes = new Set<() => void>();
let estado: Estado | null = null;

/** The lock of the browser. A reloaded page has nothing to cover: the server already closed its session. */
export const cerrojo = {
  ver: (): Estado | null => estado,
  cerrar: (usuarioId: string): void => poner({ cerrado: true, de: usuarioId }),
  abrir: (usuarioId: string): void => poner({ cerrado: false, de: usuarioId }),
};

/** On a shared terminal a session that ended is a locked one: nobody loses what was on screen. Says whether it was one. */
export function cubrir({ terminal, usuario }: Sesion): boolean {
  if (terminal !== null) cerrojo.cerrar(usuario.id);
  return terminal !== null;
}

function poner(nuevo: Estado): void {
  recibir(nuevo);
  try {
    localStorage.setItem(CLAVE, `${nuevo.cerrado ? 'cerrado' : 'abierto'} ${nuevo.de}`);
  } catch {
    // Without storage each tab locks by itself.
  }
}

/** Anything but an opening is a lock. */
function leer(texto: string): Estado {
  const [como, de = ''] = texto.split(' ');
  return { cerrado: como !== 'abierto', de };
}

function recibir(nuevo: Estado): void {
  if (estado?.cerrado === nuevo.cerrado && estado.de === nuevo.de) return;
  estado = nuevo;
  for (const oyente of oyentes) oyente();
}

function escuchar(oyente: () => void): () => void {
  const handleOtra = ({ key, newValue }: StorageEvent) => {
    if (key === CLAVE && newValue !== null) recibir(leer(newValue));
  };
  oyentes.add(oyente);
  addEventListener('storage', handleOtra);
  return () => {
    oyentes.delete(oyente);
    removeEventListener('storage', handleOtra);
  };
}

export const useCerrojo = (): Estado | null => useSyncExternalStore(escuchar, cerrojo.ver);
