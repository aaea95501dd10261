import { type ComponentType, useEffect, useState } from 'react';
import { alFaltarConfirmacion } from '#api/confirmacion.ts';
import type { DialogoProps } from './dialogo.tsx';

type Pregunta = {
  readonly Dialogo: ComponentType<DialogoProps>;
  readonly sirvePin: boolean;
  readonly responder: (confirmada: boolean) => void;
};

/** Where the question of who is there appears. Its code comes with the first one; if it does not come, the call fails. */
export function Confirmacion() {
  const [pregunta, setPregunta] = useState<Pregunta | null>(null);
  useEffect(
    () =>
      alFaltarConfirmacion(async (rechazo) => {
        const { DialogoDeConfirmacion: Dialogo, pideCualquiera } = await import('./dialogo.tsx');
        const sirvePin = pideCualquiera(rechazo);
        return new Promise<boolean>((responder) => setPregunta({ Dialogo, sirvePin, responder }));
      }),
    [],
  );
  if (pregunta === null) return null;
  const { Dialogo, sirvePin, responder } = pregunta;
  return <Dialogo sirvePin={sirvePin} onRespuesta={responder} onCerrado={() => setPregunta(null)} />;
}
