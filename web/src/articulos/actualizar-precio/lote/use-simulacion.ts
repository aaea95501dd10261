import type { LoteDePrecio, LoteNuevo } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { firmaDe } from './regla/valores-de-lote.ts';
import type { Comandos } from './use-comandos.ts';

/** What others did to the batch while its rule was being written: another rule, or what leaves no rule to change. */
export type Ajena = 'regla' | 'cerrado';

/** Saves what was changed of the rule, if anything was, and simulates it unless what was simulated holds. */
export function useSimulacion(lote: LoteDePrecio, comandos: Comandos) {
  const { t } = useTranslation('precios');
  const avisos = useAvisos();
  const [escribiendo, setEscribiendo] = useState(false);
  const { setVisto, ajena: deOtro } = useVisto(lote, escribiendo);
  // What is being saved from here comes back before its answer does.
  const ajena = comandos.ocupado ? null : deOtro;
  const [guardado, setGuardado] = useState(false);
  const [guardadaEn, setGuardadaEn] = useState(0);
  const [descartes, setDescartes] = useState(0);
  // Over the version that was saved last, once it is here, the form begins again.
  const empiezaEn = lote.version >= guardadaEn ? guardadaEn : 0;
  const clave = useClave(`${lote.simuladoEn} ${empiezaEn} ${descartes}`, escribiendo);
  return {
    /** What was written is on the server already, whatever becomes of the simulation. */
    guardado: guardado || comandos.trabajando !== null,
    escribiendo,
    ajena,
    /** The form begins again with another one. */
    clave,
    anotar: (hay: boolean) => {
      setEscribiendo(hay);
      if (hay) setGuardado(false);
    },
    /** Leaves what was being written for what there is. */
    descartar: () => {
      setEscribiendo(false);
      setDescartes(descartes + 1);
    },
    /** Over the version that is here: whoever made it another rule was told of above the form. */
    simular: async (datos: LoteNuevo): Promise<void> => {
      const escrito = escribiendo ? await comandos.cambiar({ ...datos, version: lote.version }) : lote;
      setEscribiendo(false);
      setVisto(vistazoA(escrito));
      setGuardado(true);
      if (escribiendo) setGuardadaEn(escrito.version);
      // Another reason, or another final day: no line moves.
      if (escribiendo && escrito.totales !== null) {
        avisos.exito(t('actualizar.lote.lineas.siguenTodas'));
        return;
      }
      await comandos.simular(escrito.version);
    },
  };
}

/**
 * What the form was opened over: somebody else's change of the rule must not be written over unseen, and ticks are none.
 * While it is being written it stays what it was, and what others made of it meanwhile is told.
 */
function useVisto(lote: LoteDePrecio, escribiendo: boolean) {
  const [visto, setVisto] = useState(() => vistazoA(lote));
  if (!escribiendo && visto.simuladoEn !== lote.simuladoEn) setVisto(vistazoA(lote));
  const cerrado = lote.tarea === null && !lote.acciones.includes('cambiar');
  const otra = firmaDe(lote) === visto.firma ? null : 'regla';
  const ajena: Ajena | null = escribiendo ? (cerrado ? 'cerrado' : otra) : null;
  return { setVisto, ajena };
}

/** The same one until nothing is being written. */
function useClave(ahora: string, escribiendo: boolean): string {
  const [clave, setClave] = useState(ahora);
  if (!escribiendo && clave !== ahora) setClave(ahora);
  return clave;
}

const vistazoA = (lote: LoteDePrecio) => ({
  simuladoEn: lote.simuladoEn,
  firma: firmaDe(lote),
});
