import type MuiDivider from '@mui/material/Divider';
import type { DrawerProps } from '@mui/material/Drawer';
import type MuiListSubheader from '@mui/material/ListSubheader';
import type { MenuProps } from '@mui/material/Menu';
import type MuiMenuItem from '@mui/material/MenuItem';
import type { PopoverProps } from '@mui/material/Popover';
import i18next from 'i18next';
import { type ComponentType, type ElementType, useEffect, useEffectEvent, useState } from 'react';
import type { PiezaAPedido } from '#ui/pantalla/pieza-a-pedido.ts';
import { avisos } from './avisos.tsx';
import { piezasConElGesto } from './primer-gesto.ts';

type DeAbrir = {
  readonly open?: boolean | undefined;
  // As the library has it: each piece tells its own reasons.
  readonly onClose?: { bivarianceHack(evento: object, razon: 'backdropClick'): void }['bivarianceHack'] | undefined;
};

/**
 * Something that opens over the page, out of a file that comes with the first gesture of the person. Nothing is drawn until
 * it is opened; a click that is quicker than the file opens it as soon as it comes.
 */
export function flotante<Piezas, Props extends DeAbrir>(
  { pedir, usePieza }: PiezaAPedido<Piezas>,
  cual: (piezas: Piezas) => ComponentType<Props>,
): ComponentType<Props> {
  return function Flotante(props: Props) {
    const piezas = usePieza();
    const abierta = props.open === true;
    const [seAbrio, setSeAbrio] = useState(abierta);
    if (abierta && !seAbrio) setSeAbrio(true);
    const handleFalla = useEffectEvent(() => {
      avisos.error(i18next.t('ui:error.sinRespuesta'));
      props.onClose?.({}, 'backdropClick');
    });
    useEffect(() => {
      if (abierta) pedir().catch(() => handleFalla());
    }, [abierta]);
    if (!seAbrio || !piezas) return null;
    const Pieza = cual(piezas);
    return <Pieza {...props} />;
  };
}

const piezas = piezasConElGesto(() => import('./piezas-flotantes.ts'));

/** Those of the library, with its props. */
export const Menu = flotante(piezas, (todas): ComponentType<MenuProps> => todas.Menu);
export const Popover = flotante(piezas, (todas): ComponentType<PopoverProps> => todas.Popover);
export const Drawer = flotante(piezas, (todas): ComponentType<DrawerProps> => todas.Drawer);

/** What is only inside a menu: the file is there already. */
export const MenuItem = dentroDeMenu((todas) => todas.MenuItem) as typeof MuiMenuItem;
export const Divider = dentroDeMenu((todas) => todas.Divider) as typeof MuiDivider;
export const ListSubheader = dentroDeMenu((todas) => todas.ListSubheader) as typeof MuiListSubheader;

function dentroDeMenu(cual: (todas: typeof import('./piezas-flotantes.ts')) => ElementType): ElementType {
  return function DentroDeMenu(props: object) {
    const todas = piezas.usePieza();
    if (!todas) return null;
    const Pieza = cual(todas);
    return <Pieza {...props} />;
  };
}
