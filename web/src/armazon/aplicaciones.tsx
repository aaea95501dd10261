import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alFin } from './extremo.ts';
import { EnlaceDeMenu } from './menu-item.tsx';
import { PanelDeAccesos } from './panel-de-accesos.tsx';
import type { Accesos } from './tipos.ts';

/** «Aplicaciones ▾» and the links at hand, where there is room for them (from 1200 px). */
export function Aplicaciones({ accesos }: { readonly accesos: Accesos }) {
  const { t } = useTranslation('armazon');
  const { t: tMenu } = useTranslation('menu');
  const { pathname } = useLocation();
  const { direction } = useTheme();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const alInicio = alFin(direction === 'rtl' ? 'ltr' : 'rtl');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none' }}>
      <Button
        variant="text"
        color="inherit"
        endIcon={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={ancla !== null}
        onClick={(evento) => setAncla(evento.currentTarget)}
        sx={enlace}
      >
        {t('accesos.aplicaciones')}
      </Button>
      <Popover
        open={ancla !== null}
        anchorEl={ancla}
        onClose={() => setAncla(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: alInicio }}
        transformOrigin={{ vertical: 'top', horizontal: alInicio }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('accesos.aplicaciones'), sx: { width: 620, mt: 1 } },
        }}
      >
        <PanelDeAccesos accesos={accesos} angosto={false} onIr={() => setAncla(null)} />
      </Popover>
      {accesos.directos.map((uno) => (
        <EnlaceDeMenu key={uno.a} hoja={uno} sx={{ ...enlace, ...(pathname === uno.a && { color: 'primary.text' }) }}>
          {tMenu(uno.titulo)}
        </EnlaceDeMenu>
      ))}
    </Box>
  );
}

/** The same behind an icon, in a drawer at the end, where there is no room. */
export function CajonDeAplicaciones({ accesos }: { readonly accesos: Accesos }) {
  const { t } = useTranslation('armazon');
  const { t: tUi } = useTranslation('ui');
  const [abierto, setAbierto] = useState(false);
  const cerrar = () => setAbierto(false);
  return (
    <>
      <Tooltip title={t('accesos.aplicaciones')}>
        <IconButton
          aria-label={t('accesos.aplicaciones')}
          aria-haspopup="dialog"
          aria-expanded={abierto}
          onClick={() => setAbierto(true)}
        >
          <IconLayoutGrid size={20} stroke={1.5} aria-hidden />
        </IconButton>
      </Tooltip>
      <Drawer
        anchor="right"
        open={abierto}
        onClose={cerrar}
        slotProps={{ paper: { 'aria-label': t('accesos.aplicaciones'), sx: { width: 300, maxWidth: '85vw' } } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', height: 70, px: 2, flex: 'none' }}>
          <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
            {t('accesos.aplicaciones')}
          </Typography>
          <IconButton aria-label={tUi('accion.cerrar')} onClick={cerrar}>
            <IconX size={20} stroke={1.5} aria-hidden />
          </IconButton>
        </Box>
        <PanelDeAccesos accesos={accesos} angosto onIr={cerrar} />
      </Drawer>
    </>
  );
}

const enlace = {
  height: 38,
  px: 1,
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: 'text.primary',
  '&:hover': { color: 'primary.text' },
} as const;
