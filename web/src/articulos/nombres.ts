import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad } from '#ui/formato.ts';

/** How people call a rate: «21 %», «Exento». */
export function useNombreDeIva(): (iva: Iva) => string {
  const { t } = useTranslation('articulos');
  return (iva) => {
    if (iva === 'EXENTO' || iva === 'NO_GRAVADO') return t(`iva.${iva}`);
    return t('iva.porcentaje', { porcentaje: formatearCantidad(iva) });
  };
}
