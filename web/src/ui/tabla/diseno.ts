import { useSyncExternalStore } from 'react';
import { useAjustes } from '#apariencia/ajustes.ts';
import type { Densidad, DisenoDeColumnas } from './columnas.ts';
import { alConocerVistas, useVistaPedida, vistaConocida } from './vistas/conocidas.ts';

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
  const { orden, anchos, fijas, visibles, densidad, totales } = comoObjeto(dato);
  return {
    ...(Array.isArray(orden) && { orden: orden.filter((id) => typeof id === 'string') }),
    ...(anchos !== undefined && { anchos: losQue(anchos, (v) => typeof v === 'number' && v > 0 && v < 2000) }),
    ...(fijas !== undefined && { fijas: losQue(fijas, (v) => v === 'inicio' || v === 'fin' || v === 'suelta') }),
    ...(visibles !== undefined && { visibles: losQue(visibles, (v) => typeof v === 'boolean') }),
    ...(totales === true && { totales }),
    ...((densidad === 'densa' || densidad === 'normal') && { densidad }),
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
  const dejar = alConocerVistas(oyente);
  return () => {
    oyentes.delete(oyente);
    dejar();
  };
};

/** What was not saved of a view is kept apart from the others, and from what the table is without any. */
const claveDe = (tabla: string, vista: string | undefined): string =>
  vistaConocida(vista) ? `${tabla}/${vista}` : tabla;

const disenoDe = (tabla: string, vista: string | undefined): DisenoDeColumnas =>
  guardado[claveDe(tabla, vista)] ?? vistaConocida(vista)?.diseno ?? SIN_CAMBIOS;

/** Leaves a view as it is kept, without what was changed of it in this browser. */
export const olvidarCambios = (tabla: string, vista: string): void => guardarDiseno(`${tabla}/${vista}`, SIN_CAMBIOS);

/**
 * How the columns of a table were left, and how to leave them another way. With a view of the address, that is what the
 * view keeps until somebody changes it.
 */
export function useDiseno(tabla: string): readonly [DisenoDeColumnas, (diseno: DisenoDeColumnas) => void] {
  const vista = useVistaPedida();
  const diseno = useSyncExternalStore(escuchar, () => disenoDe(tabla, vista));
  return [diseno, (nuevo) => guardarDiseno(claveDe(tabla, vista), nuevo)];
}

/** How high the rows are: as the table was left or, without that, as everywhere. */
export function useDensidad(tabla: string | undefined): Densidad {
  const [{ densidad }] = useDiseno(tabla ?? '');
  const { densidad: general } = useAjustes();
  return densidad ?? general;
}
