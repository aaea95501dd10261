import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import type { Pregunta, Respuesta } from './confirmar-dialogo.tsx';

export type { Pregunta, Respuesta } from './confirmar-dialogo.tsx';

// Nobody is asked anything before the first screen is there.
const Dialogo = lazy(async () => ({ default: (await import('./confirmar-dialogo.tsx')).DialogoDeConfirmar }));

const ConfirmarContext = createContext<(pregunta: Pregunta) => Promise<Respuesta>>(() => Promise.resolve(null));

/** Asks before something that is not undone; answers null when the person goes back. */
export const useConfirmar = () => useContext(ConfirmarContext);

type Abierta = { readonly pregunta: Pregunta; readonly responder: (respuesta: Respuesta) => void };

export function ProveedorDeConfirmar({ children }: { readonly children: ReactNode }) {
  const [abierta, setAbierta] = useState<Abierta | null>(null);
  const [visible, setVisible] = useState(false);

  const confirmar = useCallback((pregunta: Pregunta) => {
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
      {abierta && (
        <Suspense>
          <Dialogo
            pregunta={abierta.pregunta}
            visible={visible}
            onRespuesta={handleRespuesta}
            onCerrado={() => setAbierta(null)}
          />
        </Suspense>
      )}
    </ConfirmarContext>
  );
}
