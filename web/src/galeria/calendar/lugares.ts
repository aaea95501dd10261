import { diasEntre, lunesDe, sumarDias, sumarMeses, sumarMinutos } from './dias.ts';
import type { Corrimiento, EventoNuevo } from './estado.ts';

/** A place of a view: a whole day, or a minute of it. */
export type Lugar = { readonly dia: string; readonly minuto: number | null };

/** A cell to walk to: `null` where a day has one cell; otherwise an hour, −1 above the first for whole days. */
export type Celda = { readonly dia: string; readonly hora: number | null };

const MEDIA_HORA = 30;
const aMedias = (minuto: number): number => Math.floor(minuto / MEDIA_HORA) * MEDIA_HORA;
const momentoDe = (dia: string, minuto: number): string => sumarMinutos(`${dia}T00:00`, minuto);
const ordenDe = ({ dia, minuto }: Lugar): string => momentoDe(dia, minuto ?? 0);

/** How far it is from one place to the other. */
export const corrimientoDe = (desde: Lugar, hasta: Lugar): Corrimiento => ({
  dias: diasEntre(desde.dia, hasta.dia),
  minutos: desde.minuto === null || hasta.minuto === null ? 0 : hasta.minuto - desde.minuto,
});

/** The time between two places, both in it: whole days, or half hours. A single place of some hour is an hour. */
export function huecoEntre(uno: Lugar, otro: Lugar): Pick<EventoNuevo, 'start' | 'end' | 'allDay'> {
  const [desde, hasta] = ordenDe(uno) <= ordenDe(otro) ? [uno, otro] : [otro, uno];
  if (desde.minuto === null || hasta.minuto === null) {
    return { start: `${desde.dia}T09:00`, end: `${hasta.dia}T10:00`, allDay: true };
  }
  const start = momentoDe(desde.dia, aMedias(desde.minuto));
  const ultima = momentoDe(hasta.dia, aMedias(hasta.minuto));
  return { start, end: sumarMinutos(ultima, start === ultima ? 2 * MEDIA_HORA : MEDIA_HORA), allDay: false };
}

/** Where a key leads from a cell; null when it leads nowhere. */
export function celdaSiguiente({ dia, hora }: Celda, tecla: string, rtl: boolean): Celda | null {
  const adelante = rtl ? -1 : 1;
  const enVertical = (paso: number): Celda =>
    hora === null ? { dia: sumarDias(dia, paso * 7), hora } : { dia, hora: Math.min(23, Math.max(-1, hora + paso)) };
  const porPagina = (paso: number): string => (hora === null ? sumarMeses(dia, paso) : sumarDias(dia, paso * 7));
  switch (tecla) {
    case 'ArrowRight':
      return { dia: sumarDias(dia, adelante), hora };
    case 'ArrowLeft':
      return { dia: sumarDias(dia, -adelante), hora };
    case 'ArrowDown':
      return enVertical(1);
    case 'ArrowUp':
      return enVertical(-1);
    case 'Home':
      return { dia: lunesDe(dia), hora };
    case 'End':
      return { dia: sumarDias(lunesDe(dia), 6), hora };
    case 'PageDown':
      return { dia: porPagina(1), hora };
    case 'PageUp':
      return { dia: porPagina(-1), hora };
    default:
      return null;
  }
}

/** How far an arrow moves the event it is pressed on: a day or a quarter of an hour; where there are no hours, a week. */
export function corrimientoDeTecla(tecla: string, rtl: boolean, conHoras: boolean): Corrimiento | null {
  const adelante = rtl ? -1 : 1;
  const enVertical = (paso: number): Corrimiento =>
    conHoras ? { dias: 0, minutos: paso * 15 } : { dias: paso * 7, minutos: 0 };
  switch (tecla) {
    case 'ArrowRight':
      return { dias: adelante, minutos: 0 };
    case 'ArrowLeft':
      return { dias: -adelante, minutos: 0 };
    case 'ArrowDown':
      return enVertical(1);
    case 'ArrowUp':
      return enVertical(-1);
    default:
      return null;
  }
}
