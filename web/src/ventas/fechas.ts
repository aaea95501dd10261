import { ZONA } from '@trastienda/nucleo/comun/fecha.ts';
import { porRegion } from '#i18n/region.ts';
import { formatearFecha } from '#ui/formato/formato.ts';

const diaDeSemana = porRegion((etiquetas) => new Intl.DateTimeFormat(etiquetas, { timeZone: ZONA, weekday: 'long' }));

/** «viernes 20/11/2026». */
export const formatearDiaConNombre = (instante: string): string =>
  `${diaDeSemana().format(new Date(instante))} ${formatearFecha(instante)}`;
