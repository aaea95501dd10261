import { type ComponentType, useEffect, useState } from 'react';
import { alFaltarConfirmacion } from '#api/confirmacion.ts';
import type { DialogoProps } from './dialogo.tsx';

type Pregunta = { readonly Dialogo: ComponentType<DialogoProps>; readonly responder: (confirmada: boolean) => void };

/** Where the question of who is there appears. Its code comes with the first one; if it does not come, the call fails. */
export function Confirmacion() {
  const [pregunta, setPregunta] = useState<Pregunta | null>(null);
  useEffect(
    () =>
      alFaltarConfirmacion(async () => {
        const { DialogoDeConfirmacion } = await import('./dialogo.tsx');
        return new Promise<boolean>((responder) => setPregunta({ Dialogo: DialogoDeConfirmacion, responder }));
      }),
    [],
  );
  if (pregunta === null) return null;
  const { Dialogo, responder } = pregunta;
  return <Dialogo onRespuesta={responder} onCerrado={() => setPregunta(null)} />;
}
