import Checkbox from '@mui/material/Checkbox';
import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Switch from '@mui/material/Switch';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type Clase = 'checkbox' | 'radio' | 'switch';
export const TONOS = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;
export type Tono = (typeof TONOS)[number];

const CONTROLES = { checkbox: Checkbox, radio: Radio, switch: Switch } as const;

type Props = {
  readonly clase: Clase;
  readonly nombre: string;
  /** Which one of its group a radio is, in whatever language its name is said. */
  readonly valor?: string;
  /** Nothing is written beside it; the name is for who does not see it. */
  readonly sinRotulo?: boolean;
  readonly tono?: Tono;
  readonly tamano?: 'small' | 'medium' | 'grande';
  readonly posicion?: FormControlLabelProps['labelPlacement'];
  readonly marcada?: boolean;
  readonly disabled?: boolean;
  readonly iconos?: readonly [vacia: ReactNode, marcada: ReactNode];
  readonly sx?: SxProps<Theme>;
  /** The name of a radio that stands alone; any other belongs to the group around it. */
  readonly grupo?: string;
};

/** A tick, a radio or a switch, each with its name. */
export function MarcaDe({ clase, nombre, sinRotulo = false, posicion = 'end', ...props }: Props) {
  const Control = CONTROLES[clase];
  const { tono, tamano = 'medium', iconos } = props;
  const deGrupo = clase === 'radio' && props.grupo === undefined;
  const control = (
    <Control
      disabled={props.disabled ?? false}
      {...(iconos ? { icon: iconos[0], checkedIcon: iconos[1] } : {})}
      {...(deGrupo ? { value: props.valor } : { defaultChecked: props.marcada ?? false })}
      {...(props.grupo ? { name: props.grupo } : {})}
      slotProps={{ input: sinRotulo ? { 'aria-label': nombre } : {} }}
      sx={[
        tono ? colorDe(tono) : {},
        tamano === 'medium' ? {} : TAMANOS[tamano][clase],
        ...(Array.isArray(props.sx) ? props.sx : [props.sx ?? {}]),
      ]}
    />
  );
  return sinRotulo ? control : <FormControlLabel label={nombre} labelPlacement={posicion} control={control} />;
}

const colorDe = (tono: Tono) => ({
  '&.Mui-checked': { color: `${tono}.main` },
  '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': { bgcolor: `${tono}.main` },
});

const interruptor = (pastilla: number, perilla: number) => ({
  width: pastilla * 1.8 + 16,
  height: pastilla + 16,
  '& .MuiSwitch-track': { borderRadius: `${pastilla / 2}px` },
  '& .MuiSwitch-switchBase.Mui-checked': { transform: `translateX(${pastilla * 0.8}px)` },
  '& .MuiSwitch-thumb': { width: perilla, height: perilla },
});

const TAMANOS = {
  small: {
    checkbox: { '& svg': { width: 15, height: 15 } },
    radio: { '& svg': { width: 19, height: 19 } },
    switch: interruptor(15, 11),
  },
  grande: {
    checkbox: { '& svg': { width: 26, height: 26 } },
    radio: { '& svg': { width: 30, height: 30 } },
    switch: interruptor(30, 26),
  },
} as const;
