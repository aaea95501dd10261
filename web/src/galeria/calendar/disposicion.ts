import type { CalendarEvent } from '#galeria/api-falsa/entidades/calendar.ts';
import { diasEntre, MINUTOS_DEL_DIA, minutoDelDia } from './dias.ts';
import { esDeDias, primerDia, ultimoDia } from './estado.ts';

/** The part of an event that falls in a row of days. */
export type Tramo = {
  readonly evento: CalendarEvent;
  /** The first day it takes, as a place in the row, and how many. */
  readonly desde: number;
  readonly largo: number;
  /** Which of the lines of the row is its own, from the top. */
  readonly carril: number;
  /** Whether it comes from before the row, and whether it goes on after it. */
  readonly viene: boolean;
  readonly sigue: boolean;
};

/** The part of an event of some hours in the column of its day. */
export type Bloque = {
  readonly evento: CalendarEvent;
  /** Minutes of the day. */
  readonly desde: number;
  readonly hasta: number;
  /** Its place among those that share the time with it, and how many places there are. */
  readonly columna: number;
  readonly columnas: number;
};

/** What is shorter is drawn as long as this, so that a finger finds it, and gives room for it. */
export const MENOS_MINUTOS = 30;

/** By when they begin; of those, what takes more days first. */
const enOrden = (uno: CalendarEvent, otro: CalendarEvent): number =>
  primerDia(uno).localeCompare(primerDia(otro)) ||
  ultimoDia(otro).localeCompare(ultimoDia(uno)) ||
  Number(esDeDias(otro)) - Number(esDeDias(uno)) ||
  uno.start.localeCompare(otro.start) ||
  uno.id - otro.id;

/** The first place that is free from `desde` on, given where each one is free. */
const lugarLibre = (libres: readonly number[], desde: number): number => {
  const lugar = libres.findIndex((libre) => libre <= desde);
  return lugar < 0 ? libres.length : lugar;
};

/** Where each event goes in a row of days that follow each other, so that no two are on the same line of a day. */
export function tramosDe(dias: readonly string[], eventos: readonly CalendarEvent[]): readonly Tramo[] {
  const [primero, ultimo] = [dias[0], dias.at(-1)];
  if (primero === undefined || ultimo === undefined) return [];
  const libres: number[] = [];
  return eventos
    .filter((evento) => primerDia(evento) <= ultimo && ultimoDia(evento) >= primero)
    .sort(enOrden)
    .map((evento) => {
      const desde = Math.max(0, diasEntre(primero, primerDia(evento)));
      const hasta = Math.min(dias.length - 1, diasEntre(primero, ultimoDia(evento)));
      const carril = lugarLibre(libres, desde);
      libres[carril] = hasta + 1;
      return {
        evento,
        desde,
        largo: hasta - desde + 1,
        carril,
        viene: primerDia(evento) < primero,
        sigue: ultimoDia(evento) > ultimo,
      };
    });
}

/** How many events of each day do not fit in so many lines. */
export const escondidos = (tramos: readonly Tramo[], cuantosDias: number, carriles: number): readonly number[] =>
  Array.from(
    { length: cuantosDias },
    (_, dia) =>
      tramos.filter(({ carril, desde, largo }) => carril >= carriles && desde <= dia && dia < desde + largo).length,
  );

/** Where each event of some hours goes in the column of its day: those that share some time share the width. */
export function bloquesDe(dia: string, eventos: readonly CalendarEvent[]): readonly Bloque[] {
  const delDia = eventos.filter((evento) => !esDeDias(evento) && primerDia(evento) === dia).sort(enOrden);
  const hechos: Bloque[] = [];
  let juntos: Omit<Bloque, 'columnas'>[] = [];
  let libres: number[] = [];
  const cerrar = () => {
    hechos.push(...juntos.map((bloque) => ({ ...bloque, columnas: libres.length })));
    [juntos, libres] = [[], []];
  };
  for (const evento of delDia) {
    const desde = minutoDelDia(evento.start);
    const hasta = minutoDelDia(evento.end) || MINUTOS_DEL_DIA;
    if (libres.every((libre) => libre <= desde)) cerrar();
    const columna = lugarLibre(libres, desde);
    libres[columna] = Math.max(hasta, desde + MENOS_MINUTOS);
    juntos.push({ evento, desde, hasta, columna });
  }
  cerrar();
  return hechos;
}

/** The events of a day, in the order they are read. */
export const eventosDelDia = (dia: string, eventos: readonly CalendarEvent[]): readonly CalendarEvent[] =>
  tramosDe([dia], eventos).map(({ evento }) => evento);
