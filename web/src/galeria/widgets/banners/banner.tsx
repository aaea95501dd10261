import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconMedal from '@tabler/icons-react/dist/esm/icons/IconMedal.mjs';
import IconPlugConnectedX from '@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { type ReactNode, useId } from 'react';

const DIBUJOS = {
  monedas: IconCoins,
  medalla: IconMedal,
  amigos: IconUsers,
  enchufe: IconPlugConnectedX,
  carrito: IconShoppingCart,
} as const;

/** A wide piece of news with a drawing at its end and what to do about it. */
export function Banner(props: {
  readonly tono: 'primary' | 'success' | 'info' | 'error' | 'warning';
  readonly dibujo: keyof typeof DIBUJOS;
  readonly titulo: string;
  readonly texto: string;
  readonly children: ReactNode;
}) {
  const { tono } = props;
  const id = useId();
  const Dibujo = DIBUJOS[props.dibujo];
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      data-testid={`banners-${props.dibujo}`}
      sx={{ ...banner, bgcolor: `${tono}.soft`, color: 'text.primary' }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography id={id} component="h2" sx={{ fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 600 }}>
          {props.titulo}
        </Typography>
        <Typography sx={{ mt: 0.5, mb: 2, maxWidth: 520, color: `${tono}.onSoft` }}>{props.texto}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{props.children}</Box>
      </Box>
      <Box aria-hidden sx={{ ...figura, color: `${tono}.onSoft` }}>
        <Box sx={{ ...aro, bgcolor: 'background.paper' }} />
        <Dibujo size={88} stroke={1.1} />
      </Box>
    </Paper>
  );
}

const banner = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  overflow: 'hidden',
  px: { xs: 2.5, sm: 4 },
  py: { xs: 2.5, sm: 3.5 },
  boxShadow: 'none',
} as const;

const figura = {
  position: 'relative',
  display: { xs: 'none', sm: 'grid' },
  placeItems: 'center',
  flex: 'none',
  width: 168,
  height: 128,
  '& svg': { position: 'relative' },
} as const;

const aro = { position: 'absolute', width: 168, height: 168, borderRadius: '50%', opacity: 0.6 } as const;
