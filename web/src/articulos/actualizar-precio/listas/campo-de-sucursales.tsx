import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSucursalesDePrecio } from './use-sucursales-de-precio.ts';

/** The sucursales that sell with a lista; none is all of them. */
export function CampoDeSucursales() {
  const { t } = useTranslation('precios');
  const id = useId();
  const { field } = useController({ name: 'sucursales' });
  const elegidas = field.value as readonly string[];
  const sucursales = useSucursalesDePrecio();
  if (sucursales.length < 2) return null;
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} sx={{ fontSize: '0.8125rem', lineHeight: '1.125rem', fontWeight: 600 }}>
        {t('listasDePrecio.listas.sucursales')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {sucursales.map(({ id: sucursalId, nombre }) => (
          <FormControlLabel
            key={sucursalId}
            control={
              <Checkbox
                checked={elegidas.includes(sucursalId)}
                onChange={(_, marcada) =>
                  field.onChange(marcada ? [...elegidas, sucursalId] : elegidas.filter((una) => una !== sucursalId))
                }
              />
            }
            label={nombre}
          />
        ))}
      </Box>
      <FormHelperText sx={{ m: 0 }}>{t('listasDePrecio.listas.ninguna')}</FormHelperText>
    </Box>
  );
}
