import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flotante } from '#ui/flotantes/flotantes.tsx';
import { Pista } from '#ui/flotantes/pista.tsx';
import { piezaAPedido } from '#ui/pantalla/pieza-a-pedido.ts';
import { useLlegadas, useNotificaciones } from './use-notificaciones.ts';

/** What opens is only needed by who opens it. */
const Menu = flotante(
  piezaAPedido(() => import('./menu-de-notificaciones.tsx')),
  (suyas) => suyas.MenuDeNotificaciones,
);

/** Beyond this the server does not count. */
const TOPE = 99;

/** The bell: how much there is to read, told as it happens, and the way to it. */
export function Notificaciones() {
  const { t } = useTranslation('notificaciones');
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const { data } = useNotificaciones();
  const sinLeer = data?.sinLeer ?? 0;
  useLlegadas();
  const conCuenta = () => (sinLeer > TOPE ? t('campanaMuchas') : t('campanaSinLeer', { count: sinLeer }));
  return (
    <>
      <Pista texto={t('titulo')}>
        <IconButton
          aria-label={sinLeer === 0 ? t('campana') : conCuenta()}
          aria-haspopup="dialog"
          aria-expanded={ancla !== null}
          onClick={(evento) => setAncla(evento.currentTarget)}
        >
          <IconBell size={20} stroke={1.5} aria-hidden />
          {sinLeer > 0 && (
            <Box component="span" aria-hidden sx={cuenta}>
              {sinLeer > TOPE ? `${TOPE}+` : sinLeer}
            </Box>
          )}
        </IconButton>
      </Pista>
      {ancla && <Menu open ancla={ancla} onClose={() => setAncla(null)} />}
    </>
  );
}

/** Over the corner of the bell. */
const cuenta = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minWidth: 20,
  px: 0.75,
  borderRadius: 10,
  bgcolor: 'error.main',
  color: 'error.contrastText',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
} as const;
