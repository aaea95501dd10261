import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconPlayerSkipBack from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipBack.mjs';
import IconPlayerSkipForward from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipForward.mjs';
import { useState } from 'react';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { textos } from '#galeria/widgets/textos.ts';
import { DE_IZQUIERDA } from '#ui/piezas/de-izquierda.ts';
import { alternarSonando, tarjetas, vecino } from './estado.ts';
import { TEMAS } from './muestras.ts';

/** Three players to look at: nothing sounds. */
export function Musica() {
  return TEMAS.map(([titulo], lugar) => <Reproductor key={titulo} lugar={lugar} />);
}

function Reproductor({ lugar }: { readonly lugar: number }) {
  const t = textos.usar();
  const [tema, setTema] = useState(lugar);
  const sonando = tarjetas.usarCon((estado) => estado.sonando === lugar);
  const [titulo, quienes] = TEMAS[tema] ?? TEMAS[0];
  const Icono = sonando ? IconPlayerPause : IconPlayerPlay;
  const ir = (pasos: number) => setTema(vecino(tema, pasos, TEMAS.length));
  return (
    <Paper component="article" aria-label={titulo} sx={{ display: 'flex', overflow: 'hidden', minHeight: 132 }}>
      <Box sx={{ flex: 1, minWidth: 0, p: 2.5 }}>
        <Box component="h3" sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
          {titulo}
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {sonando ? `${quienes} · ${t('sonando')}` : quienes}
        </Box>
        {/* As the machines have them, in every language. */}
        <Box style={DE_IZQUIERDA} sx={{ display: 'flex', gap: 0.5, mt: 1.5 }}>
          <IconButton aria-label={t('anterior')} onClick={() => ir(-1)}>
            <IconPlayerSkipBack size={18} stroke={1.7} aria-hidden />
          </IconButton>
          <IconButton
            aria-label={t(sonando ? 'pausar' : 'reproducir', { que: titulo })}
            onClick={() => tarjetas.cambiar((estado) => alternarSonando(estado, lugar))}
            sx={{ color: 'primary.text' }}
          >
            <Icono size={20} stroke={1.7} aria-hidden />
          </IconButton>
          <IconButton aria-label={t('siguiente')} onClick={() => ir(1)}>
            <IconPlayerSkipForward size={18} stroke={1.7} aria-hidden />
          </IconButton>
        </Box>
      </Box>
      <Box component="img" src={dibujo(titulo, 'abstracto', 240, 240)} alt="" sx={{ width: 128, objectFit: 'cover' }} />
    </Paper>
  );
}
