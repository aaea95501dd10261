import { useRef, useState } from 'react';
import type { Borrador } from './borrador.ts';
import { type Problema, problemaDe } from './problemas.ts';

export type Ocupado = 'guardar' | 'confirmar' | 'precios';

/** Runs the commands of the counter one at a time; a refusal becomes the problem on screen. */
export function useEjecutor() {
  const [ocupado, setOcupado] = useState<Ocupado | null>(null);
  const [problema, setProblema] = useState<Problema | null>(null);
  const enCurso = useRef(false);

  /** The answer, or null when it was refused or another command is under way. `enviado` is what a refusal is about. */
  const ejecutar = async <R>(que: Ocupado, enviado: Borrador, mandar: () => Promise<R>): Promise<R | null> => {
    if (enCurso.current) return null;
    enCurso.current = true;
    setOcupado(que);
    try {
      const respuesta = await mandar();
      setProblema(null);
      return respuesta;
    } catch (error) {
      // The refusal is part of the conversation: it is shown beside the lines, which stay as they are.
      setProblema(problemaDe(error, enviado));
      return null;
    } finally {
      enCurso.current = false;
      setOcupado(null);
    }
  };
  return { ocupado, problema, setProblema, ejecutar };
}
