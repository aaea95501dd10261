import type { CalendarEvent } from '#galeria/api-falsa/entidades/calendar.ts';

/** Seven events around `hoy` (`aaaa-mm-dd`): some of its month, some so many days from it. */
export function muestrasDeCalendario(hoy: string): readonly CalendarEvent[] {
  const delMes = (dia: number) => `${hoy.slice(0, 8)}${String(dia).padStart(2, '0')}`;
  const aDias = (dias: number) => new Date(Date.parse(hoy) + dias * 86_400_000).toISOString().slice(0, 10);
  const entero = (desde: string, hasta = desde) => ({ start: `${desde}T09:00`, end: `${hasta}T10:00`, allDay: true });
  const aHora = (dia: string, desde: string, hasta: string) => ({
    start: `${dia}T${desde}`,
    end: `${dia}T${hasta}`,
    allDay: false,
  });
  return [
    { id: 1, title: 'Inventario general', ...entero(delMes(3), delMes(5)), color: 'default' },
    { id: 2, title: 'Reunión con el proveedor de filtros', ...aHora(aDias(1), '10:30', '12:00'), color: 'green' },
    { id: 3, title: 'Visita al taller de Núñez', ...aHora(aDias(3), '15:00', '16:30'), color: 'azure' },
    { id: 4, title: 'Vence la garantía del embrague', ...aHora(aDias(7), '09:00', '10:00'), color: 'red' },
    { id: 5, title: 'Feriado puente', ...entero(aDias(-2)), color: 'warning' },
    { id: 6, title: 'Feria del repuesto', ...entero(delMes(19), delMes(22)), color: 'azure' },
    { id: 7, title: 'Capacitación del mostrador', ...entero(delMes(23), delMes(25)), color: 'green' },
  ];
}
