import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ListaDePrecio } from '@trastienda/nucleo/articulos/precios/contrato-de-listas.ts';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCampoConocido } from '#ui/formulario-campos.ts';
import { titulo } from './campos-de-alcance.tsx';

/** The manual listas whose prices change. */
export function CampoDeListas({ listas }: { readonly listas: readonly ListaDePrecio[] }) {
  const { t } = useTranslation('precios');
  const id = useId();
  const { field, fieldState } = useController({ name: 'listaIds' });
  const elegidas = field.value as readonly string[];
  const etiqueta = t('actualizar.lote.regla.listas');
  useCampoConocido('listaIds', etiqueta, {});
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} sx={titulo}>
        {etiqueta}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: '3px' }}>
        {listas.map(({ id: listaId, nombre, moneda, incluyeIva }, i) => (
          <FormControlLabel
            key={listaId}
            control={
              <Checkbox
                name={field.name}
                checked={elegidas.includes(listaId)}
                onBlur={field.onBlur}
                onChange={(_, marcada) =>
                  field.onChange(marcada ? [...elegidas, listaId] : elegidas.filter((una) => una !== listaId))
                }
                slotProps={{ input: i === 0 ? { ref: field.ref } : {} }}
              />
            }
            label={`${nombre} (${[moneda === 'ARS' ? '$' : 'USD', t(incluyeIva ? 'listasDePrecio.listas.conIvaCorto' : 'listasDePrecio.listas.netaCorto')].join(', ')})`}
          />
        ))}
      </Box>
      <FormHelperText error={fieldState.invalid} sx={{ m: 0 }}>
        {fieldState.error?.message ??
          t(listas.length === 0 ? 'actualizar.lote.regla.sinListas' : 'actualizar.lote.regla.listasAyuda')}
      </FormHelperText>
    </Box>
  );
}
