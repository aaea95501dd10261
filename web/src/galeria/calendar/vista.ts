import type { CalendarEvent } from '#galeria/api-falsa/entidades/calendar.ts';
import type { Lugar } from './lugares.ts';

/** What every view with a grid is told, and what it tells. */
export type DeVista = {
  readonly titulo: string;
  readonly eventos: readonly CalendarEvent[];
  /** The day one stands on. */
  readonly fecha: string;
  readonly hoy: string;
  readonly onFecha: (dia: string) => void;
  readonly onVerDia: (dia: string) => void;
  readonly onAbrir: (evento: CalendarEvent) => void;
  readonly onAgregar: (uno: Lugar, otro: Lugar) => void;
  /** An event goes elsewhere, or lasts another time. */
  readonly onCorrido: (antes: CalendarEvent, despues: CalendarEvent, que: 'movido' | 'estirado') => void;
};
