import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Seccion } from './seccion.tsx';
import { textos } from './textos.ts';

const VARIANTES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'subtitle1', 'body1', 'body2', 'caption', 'overline'] as const;

/** The scale of letters, read from the theme. */
export function Tipografia() {
  const t = textos.usar();
  const { typography } = useTheme();
  return (
    <Seccion titulo={t('tipografia.titulo')} texto={t('tipografia.texto')} codigo={CODIGO}>
      <Box component="dl" sx={lista}>
        {VARIANTES.map((variante) => {
          const { fontSize, fontWeight } = typography[variante];
          return (
            <Box key={variante} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
                {variante}
                <br />
                {`${pixeles(fontSize)} · ${fontWeight ?? 400}`}
              </Box>
              <Typography component="dd" variant={variante} sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                {t('tipografia.muestra')}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Seccion>
  );
}

const pixeles = (tamano: string | number | undefined): string => `${Number.parseFloat(String(tamano ?? 0)) * 16} px`;

const lista = {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 1.25,
  m: 0,
} as const;

const CODIGO = `<Typography variant="h6" component="h2">{t('…')}</Typography>
<Typography variant="body2" sx={{ color: 'text.secondary' }}>{t('…')}</Typography>`;
