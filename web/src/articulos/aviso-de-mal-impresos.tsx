import Alert from '@mui/material/Alert';
import type { MalImpresos } from '@trastienda/nucleo/articulos/lista-impresa/contrato-de-lista-impresa.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato/formato.ts';

/** Which artículos come out of the printer with a «?», before they do. */
export function AvisoDeMalImpresos({ cuantos, codigos }: MalImpresos) {
  const { t } = useTranslation('papel');
  if (cuantos === 0) return null;
  const primeros = `${codigos.join(', ')}${cuantos > codigos.length ? '…' : ''}`;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('malImpresos', { count: cuantos, n: formatearEntero(cuantos), codigos: primeros })}
    </Alert>
  );
}
