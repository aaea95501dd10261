import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { Link, useLocation } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GrupoDeMenu, RamaDeMenu } from '#ui/menu.ts';
import { esDe } from './es-de.ts';
import { estiloDeItem, estiloDeMini } from './menu-estilo.ts';

type Props = {
  readonly menu: readonly RamaDeMenu[];
  /** Only icons: the branch of the current screen takes the soft fill. */
  readonly mini: boolean;
  /** Every branch open: while filtering. */
  readonly todasAbiertas?: boolean;
  readonly onNavegar?: () => void;
};

const GRUPOS: readonly GrupoDeMenu[] = ['gestion', 'configuracion', 'otros'];

/** The tree of screens. On load only the branch of the current one is open; opening one closes no other. */
export function MenuArbol({ menu, mini, todasAbiertas = false, onNavegar }: Props) {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const enRama = (rama: RamaDeMenu) => rama.hojas.some(({ a }) => esDe(pathname, a));
  const [abiertas, setAbiertas] = useState<ReadonlySet<string>>(() => new Set(menu.filter(enRama).map(({ id }) => id)));
  const alternar = (id: string) => {
    const nuevas = new Set(abiertas);
    if (!nuevas.delete(id)) nuevas.add(id);
    setAbiertas(nuevas);
  };
  const grupos = GRUPOS.map((grupo) => ({ grupo, ramas: menu.filter((rama) => rama.grupo === grupo) }));
  const enInicio = pathname === '/' || pathname === '/dashboards/modern';

  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} onClick={cerrarSiEsEnlace(onNavegar)}>
      <li>
        <ItemEnlace
          a="/"
          activo={enInicio}
          mini={mini}
          titulo={t('inicio')}
          icono={<IconHome size={20} stroke={1.5} aria-hidden />}
        />
      </li>
      {grupos
        .filter(({ ramas }) => ramas.length > 0)
        .map(({ grupo, ramas }) => (
          <Fragment key={grupo}>
            <Box component="li" sx={mini ? puntos : encabezado} aria-hidden={mini}>
              {mini ? '···' : t(`grupo.${grupo}`)}
            </Box>
            {ramas.map((rama) => (
              <Rama
                key={rama.id}
                rama={rama}
                mini={mini}
                actual={enRama(rama)}
                abierta={todasAbiertas || abiertas.has(rama.id)}
                onAlternar={() => alternar(rama.id)}
              />
            ))}
          </Fragment>
        ))}
    </Box>
  );
}

function Rama(props: {
  readonly rama: RamaDeMenu;
  readonly mini: boolean;
  readonly actual: boolean;
  readonly abierta: boolean;
  readonly onAlternar: () => void;
}) {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const { rama, mini, actual, abierta } = props;
  const icono = <rama.icono size={20} stroke={1.5} aria-hidden />;
  const [unica] = rama.hojas;
  if (unica && rama.hojas.length === 1) {
    return (
      <li>
        <ItemEnlace a={unica.a} activo={actual} mini={mini} titulo={t(unica.titulo)} icono={icono} />
      </li>
    );
  }
  const Flecha = abierta ? IconChevronDown : IconChevronRight;
  return (
    <li>
      <ButtonBase
        aria-expanded={abierta}
        aria-label={mini ? t(rama.titulo) : undefined}
        onClick={props.onAlternar}
        sx={mini ? estiloDeMini(actual) : estiloDeItem(false, actual || abierta)}
      >
        {icono}
        {!mini && <span>{t(rama.titulo)}</span>}
        {!mini && <Flecha size={18} stroke={1.5} aria-hidden className="flecha" />}
      </ButtonBase>
      {!mini && (
        <Collapse in={abierta} timeout={160} unmountOnExit>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rama.hojas.map(({ a, titulo }) => (
              <li key={a}>
                <ItemEnlace a={a} activo={esDe(pathname, a)} mini={false} titulo={t(titulo)} hijo />
              </li>
            ))}
          </Box>
        </Collapse>
      )}
    </li>
  );
}

function ItemEnlace(props: {
  readonly a: string;
  readonly activo: boolean;
  readonly mini: boolean;
  readonly titulo: string;
  readonly icono?: React.ReactNode;
  readonly hijo?: boolean;
}) {
  return (
    <ButtonBase
      component={Link}
      to={props.a}
      aria-current={props.activo ? 'page' : undefined}
      aria-label={props.mini ? props.titulo : undefined}
      sx={props.mini ? estiloDeMini(props.activo) : estiloDeItem(props.activo, props.activo, props.hijo)}
    >
      {props.icono ?? <span className="punto" />}
      {!props.mini && <span>{props.titulo}</span>}
    </ButtonBase>
  );
}

const cerrarSiEsEnlace = (onNavegar: (() => void) | undefined) => (evento: React.MouseEvent) => {
  if ((evento.target as Element).closest('a')) onNavegar?.();
};

const encabezado = {
  px: 1.5,
  pt: 2,
  pb: 1,
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  fontWeight: 600,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
  color: 'text.secondary',
} as const;

const puntos = { py: 1, textAlign: 'center', color: 'text.secondary', letterSpacing: '2px' } as const;
