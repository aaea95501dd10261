import type { LoteDePrecio, LoteNuevo } from '@trastienda/nucleo/articulos/precios/contrato-de-lote.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/avisos.tsx';
import type { Comandos } from './use-comandos.ts';
import { firmaDe } from './valores-de-lote.ts';

/** Saves what was changed of the rule, if anything was, and simulates it unless what was simulated holds. */
export function useSimulacion(lote: LoteDePrecio, comandos: Comandos) {
  const { t } = useTranslation('precios');
  const avisos = useAvisos();
  // What the form was opened over: somebody else's change of the rule must not be written over, and ticks are none.
  const [visto, setVisto] = useState(() => vistazoA(lote));
  if (visto.simuladoEn !== lote.simuladoEn) setVisto(vistazoA(lote));
  const hayCambios = useRef(false);
  const [guardado, setGuardado] = useState(false);
  const [sinSimular, setSinSimular] = useState(0);
  const version = firmaDe(lote) === visto.firma ? lote.version : visto.version;
  return {
    /** What was written is on the server already, whatever becomes of the simulation. */
    guardado: guardado || comandos.trabajando !== null,
    /** The version that was saved last without another simulation, once it is here: the form begins again over it. */
    empiezaEn: lote.version >= sinSimular ? sinSimular : 0,
    anotar: (hay: boolean) => {
      hayCambios.current = hay;
      if (hay) setGuardado(false);
    },
    simular: async (datos: LoteNuevo): Promise<void> => {
      const habia = hayCambios.current;
      const escrito = habia ? await comandos.cambiar({ ...datos, version }) : lote;
      hayCambios.current = false;
      setVisto(vistazoA(escrito));
      setGuardado(true);
      // Another reason, or another final day: no line moves.
      if (habia && escrito.totales !== null) {
        setSinSimular(escrito.version);
        avisos.exito(t('actualizar.lote.lineas.siguenTodas'));
        return;
      }
      await comandos.simular(escrito.version);
    },
  };
}

const vistazoA = (lote: LoteDePrecio) => ({
  simuladoEn: lote.simuladoEn,
  firma: firmaDe(lote),
  version: lote.version,
});
