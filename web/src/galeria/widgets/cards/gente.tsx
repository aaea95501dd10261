import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { textos } from '#galeria/widgets/textos.ts';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { alternarPedido, alternarQuitado, alternarSeguido, tarjetas } from './estado.ts';
import { AMIGOS, SEGUIDORES } from './muestras.ts';

/** Three people, who are followed or not. */
export function Seguidores() {
  const t = textos.usar();
  const { seguidos } = tarjetas.usar();
  return SEGUIDORES.map(({ id, nombre, lugar }) => (
    <Paper key={id} component="article" aria-label={nombre} sx={{ ...fila, p: 2.5 }}>
      <Quien nombre={nombre} texto={lugar} />
      <Button
        size="small"
        variant={seguidos.has(id) ? 'tonal' : 'contained'}
        aria-label={t(seguidos.has(id) ? 'siguiendoA' : 'seguirA', { quien: nombre })}
        onClick={() => tarjetas.cambiar((estado) => alternarSeguido(estado, id))}
      >
        {t(seguidos.has(id) ? 'siguiendo' : 'seguir')}
      </Button>
    </Paper>
  ));
}

/** Four people one may know: to add, or to take out of sight. */
export function Amigos() {
  const t = textos.usar();
  const { pedidos, quitados } = tarjetas.usar();
  return AMIGOS.map(({ id, nombre, enComun }) => (
    <Paper key={id} component="article" aria-label={nombre} sx={{ display: 'grid', gap: 1, p: 2.5 }}>
      <Box sx={fila}>
        <Quien nombre={nombre} texto={t('enComun', { cuantos: enComun })} />
      </Box>
      <Box role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary', minHeight: 20 }}>
        {pedidos.has(id) && t('solicitud')}
        {quitados.has(id) && t('quitado')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant={pedidos.has(id) ? 'tonal' : 'contained'}
          disabled={quitados.has(id)}
          aria-pressed={pedidos.has(id)}
          aria-label={t('agregarA', { quien: nombre })}
          onClick={() => tarjetas.cambiar((estado) => alternarPedido(estado, id))}
        >
          {t('agregarAmigo')}
        </Button>
        <Button
          size="small"
          aria-pressed={quitados.has(id)}
          aria-label={t('quitarA', { quien: nombre })}
          onClick={() => tarjetas.cambiar((estado) => alternarQuitado(estado, id))}
        >
          {t('quitarAmigo')}
        </Button>
      </Box>
    </Paper>
  ));
}

function Quien({ nombre, texto }: { readonly nombre: string; readonly texto: ReactNode }) {
  return (
    <>
      <AvatarDe quien={{ nombre }} lado={44} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="h3" sx={{ m: 0, fontSize: '0.9375rem', fontWeight: 600 }}>
          {nombre}
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{texto}</Box>
      </Box>
    </>
  );
}

const fila = { display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 } as const;
