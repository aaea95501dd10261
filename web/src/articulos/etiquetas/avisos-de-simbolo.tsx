import Alert from '@mui/material/Alert';
import type { LosPrimeros } from '@trastienda/nucleo/articulos/etiquetas/contrato-de-etiquetas.ts';
import type { ModoDeSimbolo } from '@trastienda/nucleo/articulos/etiquetas/simbolo.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato.ts';

/** Which labels come out without the symbol that was asked for, before they do, and which one they can bear. */
export function AvisoSinSimbolo({ modo, sin }: { readonly modo: ModoDeSimbolo; readonly sin: LosPrimeros }) {
  const { t } = useTranslation('papel');
  if (sin.cuantos === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t(modo === 'EAN13' ? 'etiquetas.sinEan' : 'etiquetas.sinSimbolo', dichos(sin))}
    </Alert>
  );
}

const dichos = ({ cuantos, codigos }: LosPrimeros) => ({
  count: cuantos,
  n: formatearEntero(cuantos),
  codigos: `${codigos.join(', ')}${cuantos > codigos.length ? '…' : '.'}`,
});
