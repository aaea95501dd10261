import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { alFin } from './extremo.ts';
import { PanelDeAccesos } from './panel-de-accesos.tsx';
import type { Accesos } from './tipos.ts';

type Props = { readonly accesos: Accesos; readonly open: boolean; readonly onClose: () => void };

/** The panel below «Aplicaciones ▾». */
export function AplicacionesAbiertas({ accesos, ...abierto }: Props & { readonly anchorEl: HTMLElement | null }) {
  const { t } = useTranslation('armazon');
  const { direction } = useTheme();
  const alInicio = alFin(direction === 'rtl' ? 'ltr' : 'rtl');
  return (
    <Popover
      {...abierto}
      anchorOrigin={{ vertical: 'bottom', horizontal: alInicio }}
      transformOrigin={{ vertical: 'top', horizontal: alInicio }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('accesos.aplicaciones'), sx: { width: 620, mt: 1 } },
      }}
    >
      <PanelDeAccesos accesos={accesos} angosto={false} onIr={abierto.onClose} />
    </Popover>
  );
}

/** The same in a drawer at the end. */
export function CajonDeAplicacionesAbierto({ accesos, ...abierto }: Props) {
  const { t } = useTranslation('armazon');
  const { t: tUi } = useTranslation('ui');
  return (
    <Drawer
      anchor="right"
      {...abierto}
      slotProps={{ paper: { 'aria-label': t('accesos.aplicaciones'), sx: { width: 300, maxWidth: '85vw' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', height: 70, px: 2, flex: 'none' }}>
        <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
          {t('accesos.aplicaciones')}
        </Typography>
        <IconButton aria-label={tUi('accion.cerrar')} onClick={abierto.onClose}>
          <IconX size={20} stroke={1.5} aria-hidden />
        </IconButton>
      </Box>
      <PanelDeAccesos accesos={accesos} angosto onIr={abierto.onClose} />
    </Drawer>
  );
}
