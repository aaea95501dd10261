import { useSyncExternalStore } from 'react';
import type { DisenoDeColumnas } from './columnas.ts';

const CLAVE = 'trastienda.tablas.v1';
export const SIN_CAMBIOS: DisenoDeColumnas = {};

type Guardado = Readonly<Record<string, DisenoDeColumnas>>;

let guardado = leer();
const oyentes = new Set<() => void>();

function leer(): Guardado {
  try {
    const dato: unknown = JSON.parse(localStorage.getItem(CLAVE) ?? '{}');
    const pares = typeof dato === 'object' && dato !== null ? Object.entries(dato) : [];
    return Object.fromEntries(pares.map(([tabla, diseno]) => [tabla, leerDiseno(diseno)]));
  } catch {
    // Storage may be forbidden or hold something that is not JSON: the columns are as the screens give them.
    return {};
  }
}

/** A layout that was kept: what is not one is left out. */
function leerDiseno(dato: unknown): DisenoDeColumnas {
  const { orden, anchos, fijas, visibles } = comoObjeto(dato);
  return {
    ...(Array.isArray(orden) && { orden: orden.filter((id) => typeof id === 'string') }),
    ...(anchos !== undefined && { anchos: losQue(anchos, (v) => typeof v === 'number' && v > 0 && v < 2000) }),
    ...(fijas !== undefined && { fijas: losQue(fijas, (v) => v === 'inicio' || v === 'fin' || v === 'suelta') }),
    ...(visibles !== undefined && { visibles: losQue(visibles, (v) => typeof v === 'boolean') }),
  };
}

// Declared, and not assigned: what was kept is read before this line is reached.
function comoObjeto(dato: unknown): Readonly<Record<string, unknown>> {
  return typeof dato === 'object' && dato !== null ? (dato as Readonly<Record<string, unknown>>) : {};
}

function losQue<Valor>(dato: unknown, vale: (valor: unknown) => boolean): Record<string, Valor> {
  return Object.fromEntries(Object.entries(comoObjeto(dato)).filter(([, valor]) => vale(valor))) as Record<
    string,
    Valor
  >;
}

/** Keeps how somebody left the columns of a table in this browser. An empty layout is as the screen gives it. */
function guardarDiseno(tabla: string, diseno: DisenoDeColumnas): void {
  const { [tabla]: _, ...otras } = guardado;
  guardado = Object.keys(diseno).length === 0 ? otras : { ...otras, [tabla]: diseno };
  try {
    localStorage.setItem(CLAVE, JSON.stringify(guardado));
  } catch {
    // Without storage the layout lasts until the page is closed.
  }
  for (const oyente of oyentes) oyente();
}

globalThis.addEventListener?.('storage', (evento) => {
  if (evento.key !== CLAVE) return;
  guardado = leer();
  for (const oyente of oyentes) oyente();
});

const escuchar = (oyente: () => void) => {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
};

/** How the columns of a table were left, and how to leave them another way. */
export function useDiseno(tabla: string): readonly [DisenoDeColumnas, (diseno: DisenoDeColumnas) => void] {
  const diseno = useSyncExternalStore(escuchar, () => guardado[tabla] ?? SIN_CAMBIOS);
  return [diseno, (nuevo) => guardarDiseno(tabla, nuevo)];
}
