import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatearCantidad } from '#ui/formato/formato.ts';

/** How people call a rate: «21 %», «Exento». */
export const nombrarIva =
  (t: TFunction<'articulos'>) =>
  (iva: Iva): string => {
    if (iva === 'EXENTO' || iva === 'NO_GRAVADO') return t(`iva.${iva}`);
    return t('iva.porcentaje', { porcentaje: formatearCantidad(iva) });
  };

export function useNombreDeIva(): (iva: Iva) => string {
  const { t } = useTranslation('articulos');
  return nombrarIva(t);
}
