import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type HTMLInputTypeAttribute, type ReactNode, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatearFecha } from '#ui/formato/formato.ts';
import { type OpcionesDeVacio, useCampoConocido } from './formulario-campos.ts';

export type CampoProps = OpcionesDeVacio & {
  /** Path of the value in the form: `documento.numero`. */
  readonly name: string;
  readonly label: string;
  readonly ayuda?: string;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly sx?: SxProps<Theme>;
};

type PropsDeTexto = CampoProps & {
  readonly tipo?: HTMLInputTypeAttribute;
  readonly multilinea?: boolean;
  readonly maximo?: number;
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly inputMode?: 'numeric' | 'email';
  readonly fin?: ReactNode;
};

/** A text field tied to the form around it. It shows the message of the schema below itself. */
export function Campo({ name, label, ayuda, tipo = 'text', multilinea = false, ...props }: PropsDeTexto) {
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const { ref, ...registrado } = register(name);
  useCampoConocido(name, label, props, tipo === 'date' ? (fecha) => formatearFecha(String(fecha)) : undefined);
  return (
    <TextField
      {...registrado}
      inputRef={ref}
      label={useEtiqueta(label, props)}
      type={tipo}
      fullWidth
      multiline={multilinea}
      minRows={multilinea ? 2 : undefined}
      disabled={props.disabled ?? false}
      autoFocus={props.autoFocus ?? false}
      autoComplete={props.autoComplete ?? 'off'}
      placeholder={props.placeholder}
      error={error !== undefined}
      helperText={error?.message ?? ayuda}
      slotProps={{
        htmlInput: { maxLength: props.maximo, inputMode: props.inputMode },
        ...(props.fin ? { input: { endAdornment: props.fin } } : {}),
      }}
      {...(props.sx ? { sx: props.sx } : {})}
    />
  );
}

type PropsDeSelect<Valor extends string | number> = CampoProps & {
  readonly opciones: readonly { readonly valor: Valor; readonly texto: string }[];
};

/** One of a few fixed options. */
export function CampoSelect<Valor extends string | number>({
  name,
  label,
  ayuda,
  opciones,
  ...props
}: PropsDeSelect<Valor>) {
  const { t } = useTranslation('ui');
  const { field, fieldState } = useController({ name });
  // It is of the box that opens, not of what holds it: the focus would go where nothing takes it.
  const { ref, ...resto } = field;
  useCampoConocido(name, label, props, (uno) => opciones.find(({ valor }) => valor === uno)?.texto);
  const sinElegir = props.opcional || props.anulable ? '–' : t('formulario.elegi');
  return (
    <TextField
      {...resto}
      inputRef={ref}
      value={field.value ?? ''}
      select
      label={useEtiqueta(label, props)}
      fullWidth
      disabled={props.disabled ?? false}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? ayuda}
      slotProps={{
        select: { displayEmpty: true, ...((field.value ?? '') === '' ? { sx: { color: 'text.secondary' } } : {}) },
      }}
      {...(props.sx ? { sx: props.sx } : {})}
    >
      <MenuItem value="" sx={{ color: 'text.secondary' }} disabled={!props.opcional && !props.anulable}>
        {sinElegir}
      </MenuItem>
      {opciones.map(({ valor, texto }) => (
        <MenuItem key={valor} value={valor}>
          {texto}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Yes or no. */
export function CampoCasilla({ name, label, ayuda, ...props }: CampoProps) {
  const { field, fieldState } = useController({ name });
  useCampoConocido(name, label, props);
  const id = useId();
  const nota = fieldState.error?.message ?? ayuda;
  return (
    <FormControl error={fieldState.invalid} {...(props.sx ? { sx: props.sx } : {})}>
      <FormControlLabel
        label={label}
        // The box begins where the fields above and below do.
        sx={{ marginInlineStart: '-8px' }}
        control={
          <Checkbox
            name={field.name}
            checked={field.value === true}
            onChange={(_, marcada) => field.onChange(marcada)}
            onBlur={field.onBlur}
            disabled={props.disabled ?? false}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': nota ? id : undefined } }}
          />
        }
      />
      {nota && <FormHelperText id={id}>{nota}</FormHelperText>}
    </FormControl>
  );
}

/** The label with «(opcional)» when the field may stay empty. */
export function useEtiqueta(label: string, { opcional, anulable, vaciable }: OpcionesDeVacio): string {
  const { t } = useTranslation('ui');
  return opcional || anulable || vaciable ? `${label} (${t('formulario.opcional')})` : label;
}
