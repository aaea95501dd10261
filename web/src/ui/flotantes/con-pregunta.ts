import { anotarLugar } from '#ui/teclado/lugar-del-foco.ts';
import { useAvisos } from './avisos.tsx';
import { type Pregunta, type Respuesta, useConfirmar } from './confirmar.tsx';

/** Asks first, does it when the person says so, and tells how it went: the same always, or by what came of it. */
export function useConPregunta() {
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  return async <Hecho>(
    pregunta: Pregunta,
    hacer: (respuesta: NonNullable<Respuesta>) => Promise<Hecho>,
    decir: string | ((hecho: Hecho) => string),
  ): Promise<void> => {
    // What was asked about may go, and the button that asked with it.
    const seguirDesdeAhi = anotarLugar();
    const respuesta = await confirmar(pregunta);
    if (respuesta === null) return;
    seguirDesdeAhi();
    await hacer(respuesta).then(
      (hecho) => avisos.exito(typeof decir === 'string' ? decir : decir(hecho)),
      (error: unknown) => avisos.error(error),
    );
  };
}
