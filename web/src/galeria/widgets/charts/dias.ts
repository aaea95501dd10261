import { porRegion } from '#i18n/region.ts';

const corto = porRegion((etiquetas) => new Intl.DateTimeFormat(etiquetas, { weekday: 'short', timeZone: 'UTC' }));

/** The name of a day of the week, short: «lun». */
export const enDia = (dia: Date): string => corto().format(dia);
