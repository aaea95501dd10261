import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useId, useState } from 'react';
import { Bloque, Bloques } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { textos } from '#galeria/ui-components/textos.ts';
import { Despliegue } from '#ui/pantalla/despliegue.tsx';
import type { Icono } from '#ui/piezas/icono.ts';

const BANDEJAS = [
  { clave: 'recibidos', icono: IconInbox },
  { clave: 'enviados', icono: IconSend },
  { clave: 'borradores', icono: IconPencil },
] as const;
const OPCIONES = ['aviso', 'sonido', 'vibrar'] as const;
const CARPETAS = ['remitos', 'facturas', 'fotos'] as const;

type Opcion = (typeof OPCIONES)[number];
const alternar = (unas: readonly Opcion[], una: Opcion): readonly Opcion[] =>
  unas.includes(una) ? unas.filter((otra) => otra !== una) : [...unas, una];

/** Lines one below the other, to read, to choose or to tick. */
export function ListScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('list')}>
      <Bloques>
        <Bloque titulo={t('listas.simple')}>
          <List aria-label={t('listas.simple')}>
            {BANDEJAS.map(({ clave, icono }) => (
              <ListItem key={clave}>
                <Signo icono={icono} />
                <ListItemText primary={t(`listas.${clave}`)} />
              </ListItem>
            ))}
          </List>
        </Bloque>
        <Bloque titulo={t('listas.anidada')}>
          <Anidada />
        </Bloque>
        <Bloque titulo={t('listas.carpetas')}>
          <List aria-label={t('listas.carpetas')}>
            {CARPETAS.map((clave, i) => (
              <ListItem key={clave}>
                <Signo icono={IconFolder} />
                <ListItemText primary={t(`listas.${clave}`)} secondary={`${(i + 2) * 7}`} />
              </ListItem>
            ))}
          </List>
        </Bloque>
        <Bloque titulo={t('listas.seleccionable')}>
          <Seleccionable />
        </Bloque>
        <Bloque titulo={t('listas.casillas')}>
          <ConOpciones nombre={t('listas.casillas')} con="casilla" />
        </Bloque>
        <Bloque titulo={t('listas.interruptores')}>
          <ConOpciones nombre={t('listas.interruptores')} con="interruptor" />
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}

function Signo({ icono: Icono }: { readonly icono: Icono }) {
  return (
    <ListItemIcon sx={{ minWidth: 36, color: 'text.secondary' }}>
      <Icono size={20} stroke={1.7} aria-hidden />
    </ListItemIcon>
  );
}

function Anidada() {
  const t = textos.usar();
  const id = useId();
  const [abierta, setAbierta] = useState(true);
  return (
    <List aria-label={t('listas.anidada')}>
      <ListItem disablePadding sx={{ display: 'block' }}>
        <ListItemButton aria-expanded={abierta} aria-controls={id} onClick={() => setAbierta(!abierta)}>
          <Signo icono={IconInbox} />
          <ListItemText primary={t('listas.recibidos')} />
          <Box component="span" sx={{ display: 'inline-flex', transform: abierta ? 'rotate(180deg)' : 'none' }}>
            <IconChevronDown size={18} stroke={1.7} aria-hidden />
          </Box>
        </ListItemButton>
        <Despliegue abierto={abierta} id={id}>
          <List disablePadding aria-label={t('listas.recibidos')}>
            {(['clientes', 'proveedores'] as const).map((clave) => (
              <ListItem key={clave} sx={{ paddingInlineStart: 7 }}>
                <ListItemText primary={t(`listas.${clave}`)} />
              </ListItem>
            ))}
          </List>
        </Despliegue>
      </ListItem>
    </List>
  );
}

function Seleccionable() {
  const t = textos.usar();
  const [elegida, setElegida] = useState<string>('recibidos');
  return (
    <List aria-label={t('listas.seleccionable')}>
      {BANDEJAS.map(({ clave, icono }) => (
        <ListItem key={clave} disablePadding>
          <ListItemButton
            selected={clave === elegida}
            aria-current={clave === elegida ? 'true' : undefined}
            onClick={() => setElegida(clave)}
            sx={{ borderRadius: 1 }}
          >
            <Signo icono={icono} />
            <ListItemText primary={t(`listas.${clave}`)} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

function ConOpciones({ nombre, con }: { readonly nombre: string; readonly con: 'casilla' | 'interruptor' }) {
  const t = textos.usar();
  const id = useId();
  const [puestas, setPuestas] = useState<readonly Opcion[]>(['aviso']);
  const Control = con === 'casilla' ? Checkbox : Switch;
  return (
    <List aria-label={nombre}>
      {OPCIONES.map((opcion) => (
        <ListItem key={opcion}>
          <ListItemText id={`${id}-${opcion}`} primary={t(`listas.${opcion}`)} />
          <Control
            edge="end"
            checked={puestas.includes(opcion)}
            onChange={() => setPuestas(alternar(puestas, opcion))}
            slotProps={{ input: { 'aria-labelledby': `${id}-${opcion}` } }}
          />
        </ListItem>
      ))}
    </List>
  );
}
