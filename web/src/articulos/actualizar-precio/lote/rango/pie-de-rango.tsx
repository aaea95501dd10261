import Box from '@mui/material/Box';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato/formato.ts';

/** Where the limit stands, and the prices of the filter that are not in the drawing. */
export function PieDeRango(props: { readonly totales: NonNullable<LoteDePrecio['totales']>; readonly limite: string }) {
  const { t } = useTranslation('precios');
  const { iguales, sinBase } = props.totales;
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        mt: 1,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <Box component="span" sx={{ color: 'warning.text', fontWeight: 500, whiteSpace: 'nowrap' }}>
        {t('actualizar.lote.rango.limite', { limite: props.limite })}
      </Box>
      <span>
        {[
          t('actualizar.lote.cifras.iguales', { count: iguales, n: formatearEntero(iguales) }),
          ...(sinBase > 0
            ? [t('actualizar.lote.cifras.sinBase', { count: sinBase, n: formatearEntero(sinBase) })]
            : []),
        ].join(' · ')}
      </span>
    </Box>
  );
}
