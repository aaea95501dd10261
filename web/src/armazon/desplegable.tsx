import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ListSubheader, Menu, MenuItem } from '#ui/flotantes/flotantes.tsx';

export type GrupoDeEnlaces = {
  readonly id: string;
  readonly titulo?: string;
  readonly opciones: readonly {
    readonly a: string;
    readonly texto: string;
    readonly actual: boolean;
    readonly afuera?: true | undefined;
  }[];
};

type DeBoton = {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: (evento: React.MouseEvent<HTMLElement>) => void;
  readonly onMouseEnter: (evento: React.MouseEvent<HTMLElement>) => void;
  readonly onMouseLeave: () => void;
  readonly onKeyDown: (evento: React.KeyboardEvent<HTMLElement>) => void;
};

const ENTRAR_MS = 120;
const SALIR_MS = 220;

/** A drop-down of links: opens on hover, click, Enter or ↓; arrows move inside, Esc goes back to its button. */
export function Desplegable(props: {
  readonly etiqueta: string;
  readonly grupos: readonly GrupoDeEnlaces[];
  readonly boton: (atributos: DeBoton) => ReactNode;
}) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const [conMouse, setConMouse] = useState(false);
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(reloj.current), []);
  const abrir = (donde: HTMLElement, porMouse: boolean) => {
    clearTimeout(reloj.current);
    setConMouse(porMouse);
    setAncla(donde);
  };
  const cerrar = () => {
    clearTimeout(reloj.current);
    setAncla(null);
  };
  const cerrarPronto = () => {
    clearTimeout(reloj.current);
    reloj.current = setTimeout(() => setAncla(null), SALIR_MS);
  };
  return (
    <>
      {props.boton({
        'aria-haspopup': 'menu',
        'aria-expanded': ancla !== null,
        onClick: (evento) => (ancla && !conMouse ? cerrar() : abrir(evento.currentTarget, false)),
        onMouseEnter: ({ currentTarget }) => {
          clearTimeout(reloj.current);
          reloj.current = setTimeout(() => abrir(currentTarget, true), ENTRAR_MS);
        },
        onMouseLeave: cerrarPronto,
        onKeyDown: (evento) => {
          if (evento.key !== 'ArrowDown') return;
          evento.preventDefault();
          abrir(evento.currentTarget, false);
        },
      })}
      <MenuDeEnlaces
        etiqueta={props.etiqueta}
        grupos={props.grupos}
        ancla={ancla}
        conMouse={conMouse}
        onCerrar={cerrar}
        onEntrar={() => clearTimeout(reloj.current)}
        onSalir={cerrarPronto}
      />
    </>
  );
}

/** The links themselves, below what opens them or beside it. With the mouse it takes neither focus nor the page. */
export function MenuDeEnlaces(props: {
  readonly etiqueta: string;
  readonly grupos: readonly GrupoDeEnlaces[];
  readonly ancla: HTMLElement | null;
  readonly lado?: 'abajo' | 'costado';
  readonly conMouse?: boolean;
  readonly onCerrar: () => void;
  readonly onEntrar?: () => void;
  readonly onSalir?: () => void;
}) {
  const { ancla, conMouse = false, onCerrar } = props;
  const alCostado = props.lado === 'costado';
  return (
    <Menu
      anchorEl={ancla}
      open={ancla !== null}
      onClose={onCerrar}
      {...(alCostado && { anchorOrigin: { vertical: 'top' as const, horizontal: 'right' as const } })}
      disableAutoFocus={conMouse}
      disableEnforceFocus={conMouse}
      disableRestoreFocus={conMouse}
      disableScrollLock
      hideBackdrop={conMouse}
      slotProps={{
        root: conMouse ? { sx: { pointerEvents: 'none' } } : {},
        paper: {
          sx: { pointerEvents: 'auto', mt: alCostado ? 0 : 0.5, maxHeight: 'min(560px, calc(100dvh - 140px))' },
          onMouseEnter: () => props.onEntrar?.(),
          onMouseLeave: () => conMouse && props.onSalir?.(),
        },
        list: { 'aria-label': props.etiqueta },
      }}
    >
      {props.grupos.flatMap(({ id, titulo, opciones }) => [
        ...(titulo === undefined
          ? []
          : [
              <ListSubheader key={id} role="presentation">
                {titulo}
              </ListSubheader>,
            ]),
        ...opciones.map(({ a, afuera, texto, actual }) => (
          <MenuItem
            key={`${id} ${a}`}
            {...(afuera ? { component: 'a', href: a } : { component: Link, to: a })}
            selected={actual}
            aria-current={actual ? 'page' : undefined}
            onClick={onCerrar}
          >
            {texto}
          </MenuItem>
        )),
      ])}
    </Menu>
  );
}
