import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearEntero, formatearPesos } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { type Renglon, totalizar } from './borrador.ts';

/** What the draft would move, as it is being typed. */
export function TotalesDeBorrador(props: { readonly renglones: readonly Renglon[]; readonly verCosto: boolean }) {
  const { t } = useTranslation('stock');
  const { entran, salen, valor } = totalizar(props.renglones);
  return (
    <Tarjeta densa titulo={t('ajustes.totales.titulo')}>
      <Box component="dl" aria-live="polite" sx={lista}>
        <dt>{t('ajustes.totales.renglones')}</dt>
        <dd>{formatearEntero(props.renglones.length)}</dd>
        <dt>{t('ajustes.totales.entran')}</dt>
        <dd className="entra">{formatearCantidad(entran)}</dd>
        <dt>{t('ajustes.totales.salen')}</dt>
        <dd>{formatearCantidad(salen)}</dd>
        {props.verCosto && (
          <>
            <dt>{t('ajustes.totales.valor')}</dt>
            <dd>
              <b>{formatearPesos(valor)}</b>
            </dd>
          </>
        )}
      </Box>
    </Tarjeta>
  );
}

export const lista = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  rowGap: 1,
  columnGap: 2,
  fontSize: '0.8125rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'end', overflowWrap: 'anywhere' },
  '& .entra': { color: 'success.text' },
} as const;
