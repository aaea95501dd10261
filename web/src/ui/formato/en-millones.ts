import { porRegion } from '#i18n/region.ts';

// The data of Argentina write «18 k» where its people, like all who speak Spanish, write «18 mil».
const enCorto = porRegion(
  (etiquetas) =>
    new Intl.NumberFormat(
      etiquetas.map((etiqueta) => etiqueta.replace(/^es-AR/, 'es')),
      { notation: 'compact', maximumFractionDigits: 1 },
    ),
);

/** «18 mil», «1,2 M», in the words of the region: an axis has no room for more. */
export const enMillones = (valor: number): string => enCorto().format(valor);
