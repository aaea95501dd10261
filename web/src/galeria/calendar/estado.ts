import type { CalendarEvent } from '#galeria/api-falsa/entidades/calendar.ts';
import { idNuevo } from '#galeria/comun/id-nuevo.ts';
import { reponer } from '#galeria/comun/reponer.ts';
import { esMomento, minutosEntre, sumarDias, sumarMinutos } from './dias.ts';

/** The shortest event that dragging leaves. */
const MINIMO = 15;

export type EventoNuevo = Omit<CalendarEvent, 'id'>;
export type Reparos = { readonly title?: 'falta'; readonly start?: 'falta'; readonly end?: 'falta' | 'antes' };
export type Corrimiento = { readonly dias: number; readonly minutos: number };

export const primerDia = ({ start }: EventoNuevo): string => start.slice(0, 10);

/** The last day it takes: one that ends at midnight takes nothing of the day that begins. */
export function ultimoDia({ start, end, allDay }: EventoNuevo): string {
  const dia = end.slice(0, 10);
  return !allDay && end.endsWith('T00:00') && dia > start.slice(0, 10) ? sumarDias(dia, -1) : dia;
}

/** Whether it goes above the hours: it is of whole days, or takes several. */
export const esDeDias = (evento: EventoNuevo): boolean => evento.allDay || primerDia(evento) !== ultimoDia(evento);

const terminaAntes = ({ start, end, allDay }: EventoNuevo): boolean =>
  allDay ? end.slice(0, 10) < start.slice(0, 10) : end <= start;

/** What keeps it from being saved: nothing, in an empty object. The end has to be later than the start (F16). */
export function reparosDe(evento: EventoNuevo): Reparos {
  const [empieza, termina] = [esMomento(evento.start), esMomento(evento.end)];
  return {
    ...(evento.title.trim() === '' && { title: 'falta' as const }),
    ...(!empieza && { start: 'falta' as const }),
    ...(!termina && { end: 'falta' as const }),
    ...(empieza && termina && terminaAntes(evento) && { end: 'antes' as const }),
  };
}

/** Of whole days, or of some hours again: those that are missing, which of whole days nobody sees, are made up. */
export function conTodoElDia<E extends EventoNuevo>(evento: E, allDay: boolean): E {
  const conHora = (momento: string, hora: string) => (momento.endsWith('T') ? `${momento}${hora}` : momento);
  return { ...evento, allDay, start: conHora(evento.start, '09:00'), end: conHora(evento.end, '10:00') };
}

/** Whether nothing was changed of one. */
export const esElMismo = (uno: EventoNuevo, otro: EventoNuevo): boolean =>
  (Object.keys(uno) as (keyof EventoNuevo)[]).every((campo) => uno[campo] === otro[campo]);

export const agregarEvento = (eventos: readonly CalendarEvent[], nuevo: EventoNuevo): readonly CalendarEvent[] => [
  ...eventos,
  { ...nuevo, id: idNuevo(eventos) },
];

export const cambiarEvento = (eventos: readonly CalendarEvent[], evento: CalendarEvent): readonly CalendarEvent[] =>
  eventos.map((uno) => (uno.id === evento.id ? evento : uno));

export const quitarEvento = (eventos: readonly CalendarEvent[], id: number): readonly CalendarEvent[] =>
  eventos.filter((uno) => uno.id !== id);

/** Puts back one of `antes` that was removed; another id if a new one took it. */
export const reponerEvento = (
  eventos: readonly CalendarEvent[],
  antes: readonly CalendarEvent[],
  id: number,
): readonly CalendarEvent[] =>
  reponer(eventos, antes, new Set([id]), (evento, estan) => ({ ...evento, id: idNuevo(estan) }));

/**
 * Takes back how far it was moved or stretched, from `antes` to `despues`: whatever else was done with it since stays. One
 * that would end before it begins stays as it is.
 */
export const devolverEvento = (
  eventos: readonly CalendarEvent[],
  antes: CalendarEvent,
  despues: CalendarEvent,
): readonly CalendarEvent[] =>
  eventos.map((uno) => {
    if (uno.id !== antes.id) return uno;
    const start = sumarMinutos(uno.start, minutosEntre(despues.start, antes.start));
    const end = sumarMinutos(uno.end, minutosEntre(despues.end, antes.end));
    return terminaAntes({ ...uno, start, end }) ? uno : { ...uno, start, end };
  });

const correr = (momento: string, { dias, minutos }: Corrimiento): string =>
  sumarMinutos(momento, dias * 1440 + minutos);

/** The whole event elsewhere: it lasts what it lasted. */
export const moverEvento = <E extends EventoNuevo>(evento: E, cuanto: Corrimiento): E => ({
  ...evento,
  start: correr(evento.start, cuanto),
  end: correr(evento.end, cuanto),
});

/** Its end elsewhere; never before it may end. */
export function estirarEvento<E extends EventoNuevo>(evento: E, cuanto: Corrimiento): E {
  const end = correr(evento.end, cuanto);
  if (evento.allDay) return { ...evento, end: end.slice(0, 10) < primerDia(evento) ? evento.start : end };
  const minimo = sumarMinutos(evento.start, MINIMO);
  return { ...evento, end: end < minimo ? minimo : end };
}

/** A new start takes the end with it, so that the event still lasts the same; `desde` is the last start that was known. */
export function empezarEn<E extends EventoNuevo>(evento: E, start: string, desde = evento.start): E {
  const sabido = esMomento(desde) && esMomento(start) && esMomento(evento.end);
  const dura = sabido && !terminaAntes({ ...evento, start: desde });
  return { ...evento, start, end: dura ? sumarMinutos(evento.end, minutosEntre(desde, start)) : evento.end };
}
