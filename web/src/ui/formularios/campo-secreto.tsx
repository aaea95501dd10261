import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Campo, type CampoProps } from './campos.tsx';

/** A password of a form, that can be looked at. `numerico` for a PIN. */
export function CampoSecreto(
  props: CampoProps & {
    readonly autoComplete: 'current-password' | 'new-password' | 'off';
    readonly maximo?: number;
    readonly numerico?: boolean;
  },
) {
  const { t } = useTranslation('ui');
  const [visible, setVisible] = useState(false);
  const Icono = visible ? IconEyeOff : IconEye;
  return (
    <Campo
      {...props}
      tipo={visible ? 'text' : 'password'}
      maximo={props.maximo ?? 128}
      {...(props.numerico ? { inputMode: 'numeric' as const } : {})}
      fin={
        <InputAdornment position="end">
          <IconButton
            size="small"
            aria-label={t(visible ? 'secreto.ocultar' : 'secreto.mostrar', { que: props.label })}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            <Icono size={18} stroke={1.5} aria-hidden />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
