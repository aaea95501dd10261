import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import { Link } from '@tanstack/react-router';
import type { Notificacion } from '@trastienda/nucleo/plataforma/contrato-de-notificaciones.ts';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { alFin } from '#armazon/extremo.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { ContenidoDeNotificacion } from './contenido-de-notificacion.tsx';
import { useDestino, useMarcarLeidas, useNotificaciones } from './use-notificaciones.ts';

type Props = { readonly open: boolean; readonly ancla: HTMLElement; readonly onClose: () => void };

/** 360 px under the bell: how many are new, the last ones, and the way to all of them. */
export function MenuDeNotificaciones({ open, ancla, onClose }: Props) {
  const { t } = useTranslation('notificaciones');
  const { direction } = useTheme();
  const titulo = useId();
  const consulta = useNotificaciones();
  const marcar = useMarcarLeidas();
  const irse = useVuelta(ancla);
  const cerrarYendo = () => {
    irse();
    onClose();
  };
  const { filas = [], sinLeer = 0 } = consulta.data ?? {};
  const [ultima] = filas;
  return (
    <Popover
      open={open}
      disableRestoreFocus
      anchorEl={ancla}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: alFin(direction) }}
      transformOrigin={{ vertical: 'top', horizontal: alFin(direction) }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titulo,
          sx: { width: 360, maxWidth: 'calc(100vw - 32px)', display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, px: 2.5, pt: 2, pb: 1.5 }}>
        <Typography id={titulo} variant="h6" component="h2" sx={{ flex: 1 }}>
          {t('titulo')}
        </Typography>
        {sinLeer > 0 && (
          <Chip size="small" color="primary" label={sinLeer > 99 ? t('muchas') : t('nuevas', { count: sinLeer })} />
        )}
      </Stack>
      <Divider />
      <Box sx={{ maxHeight: 385, overflowY: 'auto' }}>
        <Cargado
          consulta={consulta}
          esqueleto={<Esqueleto />}
          tituloDeError={t('error')}
          esVacio={(datos) => datos.filas.length === 0}
          vacio={{ icono: IconBellOff, titulo: t('vacio'), texto: t('vacioTexto') }}
        >
          {() => (
            <MenuList autoFocusItem aria-labelledby={titulo} disablePadding>
              {filas.map((una) => (
                <Fila
                  key={una.id}
                  una={una}
                  onAbrir={() => {
                    if (!una.leida) marcar.mutate({ body: { ids: [una.id] } });
                    cerrarYendo();
                  }}
                />
              ))}
            </MenuList>
          )}
        </Cargado>
      </Box>
      <Divider />
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 0.5, p: 1 }}>
        <Button
          variant="text"
          size="small"
          disabled={sinLeer === 0 || !ultima || marcar.isPending}
          onClick={() => ultima && marcar.mutate({ body: { hasta: ultima.id } })}
        >
          {t('marcarTodas')}
        </Button>
        <Button variant="text" size="small" component={Link} to="/usuario/notificaciones" onClick={cerrarYendo}>
          {t('verTodas')}
        </Button>
      </Stack>
    </Popover>
  );
}

function Fila({ una, onAbrir, ...deLista }: { readonly una: Notificacion; readonly onAbrir: () => void }) {
  const destino = useDestino();
  return (
    <MenuItem {...deLista} component={Link} {...destino(una)} onClick={onAbrir} sx={fila}>
      <ContenidoDeNotificacion una={una} />
    </MenuItem>
  );
}

function Esqueleto() {
  return (
    <Stack sx={{ gap: 2, p: 2.5 }}>
      {[80, 60, 70].map((ancho) => (
        <Stack key={ancho} direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <Skeleton variant="circular" width={40} height={40} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width={`${ancho}%`} />
            <Skeleton width="40%" />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

/** Closing gives the focus back to the bell; whoever went somewhere else goes on there. */
function useVuelta(ancla: HTMLElement): () => void {
  const seFue = useRef(false);
  useEffect(
    () => () => {
      const destino = seFue.current ? document.getElementById('contenido') : ancla;
      destino?.focus({ preventScroll: seFue.current });
    },
    [ancla],
  );
  return () => {
    seFue.current = true;
  };
}

const fila = {
  gap: 1.5,
  alignItems: 'center',
  px: 2.5,
  py: 1.25,
  whiteSpace: 'normal',
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;
