import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { Link, useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Icono } from '#ui/icono.ts';
import type { HojaDeMenu, RamaDeMenu } from '#ui/menu.ts';
import { Desplegable } from './desplegable.tsx';
import { esDe } from './es-de.ts';

/** The menu as a row below the top bar (`demos.md` 4.3). What does not fit goes into «Más». */
export function BarraHorizontal({ menu }: { readonly menu: readonly RamaDeMenu[] }) {
  const { t } = useTranslation('armazon');
  const { t: tMenu } = useTranslation('menu');
  const { pathname } = useLocation();
  const fila = useRef<HTMLUListElement>(null);
  const caben = useCuantasCaben(fila, menu.length);
  const alcanza = menu.slice(0, caben);
  const sobran = menu.slice(caben);
  const enRama = ({ hojas }: RamaDeMenu) => hojas.some(({ a }) => esDe(pathname, a));
  return (
    <Box component="nav" aria-label={t('menu.principal')} sx={{ '@media print': { display: 'none' } }}>
      <Box component="ul" ref={fila} sx={estilo}>
        <li>
          <ButtonBase
            component={Link}
            to="/"
            aria-current={pathname === '/' ? 'page' : undefined}
            sx={entrada(pathname === '/')}
          >
            <IconHome size={18} stroke={1.5} aria-hidden />
            {tMenu('inicio')}
          </ButtonBase>
        </li>
        {alcanza.map((rama) => (
          <li key={rama.id}>
            <Entrada
              icono={rama.icono}
              titulo={tMenu(rama.titulo)}
              actual={enRama(rama)}
              grupos={[{ hojas: rama.hojas }]}
            />
          </li>
        ))}
        {sobran.length > 0 && (
          <li>
            <Entrada
              icono={IconDots}
              titulo={t('barra.masMenu')}
              actual={sobran.some(enRama)}
              grupos={sobran.map(({ titulo, hojas }) => ({ titulo: tMenu(titulo), hojas }))}
            />
          </li>
        )}
      </Box>
    </Box>
  );
}

type Grupo = { readonly titulo?: string; readonly hojas: readonly HojaDeMenu[] };

function Entrada(props: {
  readonly icono: Icono;
  readonly titulo: string;
  readonly actual: boolean;
  readonly grupos: readonly Grupo[];
}) {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const [grupo] = props.grupos;
  const [unica] = grupo?.hojas ?? [];
  const icono = <props.icono size={18} stroke={1.5} aria-hidden />;
  if (unica && props.grupos.length === 1 && grupo?.hojas.length === 1) {
    return (
      <ButtonBase
        component={Link}
        to={unica.a}
        aria-current={props.actual ? 'page' : undefined}
        sx={entrada(props.actual)}
      >
        {icono}
        {props.titulo}
      </ButtonBase>
    );
  }
  return (
    <Desplegable
      etiqueta={props.titulo}
      boton={(atributos) => (
        <ButtonBase {...atributos} sx={entrada(props.actual)}>
          {icono}
          {props.titulo}
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </ButtonBase>
      )}
      grupos={props.grupos.map(({ titulo, hojas }) => ({
        ...(titulo === undefined ? {} : { titulo }),
        opciones: hojas.map((hoja) => ({ a: hoja.a, texto: t(hoja.titulo), actual: esDe(pathname, hoja.a) })),
      }))}
    />
  );
}

const LUGAR_DE_MAS = 96;

/** How many entries fit in the row; measured once all of them have been drawn, and with each change of width. */
function useCuantasCaben(fila: React.RefObject<HTMLUListElement | null>, cuantas: number): number {
  const [caben, setCaben] = useState(cuantas);
  const anchos = useRef<number[]>([]);
  useLayoutEffect(() => {
    const lista = fila.current;
    if (!lista) return;
    anchos.current = [...lista.children].map((hijo) => hijo.getBoundingClientRect().width);
    const medir = () => {
      const [inicio = 0, ...ramas] = anchos.current.slice(0, cuantas + 1);
      const lugar = lista.clientWidth;
      if (lugar === 0) return;
      const hasta = (n: number) => ramas.slice(0, n).reduce((suma, ancho) => suma + ancho + 4, inicio);
      if (hasta(cuantas) <= lugar) setCaben(cuantas);
      else setCaben(ramas.findLastIndex((_, i) => hasta(i + 1) + LUGAR_DE_MAS <= lugar) + 1);
    };
    medir();
    const observador = new ResizeObserver(medir);
    observador.observe(lista);
    return () => observador.disconnect();
  }, [fila, cuantas]);
  return caben;
}

const estilo = {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  height: 56,
  m: 0,
  p: 0,
  listStyle: 'none',
  overflow: 'hidden',
} as const;

const entrada = (actual: boolean) => ({
  gap: 1,
  height: 38,
  px: 1.5,
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: actual ? 600 : 500,
  whiteSpace: 'nowrap',
  color: actual ? 'primary.onSoft' : 'text.primary',
  bgcolor: actual ? 'primary.soft' : 'transparent',
  '&:hover': { bgcolor: actual ? 'primary.soft' : 'action.hover' },
  '&.Mui-focusVisible': { outlineOffset: -2 },
});
