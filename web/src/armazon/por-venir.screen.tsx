import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Marca } from '#ui/marca.tsx';

/** A public screen that does not exist yet says so. */
export function PorVenirScreen() {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  return (
    <Box
      sx={{
        flex: 1,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
        textAlign: 'center',
      }}
    >
      <title>{`${t('construccion.titulo')} · ${t('pagina.producto')}`}</title>
      <Marca lado={48} />
      <Typography variant="h3" component="h1">
        {t('construccion.titulo')}
      </Typography>
      <Typography sx={{ maxWidth: 420, color: 'text.secondary' }}>{t('construccion.texto')}</Typography>
      <Button variant="contained" onClick={() => void navigate({ to: '/' })}>
        {t('construccion.volver')}
      </Button>
    </Box>
  );
}
