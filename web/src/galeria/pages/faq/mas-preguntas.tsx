import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import { textos } from '#galeria/pages/textos.ts';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';

const QUIENES = ['Ramiro Sosa', 'Milagros Peralta', 'Tadeo Ibáñez'];

/** Who answers what the list does not, and the way to them. */
export function MasPreguntas() {
  const t = textos.usar();
  return (
    <Paper component="section" aria-labelledby="faq-mas" sx={bloque}>
      <Box aria-hidden sx={avatares}>
        {QUIENES.map((nombre) => (
          <AvatarDe key={nombre} quien={{ nombre }} lado={48} />
        ))}
      </Box>
      <Typography id="faq-mas" variant="h5" component="h2" sx={{ fontWeight: 600 }}>
        {t('faqMas')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 420 }}>{t('faqMasTexto')}</Typography>
      <EnlaceBoton
        to={'/apps/chats' as never}
        variant="contained"
        startIcon={<IconMessage2 size={18} stroke={1.7} aria-hidden />}
        sx={{ mt: 1 }}
      >
        {t('faqChat')}
      </EnlaceBoton>
    </Paper>
  );
}

const bloque = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  mt: 3,
  px: 3,
  py: 4,
  textAlign: 'center',
  bgcolor: 'primary.soft',
  boxShadow: 'none',
} as const;

const avatares = {
  display: 'flex',
  mb: 1,
  '&& > *': { border: '3px solid', borderColor: 'primary.soft', bgcolor: 'background.paper' },
  '&& > * + *': { marginInlineStart: '-12px' },
} as const;
