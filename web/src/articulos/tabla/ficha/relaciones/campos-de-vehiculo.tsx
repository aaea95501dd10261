import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LARGO_DE_NOMBRE } from '@trastienda/nucleo/articulos/aplicaciones/vehiculo.ts';
import { listarVehiculos } from '@trastienda/nucleo/articulos/contrato.ts';
import { useController, useWatch } from 'react-hook-form';
import { consultaDe } from '#api/consultas.ts';
import { useConEspera } from '#ui/con-espera.ts';
import { type CampoProps, useEtiqueta } from '#ui/formularios/campos.tsx';
import { useCampoConocido } from '#ui/formularios/formulario-campos.ts';

const ESPERA_MS = 120;
const HASTA = 20;

type Props = CampoProps & { readonly dato: 'marca' | 'modelo' | 'motor' };

/** Any text, with what was written before of the same marca and modelo at hand, so that it is written alike. */
export function CampoDeVehiculo({ name, label, ayuda, dato, ...props }: Props) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const [marca, modelo] = useWatch({ name: ['marca', 'modelo'] }) as [string, string];
  useCampoConocido(name, label, props);
  const etiqueta = useEtiqueta(label, props);
  const buscar = useConEspera((field.value ?? '').trim(), ESPERA_MS);
  const sugeridos = useQuery({
    ...consultaDe(listarVehiculos, {
      query: {
        dato,
        porPagina: HASTA,
        ...(buscar === '' ? {} : { buscar }),
        ...(dato === 'marca' ? {} : { marca: marca ?? '' }),
        ...(dato === 'motor' ? { modelo: modelo ?? '' } : {}),
      },
    }),
    enabled: dato === 'marca' || (marca ?? '') !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete<string, false, true, true>
      freeSolo
      disableClearable
      options={(sugeridos.data?.filas ?? []).map(({ nombre }) => nombre)}
      filterOptions={(todos) => todos}
      inputValue={field.value ?? ''}
      value={field.value ?? ''}
      onInputChange={(_, texto) => field.onChange(texto)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={etiqueta}
          inputRef={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          autoFocus={props.autoFocus ?? false}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? ayuda}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, maxLength: LARGO_DE_NOMBRE } }}
        />
      )}
    />
  );
}

/** A year, or nothing for an open end. */
export function CampoDeAnio({ name, label, ayuda, ...props }: CampoProps) {
  const { field, fieldState } = useController<Record<string, number | string | null>>({ name });
  useCampoConocido(name, label, props);
  return (
    <TextField
      name={field.name}
      inputRef={field.ref}
      onBlur={field.onBlur}
      value={field.value ?? ''}
      onChange={({ target }) => field.onChange(leerAnio(target.value))}
      label={useEtiqueta(label, props)}
      fullWidth
      autoComplete="off"
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? ayuda}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
    />
  );
}

const leerAnio = (texto: string): number | string | null => {
  const limpio = texto.trim();
  if (limpio === '') return null;
  return /^\d+$/.test(limpio) ? Number(limpio) : limpio;
};
