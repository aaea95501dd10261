import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cambiarAjustes, useAjustes } from '#apariencia/ajustes.ts';
import { Atajo } from '#ui/atajo.tsx';
import { oculto } from '#ui/oculto.tsx';
import { anchoMaximo } from './ancho.ts';
import { BarraHorizontal } from './barra-horizontal.tsx';
import { useCambioDeModo } from './cambio-de-modo.ts';
import { MenuDeCuenta } from './menu-de-cuenta.tsx';
import { MenuCabecera } from './menu-partes.tsx';
import { SelectorDeIdioma } from './selector-de-idioma.tsx';
import type { ArmazonProps } from './tipos.ts';

type Props = Pick<ArmazonProps, 'menu' | 'quien' | 'onSalir' | 'sucursales' | 'sucursal' | 'onElegirSucursal'> & {
  /** The sidebar is beside: the toggle makes it narrow instead of opening the drawer. */
  readonly hayLugar: boolean;
  readonly onAbrirMenu: () => void;
  /** The menu is a row of its own below this bar. */
  readonly horizontal: boolean;
  readonly onApariencia: () => void;
  readonly onBuscar: () => void;
};

/** 70 px on the colour of the page; blurs what passes below it. */
export function BarraSuperior(props: Props) {
  const { contenido } = useAjustes();
  return (
    <Box component="header" sx={props.horizontal ? conFila : estilo}>
      <Box sx={{ px: { xs: 1, sm: 3 }, maxWidth: anchoMaximo(contenido), mx: 'auto' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1 }, height: { xs: 56, sm: 70 } }}>
          {props.horizontal ? (
            <MenuCabecera mini={false} alBorde />
          ) : (
            <BotonDeMenu hayLugar={props.hayLugar} onAbrirMenu={props.onAbrirMenu} />
          )}
          <BotonDeBuscar onBuscar={props.onBuscar} />
          <Box sx={{ flex: 1 }} />
          <SelectorDeSucursal {...props} />
          <SelectorDeIdioma />
          <BotonDeModo />
          <MenuDeCuenta quien={props.quien} onSalir={props.onSalir} onApariencia={props.onApariencia} />
        </Box>
        {props.horizontal && <BarraHorizontal menu={props.menu} />}
      </Box>
    </Box>
  );
}

function BotonDeMenu({ hayLugar, onAbrirMenu }: Pick<Props, 'hayLugar' | 'onAbrirMenu'>) {
  const { t } = useTranslation('armazon');
  const { barra } = useAjustes();
  const alLado = barra === 'mini' ? t('menu.agrandar') : t('menu.achicar');
  const nombre = hayLugar ? alLado : t('menu.abrir');
  const handleClick = () => {
    if (hayLugar) cambiarAjustes({ barra: barra === 'mini' ? 'completa' : 'mini' });
    else onAbrirMenu();
  };
  return (
    <Tooltip title={nombre}>
      <IconButton
        aria-label={nombre}
        onClick={handleClick}
        sx={{ marginInlineStart: { sm: '-8px' }, color: 'text.secondary' }}
      >
        <IconMenu2 size={20} stroke={1.5} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}

/** Looks like a box and opens the palette; on a phone, only its icon. */
function BotonDeBuscar({ onBuscar }: Pick<Props, 'onBuscar'>) {
  const { t } = useTranslation('armazon');
  return (
    <ButtonBase onClick={onBuscar} aria-keyshortcuts="Control+K Meta+K" sx={caja}>
      <IconSearch size={20} stroke={1.5} aria-hidden />
      {/* The button is called as it reads, also where only its icon is seen. */}
      <Box component="span" sx={invitacion}>
        {t('paleta.invitacion')}
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        <Atajo>Ctrl K</Atajo>
      </Box>
    </ButtonBase>
  );
}

function SelectorDeSucursal({ sucursales, sucursal, onElegirSucursal }: Props) {
  const { t } = useTranslation('armazon');
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  if (!sucursal) return null;
  const icono = <IconBuildingStore size={20} stroke={1.5} aria-hidden />;
  if (sucursales.length === 1) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, fontWeight: 500, minWidth: 0 }}>
        {icono}
        <Box component="span" sx={recortado}>
          {sucursal.nombre}
        </Box>
      </Box>
    );
  }
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        startIcon={icono}
        endIcon={<IconChevronDown size={18} stroke={1.5} aria-hidden />}
        aria-label={t('barra.sucursal', { nombre: sucursal.nombre })}
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        onClick={(evento) => setAncla(evento.currentTarget)}
        sx={{ color: 'text.primary', fontWeight: 500, minWidth: 0, px: 1 }}
      >
        <Box component="span" sx={recortado}>
          {sucursal.nombre}
        </Box>
      </Button>
      <Menu
        anchorEl={ancla}
        open={ancla !== null}
        onClose={() => setAncla(null)}
        slotProps={{ list: { 'aria-label': t('barra.elegirSucursal') } }}
      >
        {sucursales.map(({ id, nombre }) => (
          <MenuItem
            key={id}
            selected={id === sucursal.id}
            onClick={() => {
              onElegirSucursal(id);
              setAncla(null);
            }}
          >
            {nombre}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function BotonDeModo() {
  const { oscuro, texto, cambiar } = useCambioDeModo();
  const Icono = oscuro ? IconSun : IconMoon;
  return (
    <Tooltip title={texto}>
      <IconButton aria-label={texto} onClick={cambiar}>
        <Icono size={20} stroke={1.5} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}

const invitacion = (theme: Theme) => ({
  flex: 1,
  textAlign: 'start' as const,
  [theme.breakpoints.down('md')]: oculto,
});

const caja = {
  gap: 1.25,
  width: { xs: 40, md: 380 },
  maxWidth: '100%',
  height: 40,
  px: { xs: 0, md: 1.5 },
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.875rem',
  color: 'text.secondary',
  bgcolor: { md: 'background.paper' },
  boxShadow: { md: 'inset 0 0 0 1px var(--t-palette-divider)' },
  '&:hover': { color: 'text.primary' },
} as const;

const recortado = {
  maxWidth: { xs: 130, sm: 220 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const estilo = {
  '@media print': { display: 'none' },
  position: 'sticky',
  top: 0,
  zIndex: 1099,
  bgcolor: 'color-mix(in srgb, var(--t-palette-page) 85%, transparent)',
  backdropFilter: 'blur(8px)',
} as const;

const conFila = { ...estilo, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', mb: 3 } as const;
