import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmacionCancelada } from '#api/confirmacion.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { type OpcionesDeAviso, useAvisos } from '#ui/flotantes/avisos.tsx';
import { CeldaRechazada } from './celda-rechazada.ts';
import { fraseDe } from './frase-de-rechazo.ts';

/** Takes back what was done last, while a notice offers that. */
export type UltimaDeshacible = RefObject<(() => void) | undefined>;

/**
 * Says what was done, and offers to take it back: the notice and the keyboard offer the same, once. What was not
 * done is offered again, unless it was refused: it would be once more.
 */
export function useOfrecerDeshacer(ultima: UltimaDeshacible) {
  const { t } = useTranslation('ui');
  const avisos = useAvisos();
  return (texto: string, deshacer: () => Promise<unknown>): void => {
    const ofrecer = (avisar: (opciones: OpcionesDeAviso) => void): (() => void) => {
      const pedido = new AbortController();
      const onClick = () => {
        if (pedido.signal.aborted) return;
        pedido.abort();
        dejar();
        deshacer().catch((error: unknown) => {
          if (error instanceof ConfirmacionCancelada) volverAOfrecer(decirQueSeHizo);
          else if (esRechazo(error)) avisos.error(fraseDe(error));
          else volverAOfrecer((opciones) => avisos.error(error, opciones));
        });
      };
      const dejar = () => {
        if (ultima.current === onClick) ultima.current = undefined;
      };
      avisar({ accion: { texto: t('accion.deshacer'), onClick }, hasta: pedido.signal, onIrse: dejar });
      return onClick;
    };
    const volverAOfrecer = (avisar: (opciones: OpcionesDeAviso) => void) => {
      const otra = ofrecer(avisar);
      // What was done meanwhile is the last one by now.
      ultima.current ??= otra;
    };
    const decirQueSeHizo = (opciones: OpcionesDeAviso) => avisos.exito(texto, opciones);
    ultima.current = ofrecer(decirQueSeHizo);
  };
}

const esRechazo = (error: unknown): boolean =>
  error instanceof CeldaRechazada || (error instanceof PedidoRechazado && error.status < 500);
