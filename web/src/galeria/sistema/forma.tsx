import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { useAjustes } from '#apariencia/ajustes.ts';
import { Muestra, Seccion } from './seccion.tsx';
import { textos } from './textos.ts';

const ESPACIOS = [0.5, 1, 1.5, 2, 3, 4] as const;
const DURACIONES = ['shortest', 'shorter', 'short', 'standard', 'complex'] as const;

/** Spaces, corners, shadows and how long things take to move. */
export function Forma() {
  const t = textos.usar();
  const { transitions } = useTheme();
  const { radio, tarjetas } = useAjustes();
  return (
    <Seccion titulo={t('forma.titulo')} texto={t('forma.texto')} codigo={CODIGO}>
      <Stack sx={{ gap: 2.5 }}>
        <Muestra nombre={t('forma.espacios')}>
          <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-end', flexWrap: 'wrap' }}>
            {ESPACIOS.map((espacio) => (
              <Box key={espacio} sx={{ fontSize: '0.75rem', color: 'text.secondary', textAlign: 'center' }}>
                <Box sx={{ width: espacio * 8, height: espacio * 8, bgcolor: 'primary.accent', mx: 'auto', mb: 0.5 }} />
                {espacio * 8}
              </Box>
            ))}
          </Stack>
        </Muestra>
        <Muestra nombre={t('forma.esquinas', { radio })}>
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            <Box sx={{ ...caja, borderRadius: 1 }}>{t('forma.tarjeta')}</Box>
            <Box sx={{ ...caja, borderRadius: '5px' }}>{t('forma.chip')}</Box>
            <Box sx={{ ...caja, borderRadius: 99 }}>{t('forma.filtro')}</Box>
          </Stack>
        </Muestra>
        <Muestra nombre={t(tarjetas === 'sombra' ? 'forma.conSombra' : 'forma.conBorde')}>
          <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
            <Box sx={{ ...caja, borderRadius: 1, boxShadow: 'var(--t-palette-sombra-card)' }}>
              {t('forma.sombraTarjeta')}
            </Box>
            <Box sx={{ ...caja, borderRadius: 1, boxShadow: 'var(--t-palette-sombra-overlay)' }}>
              {t('forma.sombraCapa')}
            </Box>
          </Stack>
        </Muestra>
        <Muestra nombre={t('forma.movimiento')}>
          <Stack sx={{ gap: 0.5 }}>
            {DURACIONES.map((duracion) => (
              <Box key={duracion} sx={barra}>
                <Box sx={{ width: transitions.duration[duracion] * 0.9, maxWidth: '100%' }} />
                {`${t(`forma.duracion.${duracion}`)} · ${transitions.duration[duracion]} ms`}
              </Box>
            ))}
          </Stack>
        </Muestra>
      </Stack>
    </Seccion>
  );
}

const caja = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 92,
  height: 56,
  px: 1.5,
  fontSize: '0.8125rem',
  bgcolor: 'raised',
  boxShadow: 'inset 0 0 0 1px var(--t-palette-borderStrong)',
} as const;

const barra = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 200px) 1fr',
  alignItems: 'center',
  gap: 1.5,
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  color: 'text.secondary',
  '& > div': { height: 6, borderRadius: 3, bgcolor: 'secondary.accent' },
} as const;

const CODIGO = `<Stack sx={{ gap: 2, p: 3, borderRadius: 1 }} />     // 16, 24, the chosen corner
<Paper />                                             // shadow or line, as chosen
sx={{ boxShadow: 'var(--t-palette-sombra-overlay)' }} // what floats`;
