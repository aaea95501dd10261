import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import { useCampoConocido } from '#ui/formularios/formulario-campos.ts';

type Opcion = { readonly valor: string; readonly texto: string };
type Props = {
  readonly name: string;
  readonly label: string;
  readonly opciones: readonly Opcion[];
  readonly enFila?: boolean;
};

/** One of a few, all in sight. */
export function CampoOpcion({ name, label, opciones, enFila = false }: Props) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  useCampoConocido(name, label, {});
  const reparo = fieldState.error?.message;
  return (
    <FormControl error={fieldState.invalid}>
      <Titulo id={id}>{label}</Titulo>
      <RadioGroup
        row={enFila}
        name={`${id}${name}`}
        value={field.value ?? ''}
        onChange={(_, valor) => field.onChange(valor)}
        onBlur={field.onBlur}
        aria-labelledby={id}
        aria-describedby={reparo ? `${id}-reparo` : undefined}
        aria-invalid={fieldState.invalid}
      >
        {opciones.map(({ valor, texto }, i) => (
          <FormControlLabel
            key={valor}
            value={valor}
            label={texto}
            control={<Radio {...(i === 0 ? { slotProps: { input: { ref: field.ref } } } : {})} />}
          />
        ))}
      </RadioGroup>
      {reparo && <FormHelperText id={`${id}-reparo`}>{reparo}</FormHelperText>}
    </FormControl>
  );
}

/** Any of a few. The value in the form is the list of those that are ticked. */
export function CampoCasillas({ name, label, opciones, enFila = false }: Props) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  useCampoConocido(name, label, {});
  const reparo = fieldState.error?.message;
  const puestas: readonly string[] = field.value;
  const alternar = (valor: string) =>
    field.onChange(puestas.includes(valor) ? puestas.filter((una) => una !== valor) : [...puestas, valor]);
  return (
    <FormControl
      role="group"
      error={fieldState.invalid}
      aria-labelledby={id}
      aria-describedby={reparo ? `${id}-reparo` : undefined}
    >
      <Titulo id={id}>{label}</Titulo>
      <div style={{ display: 'flex', flexWrap: 'wrap', flexDirection: enFila ? 'row' : 'column' }}>
        {opciones.map(({ valor, texto }, i) => (
          <FormControlLabel
            key={valor}
            label={texto}
            control={
              <Checkbox
                checked={puestas.includes(valor)}
                onChange={() => alternar(valor)}
                onBlur={field.onBlur}
                slotProps={{ input: i === 0 ? { ref: field.ref } : {} }}
              />
            }
          />
        ))}
      </div>
      {reparo && <FormHelperText id={`${id}-reparo`}>{reparo}</FormHelperText>}
    </FormControl>
  );
}

function Titulo({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <FormLabel
      id={id}
      sx={{
        fontSize: '0.75rem',
        fontWeight: 500,
        color: 'text.secondary',
        '&.Mui-focused, &.Mui-error': { color: 'text.secondary' },
      }}
    >
      {children}
    </FormLabel>
  );
}
