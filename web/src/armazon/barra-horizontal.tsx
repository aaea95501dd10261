import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contieneA, hojaUnica, type RamaDeMenu } from '#ui/pantalla/menu.ts';
import type { Icono } from '#ui/piezas/icono.ts';
import { Desplegable, type GrupoDeEnlaces } from './desplegable.tsx';
import { gruposDe } from './grupos-de-enlaces.ts';
import { entradaDe } from './menu-arbol.tsx';
import { EnlaceDeMenu } from './menu-item.tsx';

/** The menu as a row below the top bar (`demos.md` 4.3). What does not fit goes into «Más». */
export function BarraHorizontal({ menu }: { readonly menu: readonly RamaDeMenu[] }) {
  const { t } = useTranslation('armazon');
  const { t: tMenu } = useTranslation('menu');
  const { pathname } = useLocation();
  const fila = useRef<HTMLUListElement>(null);
  // Other entries or other words have other widths.
  const { caben, midiendo } = useCuantasCaben(
    fila,
    menu.map(({ titulo }) => tMenu(titulo)),
  );
  const alcanza = menu.slice(0, caben);
  const sobran = menu.slice(caben);
  const actual = entradaDe(menu, pathname);
  return (
    <Box component="nav" aria-label={t('menu.principal')} sx={{ '@media print': { display: 'none' } }}>
      <Box component="ul" ref={fila} onKeyDown={andarPorLaFila} sx={estilo}>
        <li>
          <EnlaceDeMenu hoja={INICIO} actual={actual === INICIO.a} sx={entrada(actual === INICIO.a)}>
            <IconHome size={18} stroke={1.5} aria-hidden />
            {tMenu('inicio')}
          </EnlaceDeMenu>
        </li>
        {alcanza.map((rama) => (
          <li key={rama.id}>
            <EntradaDeRama rama={rama} actual={actual} />
          </li>
        ))}
        {(sobran.length > 0 || midiendo) && (
          <li>
            <Entrada
              icono={IconDots}
              titulo={t('barra.masMenu')}
              actual={sobran.some((rama) => contieneA(rama, actual))}
              grupos={sobran.flatMap((rama) =>
                gruposDe(rama, actual, tMenu).map(({ titulo, ...grupo }) => ({
                  ...grupo,
                  titulo: titulo === undefined ? tMenu(rama.titulo) : `${tMenu(rama.titulo)} · ${titulo}`,
                })),
              )}
            />
          </li>
        )}
      </Box>
    </Box>
  );
}

const INICIO = { a: '/' } as const;

/** The arrows go along the row, Home and End to its ends; Tab still reaches each entry. */
function andarPorLaFila(evento: KeyboardEvent<HTMLElement>): void {
  const entradas = [...evento.currentTarget.querySelectorAll<HTMLElement>('li > a, li > button')];
  const donde = entradas.indexOf(document.activeElement as HTMLElement);
  const hacia = { ArrowRight: 1, ArrowLeft: -1 }[evento.key];
  const avance = hacia && (document.dir === 'rtl' ? -hacia : hacia);
  const destino = { Home: 0, End: entradas.length - 1 }[evento.key] ?? (avance && donde + avance);
  if (donde < 0 || destino === undefined) return;
  evento.preventDefault();
  entradas[(destino + entradas.length) % entradas.length]?.focus();
}

/** One branch; one that has a single screen is that screen. */
function EntradaDeRama({ rama, actual }: { readonly rama: RamaDeMenu; readonly actual: string | undefined }) {
  const { t } = useTranslation('menu');
  const aqui = contieneA(rama, actual);
  const unica = hojaUnica(rama);
  if (unica) {
    return (
      <EnlaceDeMenu hoja={unica} actual={aqui} sx={entrada(aqui)}>
        <rama.icono size={18} stroke={1.5} aria-hidden />
        {t(rama.titulo)}
      </EnlaceDeMenu>
    );
  }
  return <Entrada icono={rama.icono} titulo={t(rama.titulo)} actual={aqui} grupos={gruposDe(rama, actual, t)} />;
}

function Entrada(props: {
  readonly icono: Icono;
  readonly titulo: string;
  readonly actual: boolean;
  readonly grupos: readonly GrupoDeEnlaces[];
}) {
  return (
    <Desplegable
      etiqueta={props.titulo}
      boton={(atributos) => (
        <ButtonBase {...atributos} sx={entrada(props.actual)}>
          <props.icono size={18} stroke={1.5} aria-hidden />
          {props.titulo}
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </ButtonBase>
      )}
      grupos={props.grupos}
    />
  );
}

const LUGAR_DE_MAS = 96;

/**
 * How many entries fit in the row: with each change of its width, and of its entries or their words. To be measured all of
 * them are drawn, and the same ones stay: who is on one with the keyboard is still there when others come.
 */
function useCuantasCaben(
  fila: React.RefObject<HTMLUListElement | null>,
  titulos: readonly string[],
): { readonly caben: number; readonly midiendo: boolean } {
  const clave = titulos.join('\n');
  const cuantas = titulos.length;
  const [medido, setMedido] = useState<{ readonly clave: string; readonly caben: number }>();
  useLayoutEffect(() => {
    const lista = fila.current;
    if (!lista) return;
    const [inicio = 0, ...ramas] = [...lista.children]
      .slice(0, cuantas + 1)
      .map((hijo) => hijo.getBoundingClientRect().width);
    const hasta = (n: number) => ramas.slice(0, n).reduce((suma, ancho) => suma + ancho + 4, inicio);
    const medir = () => {
      const lugar = lista.clientWidth;
      const enteras = lugar === 0 || hasta(cuantas) <= lugar;
      const caben = enteras ? cuantas : ramas.findLastIndex((_, i) => hasta(i + 1) + LUGAR_DE_MAS <= lugar) + 1;
      setMedido((antes) => (antes?.clave === clave && antes.caben === caben ? antes : { clave, caben }));
    };
    medir();
    const observador = new ResizeObserver(medir);
    observador.observe(lista);
    return () => observador.disconnect();
  }, [fila, clave, cuantas]);
  const midiendo = medido?.clave !== clave;
  return { caben: midiendo ? cuantas : medido.caben, midiendo };
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
