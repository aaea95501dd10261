import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { MenuCabecera, MenuFiltrado, MenuPie } from './menu-partes.tsx';
import type { ArmazonProps } from './tipos.ts';

type Props = Pick<ArmazonProps, 'menu' | 'quien' | 'onSalir'> & {
  readonly abierto: boolean;
  readonly onCerrar: () => void;
};

/** The menu where there is no room for it: over the content, closed by a link, outside or Esc. */
export function MenuCajon({ menu, quien, onSalir, abierto, onCerrar }: Props) {
  const { t } = useTranslation('armazon');
  return (
    <Drawer open={abierto} onClose={onCerrar} slotProps={{ paper: { sx: { width: 270, maxWidth: '85vw' } } }}>
      <Box
        component="nav"
        aria-label={t('menu.principal')}
        sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
      >
        <MenuCabecera mini={false} />
        <MenuFiltrado menu={menu} mini={false} onNavegar={onCerrar} />
        <MenuPie quien={quien} mini={false} onSalir={onSalir} />
      </Box>
    </Drawer>
  );
}
