import Box from '@mui/material/Box';
import { Link as EnlaceDeRuta, useLocation } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { caminoA, type RamaDeMenu } from './menu.ts';

/** The menu the person sees; the trail of a page is derived from it. */
export const MenuContext = createContext<readonly RamaDeMenu[]>([]);

export type Paso = { readonly titulo: string; readonly a?: string };

/** «Inicio • Sección • Pantalla»: where this page is. The last step is the page itself. */
export function Rastro({ pasos }: { readonly pasos: readonly Paso[] }) {
  const { t } = useTranslation('ui');
  return (
    <Box component="nav" aria-label={t('pagina.rastro')} sx={{ display: { xs: 'none', sm: 'block' } }}>
      <Box component="ol" sx={estilo}>
        {pasos.map(({ titulo, a }, i) => (
          // A screen may be called as its section is.
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the trail
          <li key={i}>
            {a === undefined ? (
              <span aria-current={i === pasos.length - 1 ? 'page' : undefined}>{titulo}</span>
            ) : (
              <EnlaceDeRuta to={a} activeOptions={{ exact: true }}>
                {titulo}
              </EnlaceDeRuta>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** The steps of the current address by the menu: the start, the section, then `titulo`; without one, only what is above. */
export function useRastroDelMenu(titulo?: string): readonly Paso[] {
  const { t } = useTranslation('menu');
  const menu = useContext(MenuContext);
  const pathname = useLocation().pathname.replace(/(.)\/$/, '$1');
  const inicio = { titulo: t('inicio'), a: '/' };
  if (pathname === '/' || pathname === '/dashboards/modern') return [];

  const camino = caminoA(menu, pathname);
  if (!camino) return titulo === undefined ? [inicio] : [inicio, { titulo }];
  const { ramas, hoja } = camino;
  const pantalla = t(hoja.titulo);
  const esElla = pathname === hoja.a || hoja.familia !== undefined;
  // A branch that is called like its screen would be said twice.
  const secciones = ramas.map((rama) => t(rama.titulo)).filter((seccion) => seccion !== pantalla);
  const pasos: Paso[] = [inicio, ...secciones.map((seccion) => ({ titulo: seccion }))];
  if (!esElla) pasos.push({ titulo: pantalla, a: hoja.a });
  return titulo === undefined ? pasos : [...pasos, { titulo: esElla ? pantalla : titulo }];
}

const estilo = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  color: 'text.secondary',
  '& li': { display: 'flex', alignItems: 'center', gap: 1 },
  '& li + li::before': {
    content: '""',
    flex: 'none',
    width: 4,
    height: 4,
    borderRadius: '50%',
    bgcolor: 'borderStrong',
  },
  '& [aria-current]': { color: 'text.primary' },
  // More to hit than is drawn.
  '& a': { py: 0.75, my: -0.75, color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
} as const;
