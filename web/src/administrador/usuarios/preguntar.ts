import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { type Pregunta, useConfirmar } from '#ui/flotantes/confirmar.tsx';

export type Preguntar = (pregunta: Pregunta, hacer: (motivo: string) => Promise<string>) => void;

/** Asks, does it, and says what happened; whoever goes back changes nothing. */
export function usePreguntar(): Preguntar {
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  return async (pregunta, hacer) => {
    const respuesta = await confirmar(pregunta);
    if (respuesta === null) return;
    await hacer(respuesta.motivo).then(avisos.exito, (error: unknown) => avisos.error(error));
  };
}
