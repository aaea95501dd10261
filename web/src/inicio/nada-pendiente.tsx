import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useTranslation } from 'react-i18next';
import { PrimerosPasos } from './primeros-pasos.tsx';

/** Where no work waits: all is done, or in a business without artículos nothing began yet. */
export function NadaPendiente({ sucursal, empieza }: { readonly sucursal: string; readonly empieza: boolean }) {
  return empieza ? <PrimerosPasos /> : <AlDia sucursal={sucursal} />;
}

function AlDia({ sucursal }: { readonly sucursal: string }) {
  const { t } = useTranslation('inicio');
  return (
    <Paper sx={alDia}>
      <IconCircleCheck size={22} stroke={1.5} aria-hidden />
      <Typography>
        <b>{t('pendientes.alDia')}.</b>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('pendientes.alDiaTexto', { sucursal })}
        </Box>
      </Typography>
    </Paper>
  );
}

/** As high as the tiles it says there are none of, whose place was kept. */
const alDia = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: { sm: 114 },
  px: 2.5,
  py: 2,
  color: 'success.text',
} as const;
