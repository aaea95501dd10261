import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hayPortapapeles, useCopiar } from '#ui/archivos/copiar.ts';

export type InvitacionHecha = {
  readonly email: string;
  readonly enlace: string;
  /** Whether it went by mail as well. */
  readonly porCorreo: boolean;
};

/** The link of an invitation, this once. */
export function EnlaceDeInvitacion(props: InvitacionHecha & { readonly onListo: () => void }) {
  const { t } = useTranslation('administrador');
  const copiar = useCopiar();
  const aviso = useRef<HTMLDivElement>(null);
  // What was in focus is gone: whoever listens to the screen hears what came.
  useEffect(() => aviso.current?.focus(), []);
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert ref={aviso} tabIndex={-1} severity={props.porCorreo ? 'success' : 'warning'}>
        {t(props.porCorreo ? 'invitaciones.enviada' : 'invitaciones.sinCorreo', { email: props.email })}
      </Alert>
      <TextField
        label={t('invitaciones.enlace')}
        value={props.enlace}
        helperText={t(props.porCorreo ? 'invitaciones.enlaceAyuda' : 'invitaciones.enlaceUnico')}
        onFocus={(evento) => evento.target.select()}
        slotProps={{
          htmlInput: { readOnly: true, dir: 'ltr' },
          input: hayPortapapeles()
            ? {
                endAdornment: (
                  <InputAdornment position="end">
                    <Button
                      size="small"
                      variant="text"
                      startIcon={<IconCopy size={17} stroke={1.7} aria-hidden />}
                      onClick={() => copiar(props.enlace, t('invitaciones.copiado'))}
                    >
                      {t('invitaciones.copiar')}
                    </Button>
                  </InputAdornment>
                ),
              }
            : {},
        }}
      />
      <Button variant="contained" onClick={props.onListo}>
        {t('invitaciones.listo')}
      </Button>
    </Stack>
  );
}
