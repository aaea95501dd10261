import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { verEdicionEnLote } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato.ts';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { CambiosDichos } from './cambios-dichos.tsx';

export type Previa = ResponseOf<typeof verEdicionEnLote>;

/** How many change, how many are so already and how many cannot, with the first ones of each before and after. */
export function PreviaDeEdicion({ previa }: { readonly previa: Previa }) {
  const { t } = useTranslation('ediciones');
  const cifras = (['cambian', 'iguales', 'fallan'] as const).filter((cual) => cual === 'cambian' || previa[cual] > 0);
  return (
    <Tarjeta titulo={t('previa.titulo')} densa>
      <Stack direction="row" component="dl" aria-live="polite" sx={{ gap: 3, m: 0, flexWrap: 'wrap' }}>
        {cifras.map((cual) => (
          <Box key={cual}>
            <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              {t(`previa.${cual}`)}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600, color: cual === 'fallan' ? 'warning.text' : 'inherit' }}
            >
              {formatearEntero(previa[cual])}
            </Box>
          </Box>
        ))}
      </Stack>
      {previa.porProblema.length > 0 && (
        <Box component="ul" sx={{ my: 1.5, paddingInlineStart: 2.5, fontSize: '0.8125rem', color: 'warning.text' }}>
          {previa.porProblema.map(({ problema, articulos }) => (
            <li key={problema}>
              {formatearEntero(articulos)} · {t(`problema.${problema}`)}
            </li>
          ))}
        </Box>
      )}
      {previa.muestra.length > 0 && (
        <>
          <Typography variant="caption" component="h3" sx={{ color: 'text.secondary', mt: 1.5, display: 'block' }}>
            {t('previa.muestra')}
          </Typography>
          <Box
            component="ul"
            // Long: it scrolls within itself, also by keyboard.
            tabIndex={0}
            aria-label={t('previa.muestra')}
            sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 260, overflow: 'auto' }}
          >
            {previa.muestra.map((linea) => (
              <Box
                component="li"
                key={linea.id}
                sx={{ py: 1, borderBottom: 1, borderColor: 'divider', fontSize: '0.8125rem' }}
              >
                <Box
                  title={linea.descripcion}
                  sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                >
                  <bdi style={{ fontWeight: 600 }}>{linea.codigo}</bdi> {linea.descripcion}
                </Box>
                <CambiosDichos linea={linea} />
              </Box>
            ))}
          </Box>
        </>
      )}
    </Tarjeta>
  );
}
