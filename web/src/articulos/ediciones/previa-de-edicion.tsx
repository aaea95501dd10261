import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { verEdicionEnLote } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { Cifra } from '#articulos/en-lote/cifra.tsx';
import { Muestra } from '#articulos/en-lote/muestra.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
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
          <Cifra
            key={cual}
            nombre={t(`previa.${cual}`)}
            valor={formatearEntero(previa[cual])}
            aviso={cual === 'fallan'}
          />
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
      {previa.pierdenMinimos > 0 && (
        <Typography variant="body2" sx={{ my: 1.5 }}>
          {t('previa.pierdenMinimos', {
            count: previa.pierdenMinimos,
            total: formatearEntero(previa.pierdenMinimos),
          })}
        </Typography>
      )}
      <Muestra
        titulo={t('previa.muestra')}
        lineas={previa.muestra}
        alto={260}
        decir={(linea) => <CambiosDichos linea={linea} />}
      />
    </Tarjeta>
  );
}
