import { useEffect, useRef, useState } from 'react';
import { claveNueva } from '#api/uuid.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { esPorElArchivo, rechazoPorPeso } from './antes-de-subir.ts';
import type { Fuente } from './fuente.ts';

/** A file on its way: how much of it has left (0 to 1), or why it was not taken. */
type EnCamino = {
  /** Its idempotency key too: sent again after silence, it is not kept twice. */
  readonly clave: string;
  readonly archivo: File;
  readonly parte: number;
  readonly falla: string | null;
  /** Whether trying again may go otherwise. */
  readonly deNuevo: boolean;
};

/** Sends the files it is given, one after the other, and keeps the ones that could not be taken in sight. */
export function useCola(subir: Fuente['subir'], alTerminar: () => void) {
  const [cola, setCola] = useState<readonly EnCamino[]>([]);
  const pendientes = useRef<EnCamino[]>([]);
  const enCurso = useRef<{ readonly clave: string; readonly control: AbortController } | null>(null);
  // Whoever leaves the screen gives them all up.
  useEffect(
    () => () => {
      pendientes.current = [];
      enCurso.current?.control.abort();
    },
    [],
  );

  const cambiar = (clave: string, cambio: Partial<EnCamino>) =>
    setCola((todas) => todas.map((una) => (una.clave === clave ? { ...una, ...cambio } : una)));
  const sacar = (clave: string) => setCola((todas) => todas.filter((una) => una.clave !== clave));

  const seguir = async () => {
    if (enCurso.current) return;
    for (let una = pendientes.current.shift(); una; una = pendientes.current.shift()) {
      const { clave, archivo } = una;
      const control = new AbortController();
      enCurso.current = { clave, control };
      try {
        await subir(archivo, {
          clave,
          signal: control.signal,
          onAvance: ({ enviados, total }) => cambiar(clave, { parte: total === 0 ? 1 : enviados / total }),
        });
        sacar(clave);
      } catch (error) {
        if (control.signal.aborted) sacar(clave);
        else cambiar(clave, { falla: mensajeDeError(error), deNuevo: !esPorElArchivo(error) });
      }
      enCurso.current = null;
    }
    alTerminar();
  };
  const encolar = (nuevas: readonly EnCamino[]) => {
    pendientes.current.push(...nuevas.filter(({ falla }) => falla === null));
    setCola((todas) => [...todas, ...nuevas]);
    void seguir();
  };
  const agregar = (archivos: Iterable<File>) => encolar([...archivos].map(enCamino));
  const quitar = (clave: string) => {
    pendientes.current = pendientes.current.filter((una) => una.clave !== clave);
    if (enCurso.current?.clave === clave) enCurso.current.control.abort();
    else sacar(clave);
  };
  const reintentar = (una: EnCamino) => {
    sacar(una.clave);
    encolar([{ ...una, parte: 0, falla: null, deNuevo: false }]);
  };
  return { cola, agregar, quitar, reintentar };
}

function enCamino(archivo: File): EnCamino {
  const rechazo = rechazoPorPeso(archivo);
  const falla = rechazo && mensajeDeError(rechazo);
  return { clave: claveNueva(), archivo, parte: 0, falla, deNuevo: false };
}
