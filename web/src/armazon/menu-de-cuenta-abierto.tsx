import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconNotes from '@tabler/icons-react/dist/esm/icons/IconNotes.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { alFin } from './extremo.ts';
import type { ArmazonProps, Quien } from './tipos.ts';

export type DeMenuDeCuenta = Pick<ArmazonProps, 'quien' | 'onSalir' | 'onBloquear' | 'accesos'> & {
  readonly onApariencia: () => void;
};

type Props = DeMenuDeCuenta & {
  readonly open: boolean;
  readonly anchorEl: HTMLElement | null;
  readonly onClose: () => void;
};

/** What the button of the account opens. */
export function MenuDeCuentaAbierto({ quien, onSalir, onBloquear, accesos, onApariencia, ...abierto }: Props) {
  const { t } = useTranslation('armazon');
  const { direction } = useTheme();
  const cerrar = abierto.onClose;
  return (
    <Menu
      {...abierto}
      anchorOrigin={{ vertical: 'bottom', horizontal: alFin(direction) }}
      transformOrigin={{ vertical: 'top', horizontal: alFin(direction) }}
      slotProps={{
        // Who is working is told beside the entries: a place with a name, not loose text over the page.
        paper: { role: 'dialog', 'aria-label': quien.nombre, sx: { width: 360, maxWidth: 'calc(100vw - 32px)' } },
      }}
    >
      <Persona quien={quien} />
      <Divider component="li" role="presentation" />
      {enlacesDe(accesos !== undefined).map(({ clave, a, Icono }) => (
        <MenuItem key={clave} component={Link} to={a} onClick={cerrar} sx={fila}>
          <Simbolo tono="primary">
            <Icono size={20} stroke={1.5} aria-hidden />
          </Simbolo>
          <Texto titulo={t(`cuenta.${clave}`)} detalle={t(`cuenta.${clave}Detalle`)} />
        </MenuItem>
      ))}
      <MenuItem
        onClick={() => {
          cerrar();
          onApariencia();
        }}
        sx={fila}
      >
        <Simbolo tono="primary">
          <IconPalette size={20} stroke={1.5} aria-hidden />
        </Simbolo>
        <Texto titulo={t('barra.apariencia')} detalle={t('cuenta.aparienciaDetalle')} />
      </MenuItem>
      <Divider component="li" role="presentation" />
      {onBloquear && (
        <MenuItem
          onClick={() => {
            cerrar();
            onBloquear();
          }}
          sx={salida}
        >
          <IconLock size={18} stroke={1.7} aria-hidden />
          {t('barra.bloquear')}
        </MenuItem>
      )}
      <MenuItem onClick={onSalir} sx={salida}>
        <IconLogout size={18} stroke={1.7} aria-hidden className="con-direccion" />
        {t('barra.salir')}
      </MenuItem>
    </Menu>
  );
}

function Persona({ quien }: { readonly quien: Quien }) {
  return (
    <Box component="li" role="presentation" sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 1.5, py: 1.5 }}>
      <AvatarDe quien={quien} lado={95} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {quien.nombre}
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {quien.rol}
        </Typography>
        <Typography variant="body2" component="div" sx={correo}>
          <IconMail size={16} stroke={1.5} aria-hidden />
          <Box component="bdi" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {quien.email}
          </Box>
        </Typography>
      </Box>
    </Box>
  );
}

function Texto({ titulo, detalle }: { readonly titulo: string; readonly detalle: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600 }}>{titulo}</Box>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', whiteSpace: 'normal' }}>{detalle}</Box>
    </Box>
  );
}

const PROPIOS = [
  { clave: 'perfil', a: '/usuario/perfil', Icono: IconUserCircle },
  { clave: 'configuracion', a: '/usuario/configuracion', Icono: IconSettings },
] as const;
/** Both are screens of the demonstration: whoever has none of it would find nothing there. */
const DE_DEMOSTRACION = [
  { clave: 'bandeja', a: '/apps/email', Icono: IconInbox },
  { clave: 'notas', a: '/apps/notes', Icono: IconNotes },
] as const;
const enlacesDe = (conDemostracion: boolean) => (conDemostracion ? [...PROPIOS, ...DE_DEMOSTRACION] : PROPIOS);

const fila = { gap: 1.5, minHeight: 56, py: 0.75 } as const;
const correo = { display: 'flex', alignItems: 'center', gap: 0.75, mt: 0.25, color: 'text.secondary' } as const;
const salida = {
  justifyContent: 'center',
  gap: 1,
  minHeight: 38,
  mx: 1.5,
  my: 1,
  borderRadius: 1,
  fontWeight: 600,
  color: 'primary.text',
  boxShadow: 'inset 0 0 0 1px var(--t-palette-borderStrong)',
} as const;
