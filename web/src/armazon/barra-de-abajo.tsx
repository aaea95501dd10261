import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { contieneA } from '#ui/pantalla/menu.ts';
import type { Icono } from '#ui/piezas/icono.ts';
import type { ArmazonProps } from './tipos.ts';

type Props = Pick<ArmazonProps, 'menu' | 'accionPrincipal'> & { readonly onMas: () => void };

/** The tabs of the phone. A document screen hides them with `data-sin-barra` to put its own foot there. */
export function BarraDeAbajo({ menu, accionPrincipal, onMas }: Props) {
  const { t } = useTranslation('armazon');
  const { t: tMenu } = useTranslation('menu');
  const { pathname } = useLocation();
  const ve = (a: string) => menu.some((rama) => contieneA(rama, a));
  return (
    <Box component="nav" data-se-queda aria-label={t('abajo.etiqueta')} sx={estilo}>
      <Pestana a="/" icono={IconHome} texto={tMenu('inicio')} activa={pathname === '/'} />
      {ve('/articulos/tabla') && (
        <Pestana
          a="/articulos/tabla"
          icono={IconPackages}
          texto={tMenu('articulos.titulo')}
          activa={pathname.startsWith('/articulos')}
        />
      )}
      {accionPrincipal && (
        <ButtonBase component={Link} to={accionPrincipal.a} aria-label={t('abajo.nuevaNota')} sx={mas}>
          <IconPlus size={24} stroke={1.7} aria-hidden />
        </ButtonBase>
      )}
      {ve('/stock/stock-centralizado') && (
        <Pestana
          a="/stock/stock-centralizado"
          icono={IconBuildingWarehouse}
          texto={tMenu('stock.titulo')}
          activa={pathname.startsWith('/stock')}
        />
      )}
      <ButtonBase onClick={onMas} sx={pestana(false)}>
        <IconMenu2 size={22} stroke={1.5} aria-hidden />
        {t('abajo.mas')}
      </ButtonBase>
    </Box>
  );
}

function Pestana(props: {
  readonly a: string;
  readonly icono: Icono;
  readonly texto: string;
  readonly activa: boolean;
}) {
  const Icono = props.icono;
  return (
    <ButtonBase
      component={Link}
      to={props.a}
      aria-current={props.activa ? 'page' : undefined}
      sx={pestana(props.activa)}
    >
      <Icono size={22} stroke={1.5} aria-hidden />
      {props.texto}
    </ButtonBase>
  );
}

const pestana = (activa: boolean) => ({
  flex: 1,
  flexDirection: 'column',
  gap: 0.5,
  height: 56,
  borderRadius: 1,
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  fontWeight: activa ? 600 : 500,
  color: activa ? 'primary.text' : 'text.secondary',
});

const mas = {
  flex: 'none',
  width: 48,
  height: 48,
  mx: 1,
  borderRadius: '50%',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  boxShadow: 'var(--t-palette-sombra-overlay)',
} as const;

const estilo = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 1100,
  display: { xs: 'flex', sm: 'none' },
  alignItems: 'center',
  minHeight: 72,
  px: 1,
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  'body:has([data-sin-barra]) &': { display: 'none' },
} as const;
