import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { CalendarEvent } from '#galeria/api-falsa/entidades/calendar.ts';
import { type EventoNuevo, estirarEvento, moverEvento } from './estado.ts';
import { corrimientoDe, huecoEntre, type Lugar } from './lugares.ts';
import { useToqueLargo } from './use-toque-largo.ts';
import type { DeVista } from './vista.ts';

/** Pixels before a press is a drag. */
const UMBRAL = 4;
const CUARTO = 15;

type Gesto = {
  readonly x: number;
  readonly y: number;
  readonly desde: Lugar;
  /** What is moved or stretched; nothing when a stretch of time is being chosen. */
  readonly evento?: CalendarEvent;
  readonly estira: boolean;
};
type Arrastre = { readonly gesto: Gesto; readonly hasta: Lugar };
type Hueco = Pick<EventoNuevo, 'start' | 'end' | 'allDay'>;

/**
 * The mouse over a grid of days: drags an event, or its end, to another place; chooses a stretch of time by dragging over free
 * cells, or one by a click. A finger scrolls, and taps; an event where it stays it drags too. Answers the events as they would
 * be left, the one that was taken up, and the time being chosen.
 */
export function useArrastre(vista: DeVista) {
  const { eventos, onAgregar, onCorrido } = vista;
  const [gesto, setGesto] = useState<Gesto | null>(null);
  const [arrastre, setArrastre] = useState<Arrastre | null>(null);
  const huboArrastre = useRef(false);
  const esperarToque = useToqueLargo();
  useOido(gesto, {
    onArrastre: (hasta) => {
      huboArrastre.current = true;
      if (gesto) setArrastre({ gesto, hasta });
    },
    onFin: (hasta) => {
      setGesto(null);
      setArrastre(null);
      if (!gesto || !hasta) return;
      const { evento, estira, desde } = gesto;
      const corrido = cambiado({ gesto, hasta });
      if (!evento) onAgregar(desde, hasta);
      else if (corrido && corrido !== evento) onCorrido(evento, corrido, estira ? 'estirado' : 'movido');
    },
  });

  const onPointerDown = (pulsado: PointerEvent) => {
    huboArrastre.current = false;
    const sobre = pulsado.target as HTMLElement;
    const desde = lugarEn(pulsado.clientX, pulsado.clientY);
    if (pulsado.button !== 0 || !desde) return;
    const id = sobre.closest<HTMLElement>('[data-evento]')?.dataset.evento;
    const evento = eventos.find((uno) => String(uno.id) === id);
    if (!evento && sobre.closest('button')) return;
    const estira = sobre.closest('[data-estira]') !== null;
    const nuevo: Gesto = { x: pulsado.clientX, y: pulsado.clientY, desde, estira, ...(evento && { evento }) };
    if (pulsado.pointerType !== 'touch') setGesto(nuevo);
    else if (evento) esperarToque(pulsado, () => setGesto(nuevo));
  };
  /** The click that ends a drag is no click, unless it is of the keyboard: that drag ended elsewhere. */
  const onClickCapture = (click: MouseEvent) => {
    if (!huboArrastre.current) return;
    huboArrastre.current = false;
    if (click.detail > 0) click.stopPropagation();
  };
  const onClick = (click: MouseEvent) => {
    const sobre = click.target as HTMLElement;
    const celda = sobre.closest<HTMLElement>('[data-dia]');
    if (!celda || sobre.closest('button')) return;
    const lugar = lugarDe(celda, click.clientY);
    onAgregar(lugar, lugar);
  };
  const corrido = arrastre && cambiado(arrastre);
  const hueco: Hueco | null =
    arrastre && !arrastre.gesto.evento ? huecoEntre(arrastre.gesto.desde, arrastre.hasta) : null;
  return {
    eventos: corrido ? eventos.map((uno) => (uno.id === corrido.id ? corrido : uno)) : eventos,
    hueco,
    levantado: gesto?.evento?.id ?? null,
    deRejilla: { onPointerDown, onClickCapture, onClick },
  };
}

/** The event of a drag as it would be left: itself when that is where it stands. */
function cambiado({ gesto: { evento, estira, desde }, hasta }: Arrastre): CalendarEvent | null {
  if (!evento) return null;
  const cuanto = corrimientoDe(desde, hasta);
  const despues = estira ? estirarEvento(evento, cuanto) : moverEvento(evento, cuanto);
  return despues.start === evento.start && despues.end === evento.end ? evento : despues;
}

/** Follows the mouse all over the page from the press on; Escape leaves everything as it was. */
function useOido(
  gesto: Gesto | null,
  manos: {
    readonly onArrastre: (hasta: Lugar) => void;
    /** Where it was let go, even if that was not drawn yet; null when it was no drag or was left. */
    readonly onFin: (hasta: Lugar | null) => void;
  },
): void {
  const actuales = useRef(manos);
  useEffect(() => {
    actuales.current = manos;
  });
  useEffect(() => {
    if (!gesto) return;
    let pasado = false;
    let hasta: Lugar | null = null;
    const handleMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
      pasado ||= Math.hypot(clientX - gesto.x, clientY - gesto.y) >= UMBRAL;
      const lugar = pasado ? lugarEn(clientX, clientY) : null;
      if (!lugar) return;
      hasta = lugar;
      actuales.current.onArrastre(lugar);
    };
    const handleUp = () => actuales.current.onFin(hasta);
    const handleCancel = () => actuales.current.onFin(null);
    const handleKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') handleCancel();
    };
    window.addEventListener('pointermove', handleMove);
    window.addEventListener('pointerup', handleUp);
    window.addEventListener('pointercancel', handleCancel);
    window.addEventListener('keydown', handleKey);
    return () => {
      window.removeEventListener('pointermove', handleMove);
      window.removeEventListener('pointerup', handleUp);
      window.removeEventListener('pointercancel', handleCancel);
      window.removeEventListener('keydown', handleKey);
    };
  }, [gesto]);
}

/** The place of a cell at a height of the window: of an hour, its quarter. */
function lugarDe(celda: HTMLElement, y: number): Lugar {
  const { dia = '', hora } = celda.dataset;
  if (hora === undefined) return { dia, minuto: null };
  const { top, height } = celda.getBoundingClientRect();
  const cuartos = y >= top && y < top + height ? Math.floor(((y - top) / height) * 4) : 0;
  return { dia, minuto: Number(hora) * 60 + cuartos * CUARTO };
}

/** The place under a point of the window: events lie over cells that are not theirs, so the cell itself is looked for. */
function lugarEn(x: number, y: number): Lugar | null {
  const celda = document
    .elementsFromPoint(x, y)
    .find((uno): uno is HTMLElement => uno instanceof HTMLElement && uno.dataset.dia !== undefined);
  return celda ? lugarDe(celda, y) : null;
}
