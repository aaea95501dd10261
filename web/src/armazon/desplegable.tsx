import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';

type Grupo = {
  readonly titulo?: string;
  readonly opciones: readonly { readonly a: string; readonly texto: string; readonly actual: boolean }[];
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
  readonly grupos: readonly Grupo[];
  readonly boton: (atributos: DeBoton) => ReactNode;
}) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined);
  const porMouse = useRef(false);
  const abrir = (donde: HTMLElement, conMouse: boolean) => {
    clearTimeout(reloj.current);
    porMouse.current = conMouse;
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
        onClick: (evento) => (ancla ? cerrar() : abrir(evento.currentTarget, false)),
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
      <Menu
        anchorEl={ancla}
        open={ancla !== null}
        onClose={cerrar}
        disableAutoFocus={porMouse.current}
        disableEnforceFocus={porMouse.current}
        disableScrollLock
        hideBackdrop={porMouse.current}
        slotProps={{
          root: porMouse.current ? { sx: { pointerEvents: 'none' } } : {},
          paper: {
            sx: { pointerEvents: 'auto', mt: 0.5 },
            onMouseEnter: () => clearTimeout(reloj.current),
            onMouseLeave: () => porMouse.current && cerrarPronto(),
          },
          list: { 'aria-label': props.etiqueta },
        }}
      >
        {props.grupos.flatMap(({ titulo, opciones }) => [
          ...(titulo === undefined ? [] : [<ListSubheader key={titulo}>{titulo}</ListSubheader>]),
          ...opciones.map(({ a, texto, actual }) => (
            <MenuItem
              key={a}
              component={Link}
              to={a}
              selected={actual}
              aria-current={actual ? 'page' : undefined}
              onClick={cerrar}
            >
              {texto}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
}
