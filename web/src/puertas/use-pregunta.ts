import { useEffect, useState } from 'react';

/** Asks once, when the page appears. */
export function usePregunta<T>(preguntar: () => Promise<T>) {
  const [respuesta, setRespuesta] = useState<T>();
  const [falla, setFalla] = useState<unknown>();
  const [vez, setVez] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked again only when `reintentar` says so
  useEffect(() => {
    let vigente = true;
    preguntar().then(
      (una) => vigente && setRespuesta(() => una),
      (error: unknown) => vigente && setFalla(error),
    );
    return () => {
      vigente = false;
    };
  }, [vez]);
  const reintentar = () => {
    setFalla(undefined);
    setVez(vez + 1);
  };
  return { respuesta, falla, reintentar };
}
