import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import type { CampoProps } from '#ui/formularios/campos.tsx';
import { useCampoConocido } from '#ui/formularios/formulario-campos.ts';

/** A whole number tied to the form around it, which keeps a number; what is no number stays as typed and is refused. */
export function CampoEntero({ name, label, ayuda, ...props }: CampoProps) {
  const { field, fieldState } = useController({ name });
  const { ref, ...resto } = field;
  useCampoConocido(name, label, props);
  return (
    <TextField
      {...resto}
      inputRef={ref}
      value={String(field.value ?? '')}
      onChange={({ target }) => field.onChange(/^\d{1,9}$/.test(target.value) ? Number(target.value) : target.value)}
      label={label}
      fullWidth
      autoComplete="off"
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? ayuda}
      slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr', style: { textAlign: 'end' } } }}
      {...(props.sx ? { sx: props.sx } : {})}
    />
  );
}
