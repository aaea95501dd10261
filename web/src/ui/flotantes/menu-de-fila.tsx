import IconButton from '@mui/material/IconButton';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { useState } from 'react';
import { Atajo } from '#ui/piezas/atajo.tsx';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';
import { Divider, Menu, MenuItem } from './flotantes.tsx';

type Tecla = { readonly key: string; readonly shiftKey: boolean };

/** The keys that ask for the menu of what has the focus. */
export const pideMenu = ({ key, shiftKey }: Tecla): boolean => key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** The actions of one row or one record. What destroys comes last, after a line. */
export function MenuDeFila(props: { readonly etiqueta: string; readonly acciones: () => readonly AccionDeFila[] }) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const acciones = props.acciones();
  // A menu with nothing in it is not offered.
  if (acciones.length === 0) return null;
  const comunes = acciones.filter(({ peligro }) => !peligro);
  const peligrosas = acciones.filter(({ peligro }) => peligro);
  const item = (accion: AccionDeFila) => (
    <MenuItem
      key={accion.texto}
      onClick={() => {
        setAncla(null);
        accion.onClick();
      }}
      sx={accion.peligro ? { color: 'error.text' } : {}}
    >
      {accion.icono && <accion.icono size={17} stroke={1.7} aria-hidden />}
      <span style={{ flex: 1 }}>{accion.texto}</span>
      {accion.atajo && <Atajo>{accion.atajo}</Atajo>}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        size="small"
        aria-label={props.etiqueta}
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        onClick={(evento) => setAncla(evento.currentTarget)}
      >
        <IconDotsVertical size={18} stroke={1.7} aria-hidden />
      </IconButton>
      <Menu anchorEl={ancla} open={ancla !== null} onClose={() => setAncla(null)}>
        {comunes.map(item)}
        {comunes.length > 0 && peligrosas.length > 0 && <Divider />}
        {peligrosas.map(item)}
      </Menu>
    </>
  );
}
