import { useQueryClient } from '@tanstack/react-query';
import { cambiarImportacion, type Importacion, verImportacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useRef, useState } from 'react';
import { claveDe, useComando } from '#api/consultas.ts';
import { type Cambio, conCambios, juntar, rehaceColumnas } from './cambios.ts';

/**
 * Corrections to how a file is read. Each one shows at once and goes to the server by itself, one request at a time:
 * those made meanwhile wait and go together. When one is refused, what is on the server comes back and `error` says why.
 */
export function useCambios(guardada: Importacion) {
  const cache = useQueryClient();
  const cambiar = useComando(cambiarImportacion);
  const [pendientes, setPendientes] = useState<readonly Cambio[]>([]);
  const [error, setError] = useState<unknown>(null);
  const cola = useRef<readonly Cambio[]>([]);
  const trabajo = useRef<Promise<void> | null>(null);
  const { id } = guardada;
  const clave = claveDe(verImportacion, { params: { id } });
  const leer = () => cache.getQueryData<Importacion>(clave) ?? guardada;

  const poner = (cambios: readonly Cambio[]) => {
    cola.current = cambios;
    setPendientes(cambios);
  };
  const vaciar = async () => {
    try {
      while (cola.current.length > 0) {
        const { cuerpo, cuantos } = juntar(cola.current);
        const body = { version: leer().version, ...cuerpo };
        const respuesta = await cambiar.mutateAsync({ params: { id }, body });
        // The whole room is read again after a command: that answer may be the newer one.
        if (respuesta.version >= leer().version) cache.setQueryData(clave, respuesta);
        poner(cola.current.slice(cuantos));
      }
    } catch (fallo) {
      poner([]);
      setError(fallo);
    } finally {
      trabajo.current = null;
    }
  };
  return {
    /** The importación as it will be once everything has arrived. */
    vista: conCambios(guardada, pendientes),
    /** Another way of cutting the file is on its way: its columns are not known yet. */
    rehaciendo: pendientes.some(rehaceColumnas),
    error,
    cambiar: (cambio: Cambio) => {
      setError(null);
      poner([...cola.current, cambio]);
      trabajo.current ??= vaciar();
    },
    /** Waits until the server has everything, and answers with what it has. */
    asentar: async (): Promise<Importacion> => {
      await trabajo.current;
      return leer();
    },
  };
}

export type Cambios = ReturnType<typeof useCambios>;
