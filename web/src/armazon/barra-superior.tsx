import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { cambiarAjustes, useAjustes } from '#apariencia/ajustes.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { anchoMaximo } from './ancho.ts';
import { Aplicaciones, CajonDeAplicaciones } from './aplicaciones.tsx';
import { BotonDeBuscar } from './boton-de-buscar.tsx';
import { useCambioDeModo } from './cambio-de-modo.ts';
import { useExtrasDeBarra } from './extras-de-barra.ts';
import { MenuCabecera } from './menu-cabecera.tsx';
import { MenuDeCuenta } from './menu-de-cuenta.tsx';
import { Notificaciones } from './notificaciones/index.ts';
import { SelectorDeIdioma } from './selector-de-idioma.tsx';
import { SelectorDeSucursal } from './selector-de-sucursal.tsx';
import type { ArmazonProps } from './tipos.ts';

// For who chose the menu in a row.
const BarraHorizontal = lazy(async () => ({ default: (await import('./barra-horizontal.tsx')).BarraHorizontal }));

type Props = Pick<
  ArmazonProps,
  'menu' | 'accesos' | 'quien' | 'onSalir' | 'onBloquear' | 'sucursales' | 'sucursal' | 'onElegirSucursal'
> & {
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
  const { accesos, hayLugar } = props;
  return (
    <Box component="header" data-se-queda sx={props.horizontal ? conFila : estilo}>
      <Box sx={{ px: { xs: 1, sm: 3 }, maxWidth: anchoMaximo(contenido), mx: 'auto' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1 }, height: { xs: 56, sm: 70 } }}>
          {props.horizontal ? (
            <MenuCabecera mini={false} alBorde />
          ) : (
            <BotonDeMenu hayLugar={hayLugar} onAbrirMenu={props.onAbrirMenu} />
          )}
          <BotonDeBuscar onBuscar={props.onBuscar} />
          {accesos && hayLugar && <Aplicaciones accesos={accesos} />}
          <Box sx={{ flex: '1 0 0' }} />
          <SelectorDeSucursal {...props} />
          {accesos && !hayLugar && <CajonDeAplicaciones accesos={accesos} />}
          {/* On a phone language and mode are in the appearance, which the menu of the account opens. */}
          <Box sx={noEnCelular}>
            <SelectorDeIdioma />
          </Box>
          {useExtrasDeBarra().map(({ id, Pieza }) => (
            <Pieza key={id} />
          ))}
          <Notificaciones />
          <Box sx={noEnCelular}>
            <BotonDeModo />
          </Box>
          <MenuDeCuenta {...props} />
        </Box>
        {props.horizontal && (
          <Suspense fallback={<Box sx={{ height: 56 }} />}>
            <BarraHorizontal menu={props.menu} />
          </Suspense>
        )}
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
    <Pista texto={nombre}>
      <IconButton
        aria-label={nombre}
        onClick={handleClick}
        sx={{ marginInlineStart: { sm: '-8px' }, color: 'text.secondary' }}
      >
        <IconMenu2 size={20} stroke={1.5} aria-hidden />
      </IconButton>
    </Pista>
  );
}

function BotonDeModo() {
  const { oscuro, texto, cambiar } = useCambioDeModo();
  const Icono = oscuro ? IconSun : IconMoon;
  return (
    <Pista texto={texto}>
      <IconButton aria-label={texto} onClick={cambiar}>
        <Icono size={20} stroke={1.5} aria-hidden />
      </IconButton>
    </Pista>
  );
}

const noEnCelular = { display: { xs: 'none', sm: 'contents' } } as const;

const estilo = {
  position: 'sticky',
  top: 0,
  zIndex: 1099,
  bgcolor: 'color-mix(in srgb, var(--t-palette-page) 85%, transparent)',
  backdropFilter: 'blur(8px)',
} as const;

const conFila = { ...estilo, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', mb: 3 } as const;
