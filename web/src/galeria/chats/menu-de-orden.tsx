import Button from '@mui/material/Button';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { Divider, Menu, MenuItem } from '#ui/flotantes/flotantes.tsx';
import type { OrdenDeChats } from './estado.ts';
import { textos } from './textos.ts';

/** «Chats recientes»: how the list is ordered, and that everything was read. */
export function MenuDeOrden(props: {
  readonly orden: OrdenDeChats;
  readonly onOrden: (orden: OrdenDeChats) => void;
  readonly onLeerTodos: () => void;
}) {
  const t = textos.usar();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const yCerrar = (hacer: () => void) => () => {
    setAncla(null);
    hacer();
  };
  return (
    <>
      <Button
        variant="text"
        size="small"
        data-testid="chats-sort"
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        endIcon={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
        onClick={({ currentTarget }) => setAncla(currentTarget)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('orden')}
      </Button>
      <Menu anchorEl={ancla} open={ancla !== null} onClose={() => setAncla(null)}>
        <MenuItem selected={props.orden === 'hora'} onClick={yCerrar(() => props.onOrden('hora'))}>
          {t('porHora')}
        </MenuItem>
        <MenuItem selected={props.orden === 'no-leidos'} onClick={yCerrar(() => props.onOrden('no-leidos'))}>
          {t('porNoLeidos')}
        </MenuItem>
        <Divider />
        <MenuItem onClick={yCerrar(props.onLeerTodos)}>{t('leerTodos')}</MenuItem>
      </Menu>
    </>
  );
}
