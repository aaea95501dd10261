import { ZONA } from '@trastienda/nucleo/comun/fecha.ts';
import { formatearFecha } from '#ui/formato.ts';

const diaDeSemana = new Intl.DateTimeFormat('es-AR', { timeZone: ZONA, weekday: 'long' });

/** «viernes 20/11/2026». */
export const formatearDiaConNombre = (instante: string): string =>
  `${diaDeSemana.format(new Date(instante))} ${formatearFecha(instante)}`;
