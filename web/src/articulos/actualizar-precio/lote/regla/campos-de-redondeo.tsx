import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { MODOS_DE_REDONDEO } from '@trastienda/nucleo/articulos/precios/redondeo.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { CampoSelect } from '#ui/formularios/campos.tsx';

/** Those a shop rounds to; one that came from elsewhere is offered too. */
const PASOS = ['1', '5', '10', '50', '100', '500', '1000'] as const;

/** Rounding is chosen each time (PRE-13): to which multiples, which way, and in what they end. */
export function CamposDeRedondeo() {
  const { t } = useTranslation('precios');
  const { setValue } = useFormContext();
  const paso = useWatch({ name: 'redondeo.paso' }) as string;
  const pasos = Number(paso) === 0 || PASOS.some((uno) => Number(uno) === Number(paso)) ? PASOS : [paso, ...PASOS];
  const elegido = pasos.find((uno) => Number(uno) === Number(paso)) ?? '0';
  return (
    <>
      <TextField
        select
        fullWidth
        label={t('actualizar.lote.regla.redondeo')}
        value={elegido}
        onChange={({ target }) => {
          setValue('redondeo.paso', target.value, { shouldDirty: true });
          // An ending belongs to the step it was chosen for.
          setValue('redondeo.terminacion', '0', { shouldDirty: true });
        }}
      >
        <MenuItem value="0">{t('actualizar.lote.regla.sinRedondeo')}</MenuItem>
        {pasos.map((uno) => (
          <MenuItem key={uno} value={uno}>
            {formatearCantidad(uno)}
          </MenuItem>
        ))}
      </TextField>
      {elegido !== '0' && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 80px', gap: 1 }}>
          <CampoSelect
            name="redondeo.modo"
            label={t('actualizar.lote.regla.modo')}
            opciones={MODOS_DE_REDONDEO.map((valor) => ({ valor, texto: t(`actualizar.lote.modo.${valor}`) }))}
          />
          <CampoDecimal name="redondeo.terminacion" label={t('actualizar.lote.regla.terminacion')} decimales={4} />
        </Box>
      )}
    </>
  );
}
