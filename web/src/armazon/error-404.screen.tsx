import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Marca } from '#ui/marca.tsx';

/** An address that leads nowhere: names it and offers the way back. */
export function Error404Screen() {
  const { t } = useTranslation('armazon');
  const { t: tUi } = useTranslation('ui');
  const navigate = useNavigate();
  const { desde } = useSearch({ strict: false });
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
      <title>{`${t('noExiste.titulo')} · ${tUi('pagina.producto')}`}</title>
      <Marca lado={48} />
      <Typography variant="h3" component="h1">
        {t('noExiste.titulo')}
      </Typography>
      <Typography sx={{ maxWidth: 420, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {desde ? t('noExiste.texto', { desde }) : t('noExiste.textoSinDireccion')}
      </Typography>
      <Button variant="contained" onClick={() => void navigate({ to: '/' })}>
        {t('noExiste.inicio')}
      </Button>
    </Box>
  );
}
