import { useState } from 'react';

/** One attempt at a time: whether it runs and what was wrong with the last one. */
export function useIntento() {
  const [enviando, setEnviando] = useState(false);
  const [falla, setFalla] = useState<unknown>();
  const intentar = async (hacer: () => Promise<void>): Promise<void> => {
    setEnviando(true);
    try {
      await hacer();
      setFalla(undefined);
    } catch (error) {
      setFalla(error);
    } finally {
      setEnviando(false);
    }
  };
  return { enviando, falla, intentar, olvidarFalla: () => setFalla(undefined) };
}
