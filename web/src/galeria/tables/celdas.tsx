import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { EstadoChip, type Tono } from '#ui/piezas/estado-chip.tsx';
import { Oculto } from '#ui/piezas/oculto.tsx';
import type { Estado } from './muestras.ts';
import { textos } from './textos.ts';

/** A person with their picture, and what they do below, each in its line: where they do not fit, the table scrolls. */
export function Persona(props: { readonly nombre: string; readonly rol: string; readonly visto?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <AvatarDe quien={{ nombre: props.nombre }} />
      <Box sx={{ minWidth: 0, whiteSpace: 'nowrap' }}>
        <Box sx={{ fontWeight: 600, color: 'text.primary' }}>{props.visto ?? props.nombre}</Box>
        <Box sx={{ color: 'text.secondary' }}>{props.rol}</Box>
      </Box>
    </Box>
  );
}

/** Those of a team, one over the other; their names are said. */
export function Equipo({ nombres }: { readonly nombres: readonly string[] }) {
  return (
    <Box sx={grupo}>
      {nombres.map((nombre) => (
        <AvatarDe key={nombre} quien={{ nombre }} lado={32} />
      ))}
      <Oculto>{nombres.join(', ')}</Oculto>
    </Box>
  );
}

const TONO: Readonly<Record<Estado, Tono>> = {
  activo: 'azul',
  pendiente: 'aviso',
  completado: 'exito',
  cancelado: 'error',
};

export function ChipDeEstado({ estado }: { readonly estado: Estado }) {
  const t = textos.usar();
  return <EstadoChip tono={TONO[estado]}>{t(`de.${estado}`)}</EstadoChip>;
}

/** A product with its drawing, and a line below. */
export function ConDibujo(props: { readonly dibujo: string; readonly nombre: string; readonly texto?: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box component="img" src={props.dibujo} alt="" sx={{ width: 44, height: 44, flex: 'none', borderRadius: 1 }} />
      <Box>
        <Box sx={{ fontWeight: 600 }}>{props.nombre}</Box>
        {props.texto && <Box sx={{ color: 'text.secondary' }}>{props.texto}</Box>}
      </Box>
    </Box>
  );
}

const grupo = {
  position: 'relative',
  display: 'flex',
  '& > .MuiAvatar-root': { border: '2px solid', borderColor: 'background.paper' },
  '& > .MuiAvatar-root + .MuiAvatar-root': { marginInlineStart: '-8px' },
} as const;
