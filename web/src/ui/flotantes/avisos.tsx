import { useMemo } from 'react';
import { ConfirmacionCancelada } from '#api/confirmacion.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import type { ClaseDeAviso } from './avisos-a-la-vista.tsx';
import { piezasConElGesto } from './primer-gesto.ts';

/** What shows notices comes after the first screen, and before anybody needs it: also to say that the network is gone. */
const aLaVista = piezasConElGesto(() => import('./avisos-a-la-vista.tsx'));

type AccionDeAviso = { readonly texto: string; readonly onClick: () => void };
export type OpcionesDeAviso = {
  readonly detalle?: string;
  readonly accion?: AccionDeAviso;
  /** Once it aborts the notice is over: what it offers was done elsewhere. */
  readonly hasta?: AbortSignal;
  /** When it is there no more. */
  readonly onIrse?: () => void;
};

type Avisos = {
  readonly exito: (texto: string, opciones?: OpcionesDeAviso) => void;
  readonly info: (texto: string, opciones?: OpcionesDeAviso) => void;
  /** Takes a sentence, or a failed call, whose sentence is worked out. */
  readonly error: (errorOTexto: unknown, opciones?: OpcionesDeAviso) => void;
};

/** Short notices at the top. Never the only place of a validation message. */
export const useAvisos = (): Avisos => useMemo(() => avisos, []);

export const avisos: Avisos = {
  exito: (texto, opciones) => mostrar('exito', texto, opciones),
  info: (texto, opciones) => mostrar('info', texto, opciones),
  error: (errorOTexto, opciones) => {
    // Whoever left the question of who they are knows that nothing happened.
    if (errorOTexto instanceof ConfirmacionCancelada) return;
    mostrar('error', typeof errorOTexto === 'string' ? errorOTexto : mensajeDeError(errorOTexto), opciones);
  },
};

function mostrar(clase: ClaseDeAviso, texto: string, opciones?: OpcionesDeAviso): void {
  aLaVista.pedir().then(
    ({ mostrarAviso }) => mostrarAviso(clase, texto, opciones),
    // Without its file there is nothing to say it with; the screen stays, and the next notice asks again.
    () => undefined,
  );
}

/** Where the notices appear, from the first one on; one for the whole application. */
export function ContenedorDeAvisos() {
  const piezas = aLaVista.usePieza();
  return piezas ? <piezas.Contenedor /> : null;
}
