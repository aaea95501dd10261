import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flotante } from '#ui/flotantes/flotantes.tsx';
import { piezasConElGesto } from '#ui/flotantes/primer-gesto.ts';
import { Despliegue } from '#ui/pantalla/despliegue.tsx';
import {
  caminosDe,
  contieneA,
  esHoja,
  type HojaDeMenu,
  hojaUnica,
  type RamaDeMenu,
  type SubramaDeMenu,
} from '#ui/pantalla/menu.ts';
import { estiloDeItem, estiloDeMini } from './menu-estilo.ts';
import { Cuenta, EnlaceDeMenu } from './menu-item.tsx';
import type { RamasAbiertas } from './ramas-abiertas.ts';

const MenuDeRama = flotante(
  piezasConElGesto(() => import('./menu-de-rama.tsx')),
  (todas) => todas.MenuDeRama,
);

/** What every line of the tree needs to know about where the person is. */
export type ContextoDelArbol = {
  /** The address of the entry that is on screen. */
  readonly actual: string | undefined;
  readonly mini: boolean;
  /** Every branch open: while filtering. */
  readonly todasAbiertas: boolean;
  readonly ramas: RamasAbiertas;
  readonly cuentas: Readonly<Record<string, number>>;
};

type DeRama<R> = { readonly rama: R; readonly contexto: ContextoDelArbol };

/** A branch of the first level, with its icon. One that has a single screen is that screen. */
export function Rama({ rama, contexto }: DeRama<RamaDeMenu>) {
  const icono = <rama.icono size={20} stroke={1.5} aria-hidden />;
  const unica = hojaUnica(rama);
  if (unica) return <Hoja hoja={unica} contexto={contexto} icono={icono} />;
  return contexto.mini ? (
    <RamaMini rama={rama} contexto={contexto} icono={icono} />
  ) : (
    <Plegable rama={rama} contexto={contexto} nivel={0} icono={icono} />
  );
}

/** A branch that opens below itself; at most three levels hang from it. */
function Plegable(props: DeRama<SubramaDeMenu> & { readonly nivel: number; readonly icono?: ReactNode }) {
  const { t } = useTranslation('menu');
  const { rama, contexto, nivel } = props;
  const abierta = contexto.todasAbiertas || contexto.ramas.abiertas.has(rama.id);
  const aqui = contieneA(rama, contexto.actual);
  const espera = sumaDe(rama, contexto.cuentas);
  return (
    <li>
      <ButtonBase
        aria-expanded={abierta}
        onClick={() => contexto.ramas.alternar(rama.id)}
        sx={estiloDeItem(false, aqui || abierta, nivel)}
      >
        {props.icono ?? <span className="punto" />}
        <span>{t(rama.titulo)}</span>
        {!abierta && espera > 0 && <Cuenta cantidad={espera} />}
        <IconChevronRight size={18} stroke={1.5} aria-hidden className="flecha con-direccion" />
      </ButtonBase>
      <Despliegue abierto={abierta}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rama.hojas.map((nodo) =>
            esHoja(nodo) ? (
              <Hoja key={nodo.a} hoja={nodo} contexto={contexto} nivel={nivel + 1} />
            ) : (
              <Plegable key={nodo.id} rama={nodo} contexto={contexto} nivel={nivel + 1} />
            ),
          )}
        </Box>
      </Despliegue>
    </li>
  );
}

/** In the narrow menu a finger gets the screens in a list beside it; the pointer makes the whole menu wide. */
function RamaMini({ rama, contexto, icono }: DeRama<RamaDeMenu> & { readonly icono: ReactNode }) {
  const { t } = useTranslation('menu');
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const handleClick = (evento: MouseEvent<HTMLElement>) => {
    if ((evento.nativeEvent as PointerEvent).pointerType === 'touch') setAncla(evento.currentTarget);
    else contexto.ramas.alternar(rama.id);
  };
  return (
    <li>
      <ButtonBase
        aria-label={t(rama.titulo)}
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        onClick={handleClick}
        sx={estiloDeMini(contieneA(rama, contexto.actual))}
      >
        {icono}
        {sumaDe(rama, contexto.cuentas) > 0 && <span className="aviso" />}
      </ButtonBase>
      <MenuDeRama
        rama={rama}
        actual={contexto.actual}
        open={ancla !== null}
        anchorEl={ancla}
        onClose={() => setAncla(null)}
      />
    </li>
  );
}

/** The line of one screen. */
export function Hoja(props: {
  readonly hoja: Pick<HojaDeMenu, 'titulo' | 'a' | 'afuera'>;
  readonly contexto: ContextoDelArbol;
  readonly nivel?: number;
  readonly icono?: ReactNode;
}) {
  const { t } = useTranslation('menu');
  const { hoja, contexto, nivel = 0 } = props;
  const activa = hoja.a === contexto.actual;
  const mini = contexto.mini && nivel === 0;
  const espera = contexto.cuentas[hoja.a] ?? 0;
  return (
    <li>
      <EnlaceDeMenu
        hoja={hoja}
        actual={activa}
        etiqueta={mini ? t(hoja.titulo) : undefined}
        sx={mini ? estiloDeMini(activa) : estiloDeItem(activa, activa, nivel)}
      >
        {props.icono ?? <span className="punto" />}
        {!mini && <span>{t(hoja.titulo)}</span>}
        {!mini && espera > 0 && <Cuenta cantidad={espera} />}
      </EnlaceDeMenu>
    </li>
  );
}

const sumaDe = (rama: SubramaDeMenu, cuentas: Readonly<Record<string, number>>): number =>
  caminosDe(rama).reduce((suma, { hoja }) => suma + (cuentas[hoja.a] ?? 0), 0);
