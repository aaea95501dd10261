import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

/** `valor` once it has stayed the same for a while: what is typed is searched when the typing pauses. */
export function useConEspera(valor: string, ms: number): string {
  const [asentado, setAsentado] = useState(valor);
  useEffect(() => {
    const reloj = setTimeout(() => setAsentado(valor), ms);
    return () => clearTimeout(reloj);
  }, [valor, ms]);
  return asentado;
}

/**
 * Keeps Enter from taking the marked row of a list that still shows what was typed before: nobody asked for that one.
 * Answers whether the key was Enter, and not the one that ends a letter that is being made.
 */
export function sinTomarLoViejo(evento: KeyboardEvent & { defaultMuiPrevented?: boolean }): boolean {
  if (evento.key !== 'Enter' || evento.nativeEvent.isComposing) return false;
  evento.preventDefault();
  evento.defaultMuiPrevented = true;
  return true;
}

/**
 * The keys of a box with a list that comes later than the typing: Enter before it is there waits for it and then takes its
 * first row, as it would have with a quicker server. Typing on, or closing the list, takes that back.
 */
export function useEnterQueEspera(
  { abierto, esVieja }: { readonly abierto: boolean; readonly esVieja: boolean },
  tomarPrimera: () => void,
): (evento: KeyboardEvent) => void {
  const [espera, setEspera] = useState(false);
  const tomar = useEffectEvent(tomarPrimera);
  useEffect(() => {
    if (!espera || (abierto && esVieja)) return;
    setEspera(false);
    if (abierto) tomar();
  }, [espera, abierto, esVieja]);
  return (evento) => setEspera(abierto && esVieja && sinTomarLoViejo(evento));
}
