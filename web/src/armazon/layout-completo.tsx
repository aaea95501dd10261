import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAjustes } from '#apariencia/ajustes.ts';
import { anchoMaximo } from './ancho.ts';
import { BarraDeAbajo } from './barra-de-abajo.tsx';
import { BarraLateral } from './barra-lateral.tsx';
import { BarraSuperior } from './barra-superior.tsx';
import { Capas, useCapas } from './capas.tsx';
import { MenuCajon } from './menu-cajon.tsx';
import { Saltar } from './saltar.tsx';
import type { ArmazonProps } from './tipos.ts';

/** Sidebar, top bar and content. From 1200 px the sidebar stays; below it is a drawer; on a phone, tabs at the bottom. */
export function LayoutCompleto({ children, ...props }: ArmazonProps & { readonly children: ReactNode }) {
  const { t } = useTranslation('armazon');
  const hayLugar = useMediaQuery('(min-width:1200px)');
  const { barra, menu, contenido } = useAjustes();
  const horizontal = menu === 'horizontal' && hayLugar;
  const capas = useCapas();
  const [cajon, setCajon] = useState(false);
  const { pathname } = useLocation();
  useArribaAlCambiar(pathname);

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Saltar />
      {hayLugar ? (
        !horizontal && <BarraLateral {...props} mini={barra === 'mini'} />
      ) : (
        <MenuCajon {...props} abierto={cajon} onCerrar={() => setCajon(false)} />
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <BarraSuperior
          {...props}
          horizontal={horizontal}
          hayLugar={hayLugar}
          onAbrirMenu={() => setCajon(true)}
          onApariencia={() => capas.abrir('apariencia')}
          onBuscar={() => capas.abrir('paleta')}
        />
        <Progreso />
        <Box
          component="main"
          id="contenido"
          tabIndex={-1}
          sx={{
            flex: 1,
            width: '100%',
            minWidth: 0,
            maxWidth: anchoMaximo(contenido),
            mx: 'auto',
            px: { xs: 2, sm: 3 },
            pb: { xs: '96px', sm: 3 },
            outline: 'none',
          }}
        >
          {props.avisarHttp && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {t('http')}
            </Alert>
          )}
          {children}
        </Box>
      </Box>
      <Capas {...props} capas={capas} />
      <BarraDeAbajo menu={props.menu} accionPrincipal={props.accionPrincipal} onMas={() => setCajon(true)} />
    </Box>
  );
}

/** A thin line below the top bar while the next screen comes. */
function Progreso() {
  const pendiente = useRouterState({ select: ({ status }) => status === 'pending' });
  return (
    <Box
      aria-hidden
      sx={{
        position: 'sticky',
        top: 68,
        height: 2,
        mt: '-2px',
        zIndex: 1111,
        bgcolor: 'primary.main',
        transformOrigin: 'left',
        transform: pendiente ? 'scaleX(.8)' : 'scaleX(0)',
        opacity: pendiente ? 1 : 0,
        transition: pendiente ? 'transform 1500ms cubic-bezier(0,0,0,1) 150ms, opacity 80ms 150ms' : 'opacity 160ms',
      }}
    />
  );
}

/** Each change of path goes back to the top, smoothly unless the person asked for less motion. */
function useArribaAlCambiar(pathname: string): void {
  const anterior = useRef(pathname);
  useEffect(() => {
    if (anterior.current === pathname) return;
    anterior.current = pathname;
    const menosMovimiento = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
    globalThis.scrollTo?.({ top: 0, behavior: menosMovimiento ? 'instant' : 'smooth' });
  }, [pathname]);
}
