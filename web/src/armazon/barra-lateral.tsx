import Box from '@mui/material/Box';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuCabecera } from './menu-cabecera.tsx';
import { MenuFiltrado, type PropsDeMenu } from './menu-filtrado.tsx';
import { MenuPie } from './menu-pie.tsx';
import type { ArmazonProps } from './tipos.ts';

const ENTRAR_MS = 150;
const SALIR_MS = 200;

type Props = Pick<ArmazonProps, 'quien' | 'onSalir'> & PropsDeMenu & { readonly mini: boolean };

/** 270 px, or 87 with icons only. The narrow one grows over the content while the pointer or the focus is on it. */
export function BarraLateral({ quien, onSalir, mini, ...menu }: Props) {
  const { t } = useTranslation('armazon');
  const { encima, ...eventos } = useEncima(menu.pidenFiltro);
  const angosta = mini && !encima;
  return (
    <Box
      component="nav"
      aria-label={t('menu.principal')}
      {...(mini ? eventos : {})}
      sx={{
        flex: 'none',
        width: mini ? 87 : 270,
        transition: 'width 200ms cubic-bezier(.2,0,0,1)',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        sx={{
          position: 'fixed',
          insetBlock: 0,
          insetInlineStart: 0,
          zIndex: 1100,
          display: 'flex',
          flexDirection: 'column',
          width: angosta ? 87 : 270,
          overflow: 'hidden',
          bgcolor: 'background.paper',
          borderInlineEnd: 1,
          borderColor: 'divider',
          transition: 'width 200ms cubic-bezier(.2,0,0,1)',
          ...(mini && encima && { boxShadow: 'var(--t-palette-sombra-overlay)' }),
        }}
      >
        <MenuCabecera mini={angosta} />
        <MenuFiltrado {...menu} mini={angosta} />
        <MenuPie quien={quien} mini={angosta} onSalir={onSalir} />
      </Box>
    </Box>
  );
}

/** Whether the pointer rests on the bar, with a little patience both ways, or the keyboard is inside. */
function useEncima(pidenFiltro: boolean) {
  const [encima, setEncima] = useState(false);
  // The filter box is only there when the bar is wide.
  if (pidenFiltro && !encima) setEncima(true);
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(reloj.current), []);
  const poner = (valor: boolean, espera: number) => {
    clearTimeout(reloj.current);
    reloj.current = setTimeout(() => setEncima(valor), espera);
  };
  return {
    encima,
    // A finger does not hover: it gets the list beside the icon instead.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && poner(true, ENTRAR_MS),
    onPointerLeave: () => poner(false, SALIR_MS),
    onFocus: (evento: FocusEvent) => {
      if (evento.target.matches(':focus-visible')) poner(true, 0);
    },
    onBlur: (evento: FocusEvent) => {
      if (!evento.currentTarget.contains(evento.relatedTarget)) poner(false, SALIR_MS);
    },
  };
}
