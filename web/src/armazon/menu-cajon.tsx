import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { MenuCabecera } from './menu-cabecera.tsx';
import { MenuFiltrado, type PropsDeMenu } from './menu-filtrado.tsx';
import { MenuPie } from './menu-pie.tsx';
import type { ArmazonProps } from './tipos.ts';

type Props = Pick<ArmazonProps, 'quien' | 'onSalir'> &
  PropsDeMenu & { readonly open: boolean; readonly onClose: () => void };

/** The menu where there is no room for it: over the content, closed by a link, outside or Esc. */
export function MenuCajon({ quien, onSalir, open, onClose, ...menu }: Props) {
  const { t } = useTranslation('armazon');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('menu.principal'), sx: { width: 270, maxWidth: '85vw' } } }}
    >
      <Box
        component="nav"
        aria-label={t('menu.principal')}
        sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
      >
        <MenuCabecera mini={false} />
        <MenuFiltrado {...menu} mini={false} onNavegar={onClose} />
        <MenuPie quien={quien} mini={false} onSalir={onSalir} />
      </Box>
    </Drawer>
  );
}
