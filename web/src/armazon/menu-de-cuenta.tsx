import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AvatarDe } from './menu-partes.tsx';
import { type ArmazonProps, iniciales } from './tipos.ts';

/** Who is working, the way to their own screen, and the way out. */
export function MenuDeCuenta(props: Pick<ArmazonProps, 'quien' | 'onSalir'> & { readonly onApariencia: () => void }) {
  const { quien, onSalir } = props;
  const { t } = useTranslation('armazon');
  const navigate = useNavigate();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('barra.cuenta', { nombre: quien.nombre, iniciales: iniciales(quien.nombre) })}
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        onClick={(evento) => setAncla(evento.currentTarget)}
        sx={{ borderRadius: '50%' }}
      >
        <AvatarDe nombre={quien.nombre} />
      </IconButton>
      <Menu
        anchorEl={ancla}
        open={ancla !== null}
        onClose={() => setAncla(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box component="li" role="presentation" sx={{ px: 1.25, py: 1, maxWidth: 280 }}>
          <Typography variant="subtitle2" noWrap component="div">
            {quien.nombre}
          </Typography>
          <Typography variant="caption" noWrap component="div" sx={{ color: 'text.secondary' }}>
            {quien.rol} · {quien.email}
          </Typography>
        </Box>
        <Divider component="li" role="presentation" />
        <MenuItem
          onClick={() => {
            setAncla(null);
            void navigate({ to: '/usuario/perfil' });
          }}
        >
          <IconUserCircle size={18} stroke={1.7} aria-hidden />
          {t('barra.perfil')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAncla(null);
            props.onApariencia();
          }}
        >
          <IconPalette size={18} stroke={1.7} aria-hidden />
          {t('barra.apariencia')}
        </MenuItem>
        <MenuItem onClick={onSalir}>
          <IconLogout size={18} stroke={1.7} aria-hidden />
          {t('barra.salir')}
        </MenuItem>
      </Menu>
    </>
  );
}
