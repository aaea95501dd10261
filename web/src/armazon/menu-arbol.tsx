import Box from '@mui/material/Box';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { useLocation } from '@tanstack/react-router';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DESPLEGAR_MS } from '#ui/pantalla/despliegue.tsx';
import { caminoA, type GrupoDeMenu, type RamaDeMenu } from '#ui/pantalla/menu.ts';
import { type ContextoDelArbol, Hoja, Rama } from './menu-rama.tsx';

type Props = Omit<ContextoDelArbol, 'actual'> & {
  readonly menu: readonly RamaDeMenu[];
  readonly onNavegar?: (() => void) | undefined;
};

const GRUPOS: readonly GrupoDeMenu[] = ['gestion', 'configuracion', 'otros'];
const INICIO = { titulo: 'inicio', a: '/' } as const;

/** The entry an address belongs to. The home page has two addresses; the second may have an entry of its own. */
export const entradaDe = (menu: readonly RamaDeMenu[], pathname: string): string | undefined =>
  caminoA(menu, pathname)?.hoja.a ?? (pathname === '/' || pathname === '/dashboards/modern' ? '/' : undefined);

/** The tree of screens, in groups. */
export function MenuArbol({ menu, onNavegar, ...props }: Props) {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const contexto = { ...props, actual: entradaDe(menu, pathname) };
  const arbol = useRef<HTMLUListElement>(null);
  useALaVista(arbol, contexto.actual);
  const grupos = GRUPOS.map((grupo) => ({ grupo, ramas: menu.filter((rama) => rama.grupo === grupo) }));
  return (
    <Box component="ul" ref={arbol} sx={{ m: 0, p: 0, listStyle: 'none' }} onClick={cerrarSiEsEnlace(onNavegar)}>
      <Hoja hoja={INICIO} contexto={contexto} icono={<IconHome size={20} stroke={1.5} aria-hidden />} />
      {grupos
        .filter(({ ramas }) => ramas.length > 0)
        .map(({ grupo, ramas }) => (
          <Fragment key={grupo}>
            <Box component="li" sx={props.mini ? puntos : encabezado} aria-hidden={props.mini}>
              {props.mini ? '···' : t(`grupo.${grupo}`)}
            </Box>
            {ramas.map((rama) => (
              <Rama key={rama.id} rama={rama} contexto={contexto} />
            ))}
          </Fragment>
        ))}
    </Box>
  );
}

/** The entry of the current screen is in sight, once its branches have opened. */
function useALaVista(arbol: { readonly current: HTMLElement | null }, actual: string | undefined): void {
  useEffect(() => {
    if (actual === undefined) return;
    const reloj = setTimeout(() => {
      arbol.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest' });
    }, DESPLEGAR_MS + 40);
    return () => clearTimeout(reloj);
  }, [arbol, actual]);
}

const cerrarSiEsEnlace = (onNavegar: (() => void) | undefined) => (evento: React.MouseEvent) => {
  if ((evento.target as Element).closest('a')) onNavegar?.();
};

const encabezado = {
  px: 1.5,
  pt: 1.75,
  pb: 0.75,
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  fontWeight: 600,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
  color: 'text.secondary',
} as const;

const puntos = { py: 1, textAlign: 'center', color: 'text.secondary', letterSpacing: '2px' } as const;
