import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Marca } from '#ui/marca.tsx';
import { Estanteria } from './estanteria.tsx';

/** The split page of plate 01: the shelf at the start, the form at the end; below 1200 px only the form. */
export function PaginaDeAcceso(props: {
  readonly pagina: string;
  readonly titulo: string;
  readonly bajada: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('acceso');
  const { t: tUi } = useTranslation('ui');
  return (
    <Box sx={{ flex: 1, display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr' } }}>
      <title>{`${props.pagina} · ${tUi('pagina.producto')}`}</title>
      <Box sx={costado}>
        <Box sx={{ position: 'absolute', insetInlineStart: 40, top: 32 }}>
          <Logo />
        </Box>
        <Estanteria />
        <Box sx={{ textAlign: 'center' }}>
          <Typography
            component="p"
            sx={{ fontSize: '1.625rem', lineHeight: '2.125rem', fontWeight: 600, letterSpacing: '-0.01em' }}
          >
            {t('claim')}
          </Typography>
          <Typography sx={{ mt: 0.5, fontSize: '0.9375rem', lineHeight: '1.5rem', color: 'text.secondary' }}>
            {t('claimDetalle')}
          </Typography>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          px: 3,
          py: 4,
          bgcolor: 'background.paper',
          borderInlineStart: { lg: 1 },
          borderColor: { lg: 'divider' },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: { xs: 420, lg: 368 }, ...camposAltos }}>
          <Box sx={{ display: { lg: 'none' }, mb: 4 }}>
            <Logo />
          </Box>
          <Typography
            component="h1"
            sx={{ fontSize: '1.875rem', lineHeight: '2.25rem', fontWeight: 600, letterSpacing: '-0.02em' }}
          >
            {props.titulo}
          </Typography>
          <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>{props.bajada}</Typography>
          {props.children}
        </Box>
      </Box>
    </Box>
  );
}

function Logo() {
  const { t } = useTranslation('ui');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        fontSize: '1.375rem',
        fontWeight: 700,
        letterSpacing: '-0.01em',
      }}
    >
      <Marca lado={36} />
      {t('pagina.producto')}
    </Box>
  );
}

export const estiloDeEnlace = {
  color: 'primary.text',
  fontWeight: 600,
  textDecoration: 'none',
  borderRadius: '2px',
  '&:hover': { textDecoration: 'underline' },
} as const;

const camposAltos = {
  '& .MuiOutlinedInput-root': { minHeight: 44 },
  '& .MuiOutlinedInput-input': { height: 44, px: 0 },
  '& .MuiInputLabel-root, & .MuiInputLabel-root.Mui-focused': { fontSize: '0.8125rem', color: 'text.primary' },
} as const;

const costado = {
  position: 'relative',
  display: { xs: 'none', lg: 'flex' },
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'clamp(32px, 12vh, 116px)',
  px: 5,
  pt: 9,
  pb: 4,
  overflow: 'hidden',
  background: 'radial-gradient(circle at 50% 45%, #FBFCFF 0%, #E9EFFE 55%, #DDE6FD 100%)',
  '[data-modo="dark"] &': { background: 'radial-gradient(circle at 50% 45%, #22304D 0%, #1A2231 100%)' },
} as const;
