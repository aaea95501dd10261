import { useQuery } from '@tanstack/react-query';
import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { verNodo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import type { PaginaDeLista } from '#ui/listas/lista.ts';

export type Filas<Fila> = Pick<PaginaDeLista<Fila>, 'filas' | 'actualizando' | 'error'>;
type EnLasFilas<Fila> = {
  readonly lista: Filas<Fila>;
  /** The name that a row has for the node, if it is its own: rows without its id are, once those asked for are there. */
  readonly leer: (fila: Fila) => string | undefined;
};

/**
 * What the node of a filter is called. The address brings its id only, and changes under the screen with «Back» or a saved
 * view: the rows tell the name, or what was chosen or seen of that one and of no other, and else the server is asked.
 */
export function useNombreDeNodo<Fila>(nivel: Nivel, id: string | undefined, enLasFilas?: EnLasFilas<Fila>) {
  const puede = usePuede();
  const { nombre, elegir } = useNombreSabido(id, enLasFilas);
  const { data } = useQuery({
    ...consultaDe(verNodo, { params: { nivel, id: id ?? '' } }),
    enabled: id !== undefined && nombre === undefined && !vienen(enLasFilas?.lista) && puede(verNodo),
  });
  return { nombre: nombre ?? data?.nodo.nombre, elegir };
}

/** The same of what the server is not asked for by its id. */
export function useNombreSabido<Fila>(id: string | undefined, enLasFilas?: EnLasFilas<Fila>) {
  const [nombres, setNombres] = useState<Readonly<Record<string, string>>>({});
  const elegir = (otro: string | undefined, texto: string | undefined) => {
    if (otro !== undefined && texto !== undefined) setNombres((antes) => ({ ...antes, [otro]: texto }));
  };
  if (id === undefined) return { nombre: undefined, elegir };
  const enFila = nombreEn(enLasFilas);
  // It goes on being said while its rows are asked for again.
  if (enFila !== undefined && nombres[id] !== enFila) elegir(id, enFila);
  return { nombre: enFila ?? nombres[id], elegir };
}

function nombreEn<Fila>(enLasFilas: EnLasFilas<Fila> | undefined): string | undefined {
  for (const fila of enLasFilas?.lista.filas ?? []) {
    const nombre = enLasFilas?.leer(fila);
    if (nombre !== undefined) return nombre;
  }
  return undefined;
}

const vienen = (lista: Filas<unknown> | undefined): boolean =>
  lista !== undefined && lista.error === null && (lista.filas === undefined || lista.actualizando);
