import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import IconArrowBigUp from '@tabler/icons-react/dist/esm/icons/IconArrowBigUp.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly valor: string;
  readonly onCambio: (valor: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | undefined;
  readonly ayuda?: string;
};

/** A password that can be looked at. Says when caps lock is on, in a place kept for it. */
export function CampoDeContrasena(props: Props) {
  const { t } = useTranslation('acceso');
  const [visible, setVisible] = useState(false);
  const [mayusculas, setMayusculas] = useState(false);
  const mirar = (evento: KeyboardEvent) => setMayusculas(evento.getModifierState?.('CapsLock') ?? false);
  return (
    <TextField
      name={props.name}
      label={props.label}
      type={visible ? 'text' : 'password'}
      value={props.valor}
      onChange={(evento) => props.onCambio(evento.target.value)}
      onKeyUp={mirar}
      onKeyDown={mirar}
      onBlur={() => setMayusculas(false)}
      {...(props.inputRef ? { inputRef: props.inputRef } : {})}
      autoFocus={props.autoFocus ?? false}
      autoComplete={props.autoComplete}
      error={props.error !== undefined}
      helperText={props.error ?? (mayusculas ? <Aviso texto={t('contrasena.mayusculas')} /> : (props.ayuda ?? ' '))}
      slotProps={{
        htmlInput: { maxLength: 128, autoCapitalize: 'none', spellCheck: false },
        formHelperText: { 'aria-live': 'polite', sx: { minHeight: 20 } },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <IconLock size={18} stroke={1.5} aria-hidden />
            </InputAdornment>
          ),
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={visible ? t('contrasena.ocultar') : t('contrasena.mostrar')}
                aria-pressed={visible}
                onClick={() => setVisible(!visible)}
              >
                {visible ? (
                  <IconEyeOff size={18} stroke={1.5} aria-hidden />
                ) : (
                  <IconEye size={18} stroke={1.5} aria-hidden />
                )}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

function Aviso({ texto }: { readonly texto: string }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'warning.text', fontWeight: 500 }}
    >
      <IconArrowBigUp size={15} stroke={1.7} aria-hidden />
      {texto}
    </Box>
  );
}
