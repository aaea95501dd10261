import type { LoteDePrecio, LoteNuevo } from '@trastienda/nucleo/articulos/precios/contrato-de-lote.ts';
import { useRef, useState } from 'react';
import type { Comandos } from './use-comandos.ts';
import { firmaDe } from './valores-de-lote.ts';

/** Saves what was changed of the rule, if anything was, and simulates it. */
export function useSimulacion(lote: LoteDePrecio, comandos: Comandos) {
  // What the form was opened over: somebody else's change of the rule must not be written over, and ticks are none.
  const [visto, setVisto] = useState(() => vistazoA(lote));
  if (visto.simuladoEn !== lote.simuladoEn) setVisto(vistazoA(lote));
  const hayCambios = useRef(false);
  const [guardado, setGuardado] = useState(false);
  const version = firmaDe(lote) === visto.firma ? lote.version : visto.version;
  return {
    /** What was written is on the server already, whatever becomes of the simulation. */
    guardado: guardado || comandos.trabajando !== null,
    anotar: (hay: boolean) => {
      hayCambios.current = hay;
      if (hay) setGuardado(false);
    },
    simular: async (datos: LoteNuevo): Promise<void> => {
      const escrito = hayCambios.current ? await comandos.cambiar({ ...datos, version }) : lote;
      hayCambios.current = false;
      setVisto(vistazoA(escrito));
      setGuardado(true);
      await comandos.simular(escrito.version);
    },
  };
}

const vistazoA = (lote: LoteDePrecio) => ({
  simuladoEn: lote.simuladoEn,
  firma: firmaDe(lote),
  version: lote.version,
});
