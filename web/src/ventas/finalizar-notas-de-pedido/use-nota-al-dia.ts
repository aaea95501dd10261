import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useState } from 'react';

/**
 * The nota a delivery is prepared over. Another version, once something was chosen or read, waits for the person: starting
 * again by itself would deliver what nobody read. The figures of the same version are always the last ones read.
 */
export function useNotaAlDia(leida: NotaDetalle) {
  const [nota, setNota] = useState(leida);
  const [vuelta, setVuelta] = useState({ numero: 0, dudosa: false });
  const [tocada, setTocada] = useState(false);
  const [enviando, setEnviando] = useState(false);
  const [dudosa, setDudosa] = useState(false);
  const esOtra = leida.version !== nota.version;
  const empezar = () => {
    setNota(leida);
    setVuelta({ numero: vuelta.numero + 1, dudosa });
    setTocada(false);
    setDudosa(false);
  };
  if (!esOtra && leida !== nota) setNota(leida);
  // While nobody knows whether it went out, another version may be this very delivery: what was chosen is not for it.
  else if (esOtra && (!tocada || dudosa) && !enviando) empezar();
  return {
    nota,
    /** Another number is another delivery, from the beginning. */
    vuelta: vuelta.numero,
    /** It began again after a delivery without an answer: what goes out is chosen by whoever looks at what is left. */
    trasDudosa: vuelta.dudosa,
    /** Something was chosen or read that is not on its way to the server. */
    pendiente: tocada && !enviando,
    tocar: () => setTocada(true),
    enviando,
    /** From then on, what the server answers to this delivery is no news of somebody else. */
    enviar: () => setEnviando(true),
    /** It did not go, only a part of it did or nobody knows: what went out leaves nothing to keep. */
    noSalio: (que: { readonly algoSalio: boolean; readonly dudosa: boolean }) => {
      setEnviando(false);
      if (que.algoSalio) setTocada(false);
      if (que.dudosa) setDudosa(true);
    },
    /** What somebody did meanwhile, until it is said what happens with this delivery. */
    cambiada: esOtra && tocada && !enviando ? { nota: leida, seguir: () => setNota(leida), empezar } : null,
  };
}

export type NotaAlDia = ReturnType<typeof useNotaAlDia>;
