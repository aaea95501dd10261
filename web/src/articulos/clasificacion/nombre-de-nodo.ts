import { useQuery } from '@tanstack/react-query';
import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { verNodo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import type { PaginaDeLista } from '#ui/lista.ts';

type Filas<Fila> = Pick<PaginaDeLista<Fila>, 'filas' | 'actualizando' | 'error'>;
type EnLasFilas<Fila> = {
  readonly lista: Filas<Fila>;
  /** The name that a row has for the node, if it is its own. */
  readonly leer: (fila: Fila) => string | undefined;
};

/**
 * What the node of a filter is called. The address brings its id only, and changes under the screen with «Back» or a saved
 * view: what was chosen tells the name of that one and of no other, then the rows do, and else the server is asked.
 */
export function useNombreDeNodo<Fila>(nivel: Nivel, id: string | undefined, enLasFilas?: EnLasFilas<Fila>) {
  const puede = usePuede();
  const [elegido, setElegido] = useState<{ readonly id: string | undefined; readonly texto: string | undefined }>();
  const sabido = id !== undefined && elegido?.id === id ? elegido.texto : nombreEn(enLasFilas);
  const { data } = useQuery({
    ...consultaDe(verNodo, { params: { nivel, id: id ?? '' } }),
    enabled: id !== undefined && sabido === undefined && !vienen(enLasFilas?.lista) && puede(verNodo),
  });
  return {
    nombre: sabido ?? data?.nodo.nombre,
    elegir: (otro: string | undefined, texto: string | undefined) => setElegido({ id: otro, texto }),
  };
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
