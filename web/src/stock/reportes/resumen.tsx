import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ResumenDeKardex } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { formatearCantidad } from '#ui/formato/formato.ts';

type Props = {
  readonly resumen: z.infer<typeof ResumenDeKardex>;
  /** Not all the movements of the period show. */
  readonly filtrado: boolean;
};

/** Opening + in − out = closing, over the whole period and not over the page. */
export function ResumenDelPeriodo({ resumen, filtrado }: Props) {
  const { t } = useTranslation('stock');
  const cifras = [
    { id: 'apertura', signo: '', color: 'text.primary' },
    { id: 'entradas', signo: '+', color: 'success.text' },
    { id: 'salidas', signo: '\u2212', color: 'text.primary' },
    { id: 'cierre', signo: '=', color: 'text.primary' },
  ] as const;
  return (
    <Paper component="section" aria-label={t('kardex.resumen')}>
      <Box component="dl" sx={tira}>
        {cifras.map(({ id, signo, color }) => (
          <Box key={id} className="cifra">
            <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              {t(`kardex.${id}`)}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                fontSize: '1.25rem',
                lineHeight: '1.75rem',
                fontWeight: 600,
                color: colorDe(resumen[id], color),
              }}
            >
              {signo && (
                <Box
                  component="span"
                  aria-hidden
                  sx={{ color: 'text.secondary', fontWeight: 400, marginInlineEnd: 0.5 }}
                >
                  {signo}
                </Box>
              )}
              {formatearCantidad(resumen[id])}
            </Box>
          </Box>
        ))}
      </Box>
      {filtrado && (
        <Typography variant="caption" sx={{ display: 'block', px: { xs: 2, sm: 2.5 }, pb: 1, color: 'text.secondary' }}>
          {t('kardex.resumenEntero')}
        </Typography>
      )}
    </Paper>
  );
}

const colorDe = (cantidad: string, color: string): string => (cantidad.startsWith('-') ? 'error.text' : color);

const tira = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
  '& .cifra': { px: { xs: 2, sm: 2.5 }, py: 1.25, borderInlineStart: { sm: 1 }, borderColor: { sm: 'divider' } },
  '& .cifra:first-of-type': { borderInlineStart: 0 },
} as const;
