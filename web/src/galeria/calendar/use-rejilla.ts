import { useTheme } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
import { esDeDias, moverEvento, primerDia } from './estado.ts';
import { type Celda, celdaSiguiente, corrimientoDeTecla } from './lugares.ts';
import type { DeVista } from './vista.ts';

/** How a cell is known in the page. */
export const claveDe = ({ dia, hora }: Celda): string => (hora === null ? dia : `${dia}/${hora}`);

/** The same, read back: where the keyboard is, which is not always the one that Tab reaches. */
function celdaDe(clave: string): Celda {
  const [dia = clave, hora] = clave.split('/');
  return { dia, hora: hora === undefined ? null : Number(hora) };
}

/**
 * The keyboard of a grid of days: arrows walk its cells, of which only `activa` is reached with Tab; Enter adds an event there.
 * With Shift, the arrows move the event that has the focus, which keeps it; what leaves the view takes it along.
 */
export function useRejilla(activa: Celda, onIr: (celda: Celda) => void, vista: DeVista) {
  const { ref: caja, onFocus } = useFocoTrasQuitar<HTMLDivElement>(vista.eventos.length, '[data-celda]');
  const esperada = useRef<string | null>(null);
  const rtl = useTheme().direction === 'rtl';
  const clave = claveDe(activa);
  const enfocar = (cual: string) => caja.current?.querySelector<HTMLElement>(`[data-celda="${cual}"]`)?.focus();
  const alLlegar = useEffectEvent(enfocar);
  useEffect(() => {
    if (esperada.current !== clave) return;
    esperada.current = null;
    alLlegar(clave);
  }, [clave]);

  const movido = useRef<number | null>(null);
  const seguir = useEffectEvent(() => {
    const evento = vista.eventos.find(({ id }) => id === movido.current);
    if (!evento) return;
    const boton = caja.current?.querySelector<HTMLElement>(`[data-evento="${evento.id}"]`);
    const dia = primerDia(evento);
    if (!boton && dia !== vista.fecha) return vista.onFecha(dia);
    movido.current = null;
    // One that is behind «+n más» has no place of its own: the day it is in.
    (boton ?? caja.current?.querySelector<HTMLElement>(`[data-dia="${dia}"][tabindex="0"]`))?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn anew is what it waits for
  useEffect(() => seguir(), [vista.eventos, vista.fecha]);

  const deEvento = (pulsada: KeyboardEvent, id: string) => {
    const evento = vista.eventos.find((uno) => String(uno.id) === id);
    const conHoras = activa.hora !== null && evento !== undefined && !esDeDias(evento);
    const cuanto = pulsada.shiftKey ? corrimientoDeTecla(pulsada.key, rtl, conHoras) : null;
    if (!evento || !cuanto) return;
    pulsada.preventDefault();
    movido.current = evento.id;
    vista.onCorrido(evento, moverEvento(evento, cuanto), 'movido');
  };
  const deCelda = (pulsada: KeyboardEvent, { dia, hora }: Celda) => {
    if (pulsada.key === 'Enter' || pulsada.key === ' ') {
      const lugar = { dia, minuto: hora === null || hora < 0 ? null : hora * 60 };
      pulsada.preventDefault();
      vista.onAgregar(lugar, lugar);
      return;
    }
    const celda = celdaSiguiente({ dia, hora }, pulsada.key, rtl);
    if (!celda) return;
    pulsada.preventDefault();
    if (claveDe(celda) === clave) return enfocar(clave);
    esperada.current = claveDe(celda);
    onIr(celda);
  };
  const onKeyDown = (pulsada: KeyboardEvent) => {
    const { dataset } = pulsada.target as HTMLElement;
    if (dataset.evento !== undefined) deEvento(pulsada, dataset.evento);
    else if (dataset.celda !== undefined) deCelda(pulsada, celdaDe(dataset.celda));
  };
  return { ref: caja, onFocus, onKeyDown };
}
