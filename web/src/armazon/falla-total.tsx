import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Marca } from '#ui/pantalla/marca.tsx';
import { DetalleDeFalla } from './detalle-de-falla.tsx';

/** What is left when not even the frame of the screens can be drawn: says so, and begins anew. */
export function FallaTotal({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('armazon');
  return (
    <Box component="main" sx={estilo}>
      <title>{t('error.totalTitulo')}</title>
      <Marca lado={48} />
      <Typography variant="h3" component="h1">
        {t('error.totalTitulo')}
      </Typography>
      <Typography sx={{ maxWidth: 420, color: 'text.secondary' }}>{t('error.totalTexto')}</Typography>
      <Button variant="contained" onClick={() => globalThis.location.reload()}>
        {t('error.recargar')}
      </Button>
      <DetalleDeFalla error={error} />
    </Box>
  );
}

const estilo = {
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 2,
  p: 3,
  textAlign: 'center',
} as const;
