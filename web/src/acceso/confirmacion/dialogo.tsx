import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSesion } from '#acceso/sesion.tsx';
import { PedidoRechazado } from '#api/pedir.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { ConContrasena, ConPin } from './formularios.tsx';
import { useLlave } from './use-llave.ts';

export type DialogoProps = {
  /** What is asked for is content with the PIN of the terminal. */
  readonly sirvePin: boolean;
  readonly onRespuesta: (confirmada: boolean) => void;
  readonly onCerrado: () => void;
};

/** Whether the refusal says that a PIN will do; for the rest it takes a password or a passkey, also on a terminal. */
export const pideCualquiera = (rechazo: unknown): boolean =>
  rechazo instanceof PedidoRechazado && (rechazo.data as { readonly conPin?: unknown } | undefined)?.conPin === true;

/** «Confirmá que sos vos»: by password, by passkey or, on a shared terminal, by PIN. */
export function DialogoDeConfirmacion({ sirvePin, onRespuesta, onCerrado }: DialogoProps) {
  const { t } = useTranslation('acceso');
  const { terminal, tienePin, usuario } = useSesion();
  const [abierto, setAbierto] = useState(true);
  const puedeConPin = sirvePin && terminal !== null && tienePin;
  const [conPin, setConPin] = useState(puedeConPin);
  const id = useId();
  const responder = (confirmada: boolean) => {
    setAbierto(false);
    onRespuesta(confirmada);
  };
  const llave = useLlave(() => responder(true));
  const Forma = conPin ? ConPin : ConContrasena;
  return (
    <Dialog
      open={abierto}
      onClose={() => responder(false)}
      aria-labelledby={`${id}-titulo`}
      aria-describedby={`${id}-texto`}
      slotProps={{ paper: { sx: { maxWidth: 420, width: '100%' } }, transition: { onExited: onCerrado } }}
    >
      <Box sx={{ p: 3, display: 'grid', gap: 2 }}>
        <Stack direction="row" sx={{ gap: 1.75 }}>
          <Simbolo tono="primary">
            <IconShieldCheck size={20} stroke={1.5} aria-hidden />
          </Simbolo>
          <Box sx={{ minWidth: 0 }}>
            <Typography id={`${id}-titulo`} variant="h5" component="h2">
              {t('confirmar.titulo')}
            </Typography>
            <Typography id={`${id}-texto`} sx={{ color: 'text.secondary', mt: 0.5 }}>
              {t('confirmar.texto', { nombre: usuario.nombre })}
            </Typography>
          </Box>
        </Stack>
        <Forma onListo={() => responder(true)} onCancelar={() => responder(false)} />
        {(llave.hay || puedeConPin) && <Divider>{t('confirmar.o')}</Divider>}
        {llave.error && <Alert severity="error">{mensajeDeError(llave.error)}</Alert>}
        {llave.hay && (
          <Button
            onClick={llave.usar}
            loading={llave.esperando}
            loadingPosition="start"
            startIcon={<IconFingerprint size={18} stroke={1.7} aria-hidden />}
          >
            {t('confirmar.conLlave')}
          </Button>
        )}
        {puedeConPin && (
          <Button variant="text" onClick={() => setConPin(!conPin)}>
            {t(conPin ? 'confirmar.conContrasena' : 'confirmar.conPin')}
          </Button>
        )}
      </Box>
    </Dialog>
  );
}
