import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Oculto } from '#ui/piezas/oculto.tsx';
import type { Acceso } from './tipos.ts';

/** A link to an entry of the menu: inside the application, or a page of the site that the browser opens by itself. */
export function EnlaceDeMenu(props: {
  readonly hoja: Pick<Acceso, 'a' | 'afuera'>;
  readonly actual?: boolean;
  readonly etiqueta?: string | undefined;
  readonly sx: SxProps<Theme>;
  readonly children: ReactNode;
}) {
  const { hoja, etiqueta, sx, children } = props;
  const comunes = { 'aria-label': etiqueta, 'aria-current': props.actual ? ('page' as const) : undefined, sx };
  return hoja.afuera ? (
    <ButtonBase component="a" href={hoja.a} {...comunes}>
      {children}
    </ButtonBase>
  ) : (
    <ButtonBase component={Link} to={hoja.a} {...comunes}>
      {children}
    </ButtonBase>
  );
}

/** How much work waits behind an entry. */
export function Cuenta({ cantidad }: { readonly cantidad: number }) {
  const { t } = useTranslation('armazon');
  return (
    <Box component="span" className="cuenta" sx={chip}>
      <span aria-hidden>{cantidad > 999 ? '999+' : cantidad}</span>
      <Oculto>{t('menu.pendientes', { count: cantidad })}</Oculto>
    </Box>
  );
}

const chip = {
  position: 'relative',
  marginInlineStart: 'auto',
  px: 0.75,
  borderRadius: '5px',
  fontSize: '0.75rem',
  lineHeight: '20px',
  fontWeight: 600,
  bgcolor: 'warning.soft',
  color: 'warning.onSoft',
} as const;
