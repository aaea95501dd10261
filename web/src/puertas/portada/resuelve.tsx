import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useEffect, useState } from 'react';
import { useMovimiento } from './movimiento.ts';
import { Seccion } from './secciones.tsx';
import { usePortada } from './textos.ts';

const PUESTOS = ['vendedor', 'deposito', 'compras', 'administracion'] as const;
const CADA_MS = 6_000;

/** What it solves for each post, in turns that stop when somebody says so, points at them or is inside them. */
export function Resuelve() {
  const t = usePortada();
  const { quieto, alternar } = useMovimiento();
  const [turno, setTurno] = useState(0);
  const [encima, setEncima] = useState(false);
  useEffect(() => {
    if (quieto || encima) return;
    const reloj = setInterval(() => setTurno((antes) => (antes + 1) % PUESTOS.length), CADA_MS);
    return () => clearInterval(reloj);
  }, [quieto, encima]);
  const mover = (pasos: number) => () => setTurno((turno + pasos + PUESTOS.length) % PUESTOS.length);
  const { rol, texto } = t.resuelve[PUESTOS[turno] ?? 'vendedor'];
  return (
    <Box sx={{ bgcolor: 'sunken' }}>
      <Seccion titulo={t.resuelve.titulo}>
        <Box
          role="group"
          aria-roledescription="carousel"
          aria-label={t.resuelve.titulo}
          onMouseEnter={() => setEncima(true)}
          onMouseLeave={() => setEncima(false)}
          onFocus={() => setEncima(true)}
          onBlur={() => setEncima(false)}
        >
          <Paper
            sx={{
              p: { xs: 3, md: 5 },
              maxWidth: 720,
              minHeight: 180,
              mx: 'auto',
              display: 'grid',
              alignContent: 'center',
            }}
          >
            <Box data-testid="portada-turno" aria-live={quieto || encima ? 'polite' : 'off'}>
              <Typography sx={{ fontWeight: 600, color: 'primary.text' }}>{rol}</Typography>
              <Typography sx={{ mt: 1, fontSize: '1.25rem', lineHeight: 1.5 }}>{texto}</Typography>
            </Box>
          </Paper>
          <Box sx={{ mt: 2, display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 1 }}>
            <IconButton aria-label={t.anterior} onClick={mover(-1)}>
              <IconChevronLeft className="con-direccion" size={20} stroke={1.7} aria-hidden />
            </IconButton>
            <Button
              variant="text"
              onClick={alternar}
              startIcon={quieto ? <IconPlayerPlay size={18} aria-hidden /> : <IconPlayerPause size={18} aria-hidden />}
            >
              {quieto ? t.seguir : t.pausar}
            </Button>
            <IconButton aria-label={t.siguiente} onClick={mover(1)}>
              <IconChevronRight className="con-direccion" size={20} stroke={1.7} aria-hidden />
            </IconButton>
          </Box>
        </Box>
      </Seccion>
    </Box>
  );
}
