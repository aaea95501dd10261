import i18next from 'i18next';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { avisos } from './avisos.tsx';
import type { Pregunta, Respuesta } from './confirmar-dialogo.tsx';
import { piezasConElGesto } from './primer-gesto.ts';

export type { Pregunta, Respuesta } from './confirmar-dialogo.tsx';

// Nobody is asked anything before the first gesture; who loses the network after it can still be asked.
const piezas = piezasConElGesto(() => import('./confirmar-dialogo.tsx'));

const ConfirmarContext = createContext<(pregunta: Pregunta) => Promise<Respuesta>>(() => Promise.resolve(null));

/** Asks before something that is not undone; answers null when the person goes back, or could not be asked. */
export const useConfirmar = () => useContext(ConfirmarContext);

type Abierta = { readonly pregunta: Pregunta; readonly responder: (respuesta: Respuesta) => void };

export function ProveedorDeConfirmar({ children }: { readonly children: ReactNode }) {
  const [abierta, setAbierta] = useState<Abierta | null>(null);
  const [visible, setVisible] = useState(false);
  const Dialogo = piezas.usePieza()?.DialogoDeConfirmar;

  const confirmar = useCallback(async (pregunta: Pregunta) => {
    try {
      await piezas.pedir();
    } catch {
      avisos.error(i18next.t('ui:error.sinRespuesta'));
      return null;
    }
    return new Promise<Respuesta>((responder) => {
      setAbierta({ pregunta, responder });
      setVisible(true);
    });
  }, []);
  const handleRespuesta = (respuesta: Respuesta) => {
    setVisible(false);
    abierta?.responder(respuesta);
  };

  return (
    <ConfirmarContext value={confirmar}>
      {children}
      {abierta && Dialogo && (
        <Dialogo
          pregunta={abierta.pregunta}
          visible={visible}
          onRespuesta={handleRespuesta}
          onCerrado={() => setAbierta(null)}
        />
      )}
    </ConfirmarContext>
  );
}
