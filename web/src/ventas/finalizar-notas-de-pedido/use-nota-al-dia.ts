import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useState } from 'react';

/**
 * The nota a delivery is prepared over. Another version, once something was chosen or read, waits for the person: starting
 * again by itself would deliver what nobody read. The figures of the same version are always the last ones read.
 */
export function useNotaAlDia(leida: NotaDetalle) {
  const [nota, setNota] = useState(leida);
  const [vuelta, setVuelta] = useState(0);
  const [tocada, setTocada] = useState(false);
  const [enviando, setEnviando] = useState(false);
  const esOtra = leida.version !== nota.version;
  const empezar = () => {
    setNota(leida);
    setVuelta(vuelta + 1);
    setTocada(false);
  };
  if (!esOtra && leida !== nota) setNota(leida);
  else if (esOtra && !tocada && !enviando) empezar();
  return {
    nota,
    /** Another number is another delivery, from the beginning. */
    vuelta,
    /** Something was chosen or read that is not on its way to the server. */
    pendiente: tocada && !enviando,
    tocar: () => setTocada(true),
    enviando,
    /** From then on, what the server answers to this delivery is no news of somebody else. */
    enviar: () => setEnviando(true),
    /** It did not go, or only a part of it did: what went out leaves nothing to keep. */
    noSalio: (algoSalio: boolean) => {
      setEnviando(false);
      if (algoSalio) setTocada(false);
    },
    /** What somebody did meanwhile, until it is said what happens with this delivery. */
    cambiada: esOtra && tocada && !enviando ? { nota: leida, seguir: () => setNota(leida), empezar } : null,
  };
}

export type NotaAlDia = ReturnType<typeof useNotaAlDia>;
