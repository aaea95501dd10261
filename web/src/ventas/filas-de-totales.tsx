import Box from '@mui/material/Box';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import type { Totales } from '@trastienda/nucleo/ventas/totales.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearImporte } from '#ui/formato/formato.ts';

/** Net and IVA, one row per rate that the nota has. What carries no tax is named, not shown as zero. */
export function FilasDeTotales({ totales }: { readonly totales: Totales }) {
  const { t } = useTranslation('ventas');
  return (
    <Box component="dl" sx={lista}>
      <dt>{t('mostrador.totales.neto')}</dt>
      <dd>{formatearImporte(totales.neto)}</dd>
      {totales.porTasa.map(({ tasa, neto, iva }) => (
        <Fragment key={tasa}>
          <dt>
            {gravada(tasa)
              ? t('mostrador.totales.iva', { tasa: formatearCantidad(tasa) })
              : t(`mostrador.totales.netoDe.${tasa}`)}
          </dt>
          <dd>{formatearImporte(gravada(tasa) ? iva : neto)}</dd>
        </Fragment>
      ))}
    </Box>
  );
}

type SinTasa = 'EXENTO' | 'NO_GRAVADO';
const gravada = (tasa: Iva): tasa is Exclude<Iva, SinTasa> => tasa !== 'EXENTO' && tasa !== 'NO_GRAVADO';

const lista = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 1,
  m: 0,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'end' },
} as const;
