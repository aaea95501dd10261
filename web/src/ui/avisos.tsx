import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { ConfirmacionCancelada } from '#api/confirmacion.ts';
import type { ClaseDeAviso } from './avisos-a-la-vista.tsx';
import { mensajeDeError } from './mensaje-de-error.ts';

const traer = () => import('./avisos-a-la-vista.tsx');
const Contenedor = lazy(async () => ({ default: (await traer()).Contenedor }));
/** What shows notices comes after the first screen, and before anybody needs it: also to say that the network is gone. */
const ESPERA_MS = 20_000;

type AccionDeAviso = { readonly texto: string; readonly onClick: () => void };
export type OpcionesDeAviso = { readonly detalle?: string; readonly accion?: AccionDeAviso };

export type Avisos = {
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

/** Whether something has been said already: the container comes with the first notice if it had not come before. */
let pedidos = false;
const oyentes = new Set<() => void>();

function pedirContenedor(): void {
  if (pedidos) return;
  pedidos = true;
  for (const oyente of oyentes) oyente();
}

function mostrar(clase: ClaseDeAviso, texto: string, opciones?: OpcionesDeAviso): void {
  pedirContenedor();
  void traer().then(({ mostrarAviso }) => mostrarAviso(clase, texto, opciones));
}

function escuchar(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/** Where the notices appear; one for the whole application. */
export function ContenedorDeAvisos() {
  const hace = useSyncExternalStore(escuchar, () => pedidos);
  useEffect(() => {
    const reloj = setTimeout(pedirContenedor, ESPERA_MS);
    return () => clearTimeout(reloj);
  }, []);
  return <Suspense>{hace && <Contenedor />}</Suspense>;
}
