import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAjustes } from '#apariencia/ajustes.ts';
import { flotante } from '#ui/flotantes/flotantes.tsx';
import { CON_LUGAR } from '#ui/pantalla/lugar.ts';
import { anchoMaximo } from './ancho.ts';
import { BarraDeAbajo } from './barra-de-abajo.tsx';
import { BarraLateral } from './barra-lateral.tsx';
import { BarraSuperior } from './barra-superior.tsx';
import { Capas, useCapas } from './capas.tsx';
import { useDesplazamiento } from './desplazamiento.ts';
import { delArmazon } from './flotantes-a-pedido.ts';
import { Progreso } from './progreso.tsx';
import { useRamasAbiertas } from './ramas-abiertas.ts';
import { Saltar } from './saltar.tsx';
import { SinConexion } from './sin-conexion.tsx';
import { Subir } from './subir.tsx';
import { useTeclasGlobales } from './teclas-globales.ts';
import type { ArmazonProps } from './tipos.ts';

const Alert = lazy(() => import('@mui/material/Alert'));
const MenuCajon = flotante(delArmazon, (todas) => todas.MenuCajon);

/** Sidebar, top bar and content. From 1200 px the sidebar stays; below it is a drawer; on a phone, tabs at the bottom. */
export function LayoutCompleto({ children, ...props }: ArmazonProps & { readonly children: ReactNode }) {
  const hayLugar = useMediaQuery(CON_LUGAR);
  const { barra, menu } = useAjustes();
  const horizontal = menu === 'horizontal' && hayLugar;
  const capas = useCapas();
  const [cajon, setCajon] = useState(false);
  const filtro = useFiltroPedido();
  const delMenu = { ramas: useRamasAbiertas(props.menu), ...filtro.estado };
  useDesplazamiento();
  useTeclasGlobales({
    menu: props.menu,
    onPaleta: () => capas.abrir('paleta'),
    onAtajos: () => capas.abrir('atajos'),
    onFiltro: () => {
      // A menu in a row has no filter: the palette finds the same.
      if (horizontal) return capas.abrir('paleta');
      if (!hayLugar) setCajon(true);
      filtro.pedir();
    },
  });

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Saltar />
      {hayLugar ? (
        !horizontal && <BarraLateral {...props} {...delMenu} mini={barra === 'mini'} />
      ) : (
        <MenuCajon {...props} {...delMenu} open={cajon} onClose={() => setCajon(false)} />
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
        <Progreso horizontal={horizontal} />
        <SinConexion horizontal={horizontal} />
        <Contenido avisarHttp={props.avisarHttp}>{children}</Contenido>
      </Box>
      <Subir />
      <Capas {...props} capas={capas} />
      <BarraDeAbajo menu={props.menu} accionPrincipal={props.accionPrincipal} onMas={() => setCajon(true)} />
    </Box>
  );
}

function Contenido({ avisarHttp, children }: { readonly avisarHttp: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation('armazon');
  const { contenido } = useAjustes();
  return (
    <Box component="main" id="contenido" tabIndex={-1} sx={{ ...principal, maxWidth: anchoMaximo(contenido) }}>
      {avisarHttp && (
        <Suspense>
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t('http')}
          </Alert>
        </Suspense>
      )}
      {children}
    </Box>
  );
}

/** The keys of the filter box ask for it; it may have to appear first, and answers once it has the focus. */
function useFiltroPedido() {
  const [pidenFiltro, setPiden] = useState(false);
  const onFiltro = useCallback(() => setPiden(false), []);
  return { pedir: () => setPiden(true), estado: { pidenFiltro, onFiltro } };
}

const principal = {
  flex: 1,
  width: '100%',
  minWidth: 0,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  pb: { xs: '96px', sm: 3 },
  outline: 'none',
  // A page as high as the window takes what the bars and their notices leave, also from within another box.
  '&, & > *': { '&:has([data-fija])': { display: 'flex', flexDirection: 'column', flex: '1 1 0' } },
} as const;
