import { useTheme } from '@mui/material/styles';
import type { TablePaginationProps } from '@mui/material/TablePagination';
import { useTranslation } from 'react-i18next';
import { useAjustes } from '#apariencia/ajustes.ts';
import { paqueteVigente } from '#i18n/formatos.ts';
import { enNuestrasCifras } from '#i18n/region.ts';
import { formatearEntero } from '#ui/formato/formato.ts';

type Paso = 'first' | 'previous' | 'next' | 'last';
type Rango = { readonly desde: number; readonly hasta: number; readonly total: number; readonly exacto: boolean };

/**
 * What the foot of a table says: in our own words where the product speaks the language, in those of the pack where a
 * regional format says them and we do not.
 */
export function usePalabrasDePaginado() {
  const { t } = useTranslation('ui');
  const { idioma, formato } = useAjustes();
  const { components } = useTheme();
  const propias = {
    porPagina: t('tabla.porPagina'),
    paso: (cual: Paso): string => t(`tabla.${PASOS[cual]}`),
    rango: ({ exacto, ...cifras }: Rango): string =>
      t(exacto ? 'tabla.rango' : 'tabla.rangoMas', {
        desde: formatearEntero(cifras.desde),
        hasta: formatearEntero(cifras.hasta),
        total: formatearEntero(cifras.total),
      }),
  };
  const paquete: Partial<TablePaginationProps> = components?.MuiTablePagination?.defaultProps ?? {};
  const { labelRowsPerPage, getItemAriaLabel, labelDisplayedRows } = paquete;
  const nuestra = ['esES', 'enUS'].includes(paqueteVigente(idioma, formato));
  if (nuestra || typeof labelRowsPerPage !== 'string' || !getItemAriaLabel || !labelDisplayedRows) return propias;
  return {
    porPagina: labelRowsPerPage.replace(/\s*[:：]\s*$/, ''),
    paso: getItemAriaLabel,
    rango: ({ desde, hasta, total, exacto }: Rango): string =>
      enNuestrasCifras(String(labelDisplayedRows({ from: desde, to: hasta, count: exacto ? total : -1, page: 0 }))),
  };
}

const PASOS = { first: 'primera', previous: 'anterior', next: 'siguiente', last: 'ultima' } as const;
