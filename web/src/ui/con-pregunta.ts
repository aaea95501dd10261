import { useAvisos } from './avisos.tsx';
import { type Pregunta, useConfirmar } from './confirmar.tsx';

/** Asks first, does it when the person says so, and tells how it went. */
export function useConPregunta() {
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  return async (pregunta: Pregunta, hacer: () => Promise<unknown>, hecho: string): Promise<void> => {
    if ((await confirmar(pregunta)) === null) return;
    await hacer().then(
      () => avisos.exito(hecho),
      (error: unknown) => avisos.error(error),
    );
  };
}
