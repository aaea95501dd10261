import Box from '@mui/material/Box';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Marca } from '#ui/pantalla/marca.tsx';

/** The mark and the name, which lead home; only the mark where there is no room. */
export function MenuCabecera({ mini, alBorde = false }: { readonly mini: boolean; readonly alBorde?: boolean }) {
  const { t } = useTranslation('ui');
  return (
    <Box
      sx={{
        display: 'flex',
        flex: 'none',
        alignItems: 'center',
        height: 70,
        px: mini || alBorde ? 0 : 3,
        marginInlineEnd: alBorde ? 2 : 0,
        justifyContent: mini ? 'center' : 'start',
      }}
    >
      <Box component={Link} to="/" aria-label={t('pagina.producto')} sx={enlace}>
        <Marca />
        {!mini && (
          <Box sx={{ fontSize: '1.1875rem', fontWeight: 700, letterSpacing: '-0.01em' }}>{t('pagina.producto')}</Box>
        )}
      </Box>
    </Box>
  );
}

const enlace = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  color: 'text.primary',
  textDecoration: 'none',
  borderRadius: 1,
} as const;
