import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useCampoConocido } from '#ui/formularios/formulario-campos.ts';

/** Some of a few, one tick for each, tied to the form around it, which keeps their ids. */
export function CampoDeCasillas(props: {
  readonly name: string;
  readonly label: string;
  readonly ayuda: string;
  readonly opciones: readonly { readonly id: string; readonly texto: string }[];
}) {
  const { name, label, ayuda, opciones } = props;
  const id = useId();
  const { field, fieldState } = useController({ name });
  const elegidas = field.value as readonly string[];
  useCampoConocido(name, label, {});
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} sx={tituloDeGrupo}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: '3px' }}>
        {opciones.map(({ id: opcion, texto }, i) => (
          <FormControlLabel
            key={opcion}
            control={
              <Checkbox
                name={field.name}
                checked={elegidas.includes(opcion)}
                onBlur={field.onBlur}
                onChange={(_, marcada) =>
                  field.onChange(marcada ? [...elegidas, opcion] : elegidas.filter((una) => una !== opcion))
                }
                slotProps={{ input: i === 0 ? { ref: field.ref } : {} }}
              />
            }
            label={texto}
          />
        ))}
      </Box>
      <FormHelperText error={fieldState.invalid} sx={{ m: 0 }}>
        {fieldState.error?.message ?? ayuda}
      </FormHelperText>
    </Box>
  );
}

export const tituloDeGrupo = { fontSize: '0.8125rem', lineHeight: '1.125rem', fontWeight: 600 } as const;
