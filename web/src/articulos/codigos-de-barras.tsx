import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { Campo } from '#ui/formularios/campos.tsx';

/** The bar codes of a new artículo, each with the units one scan is worth (ART-01). */
export function CodigosDeBarras() {
  const { t } = useTranslation(['articulos', 'cruces']);
  const { fields, append, remove } = useFieldArray({ name: 'codigos' });
  return (
    <>
      {fields.map((campo, i) => (
        <Box key={campo.id} sx={linea}>
          <Campo name={`codigos.${i}.valor`} label={t('campo.codigoBarras')} maximo={60} autoFocus />
          <CampoDecimal name={`codigos.${i}.cantidadPorLectura`} label={t('campo.cantidadPorLectura')} decimales={3} />
          <IconButton aria-label={t('cruces:codigos.quitarBarras')} onClick={() => remove(i)} sx={{ mt: 2.75 }}>
            <IconTrash size={18} stroke={1.7} aria-hidden />
          </IconButton>
        </Box>
      ))}
      <Button
        variant="text"
        startIcon={<IconBarcode size={18} stroke={1.7} aria-hidden />}
        onClick={() => append({ tipo: 'BARRAS', valor: '', cantidadPorLectura: '1' })}
        sx={{ justifySelf: 'start' }}
      >
        {t('cruces:codigos.agregarBarras')}
      </Button>
    </>
  );
}

/** On a phone the code has a line of its own, so that all of what was scanned is seen. */
const linea = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0,1fr) 44px', sm: 'minmax(0,1fr) 140px 44px' },
  alignItems: 'start',
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
