import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useState } from 'react';
import { textos } from './textos.ts';

/** The place of a video: a picture of our own that moves while it «plays». Nothing of other hosts. */
export function Video({ cover, quien }: { readonly cover: string; readonly quien: string }) {
  const t = textos.usar();
  const [anda, setAnda] = useState(false);
  const Icono = anda ? IconPlayerPause : IconPlayerPlay;
  return (
    <ButtonBase aria-label={t(anda ? 'pausar' : 'reproducir', { quien })} onClick={() => setAnda(!anda)} sx={marco}>
      <Box component="img" src={cover} alt="" sx={{ ...imagen, animationPlayState: anda ? 'running' : 'paused' }} />
      <Box component="span" aria-hidden sx={boton(anda)}>
        <Icono size={26} stroke={1.7} />
      </Box>
    </ButtonBase>
  );
}

const marco = {
  position: 'relative',
  width: '100%',
  height: { xs: 200, sm: 320 },
  overflow: 'hidden',
  borderRadius: 1,
};

const imagen = {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  animation: 'acercar 12s ease-in-out infinite alternate',
  '@keyframes acercar': { to: { transform: 'scale(1.18) translateX(-3%)' } },
} as const;

const boton = (anda: boolean) =>
  ({
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    width: 64,
    height: 64,
    borderRadius: '50%',
    bgcolor: 'inverse.background',
    color: 'inverse.text',
    opacity: anda ? 0.35 : 0.92,
  }) as const;
