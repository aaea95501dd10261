import Box from '@mui/material/Box';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import type { Notificacion } from '@trastienda/nucleo/plataforma/contrato-de-notificaciones.ts';
import { useTranslation } from 'react-i18next';
import { decirNotificacion } from '#i18n/decir.ts';
import { formatearFechaHora, formatearRelativo } from '#ui/formato/formato.ts';
import type { Icono } from '#ui/piezas/icono.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';

const ICONOS: Readonly<Record<Notificacion['icono'], Icono>> = {
  archivo: IconFileSpreadsheet,
  entrega: IconTruckDelivery,
  ajuste: IconAdjustments,
  escudo: IconShieldCheck,
  llave: IconKey,
  megafono: IconSpeakerphone,
};
const TONOS = { azul: 'primary', exito: 'success', aviso: 'warning', error: 'error' } as const;

/** What every list shows of one: its drawing, what happened, when, and a dot while it is unread. */
export function ContenidoDeNotificacion({
  una,
  entera = false,
}: {
  readonly una: Notificacion;
  readonly entera?: boolean;
}) {
  const { t } = useTranslation('notificaciones');
  const { titulo, texto } = decirNotificacion(una);
  const IconoDeUna = ICONOS[una.icono];
  return (
    <>
      <Simbolo tono={TONOS[una.tono]} redondo>
        <IconoDeUna size={20} stroke={1.5} aria-hidden />
      </Simbolo>
      <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'block' }}>
        <Box component="span" sx={{ ...linea, fontWeight: una.leida ? 400 : 600 }}>
          {titulo}
        </Box>
        <Box component="span" sx={{ ...linea, ...(entera ? {} : dosLineas), ...chica }}>
          {texto}
        </Box>
        <Box component="time" dateTime={una.en} title={formatearFechaHora(una.en)} sx={{ ...linea, ...chica }}>
          {formatearRelativo(una.en)}
        </Box>
      </Box>
      {!una.leida && (
        <Box component="span" sx={punto}>
          <Oculto>{t('sinLeer')}</Oculto>
        </Box>
      )}
    </>
  );
}

const linea = { display: 'block', whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
const chica = { fontSize: '0.75rem', lineHeight: '1.125rem', color: 'text.secondary' } as const;
const dosLineas = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
const punto = {
  position: 'relative',
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const;
