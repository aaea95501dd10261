import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SocialProfile } from '#galeria/api-falsa/entidades/perfil.ts';
import { formatearFechaHora, formatearRelativo } from '#ui/formato/formato.ts';
import { AvatarDe } from '#ui/piezas/avatar.tsx';

/** Who wrote it, and how long ago. */
export function Firma(props: { readonly de: SocialProfile; readonly ahora: Date; readonly titulo?: boolean }) {
  const { name, avatar, time } = props.de;
  // What is written after the screen was opened is of just now.
  const desde = new Date(Math.max(props.ahora.getTime(), new Date(time).getTime()));
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <AvatarDe quien={{ nombre: name, foto: avatar }} lado={props.titulo ? 40 : 32} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component={props.titulo ? 'h2' : 'p'}>
          {name}
        </Typography>
        <Typography
          variant="caption"
          component="time"
          dateTime={time}
          title={formatearFechaHora(time)}
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {formatearRelativo(time, desde)}
        </Typography>
      </Box>
    </Stack>
  );
}
