import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useCampoConocido } from '#ui/formularios/formulario-campos.ts';

/** The tick that lets a formula pass. What is sent is how many were looked at, so that the server holds it against its own count. */
export function CampoRevisados({ cuantos }: { readonly cuantos: number }) {
  const { t } = useTranslation('precios');
  const etiqueta = t('listasDePrecio.previa.revise', { count: cuantos, n: formatearEntero(cuantos) });
  const { field, fieldState } = useController({ name: 'revisados' });
  useCampoConocido('revisados', etiqueta, {});
  const id = useId();
  const nota = fieldState.error?.message;
  return (
    <FormControl error={fieldState.invalid}>
      <FormControlLabel
        label={etiqueta}
        control={
          <Checkbox
            name={field.name}
            checked={field.value === cuantos}
            onChange={(_, marcada) => field.onChange(marcada ? cuantos : undefined)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': nota ? id : undefined } }}
          />
        }
      />
      {nota && <FormHelperText id={id}>{nota}</FormHelperText>}
    </FormControl>
  );
}
