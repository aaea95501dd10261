import { useEffect, useState } from 'react';

/** `valor` once it has stayed the same for a while: what is typed is searched when the typing pauses. */
export function useConEspera(valor: string, ms: number): string {
  const [asentado, setAsentado] = useState(valor);
  useEffect(() => {
    const reloj = setTimeout(() => setAsentado(valor), ms);
    return () => clearTimeout(reloj);
  }, [valor, ms]);
  return asentado;
}
