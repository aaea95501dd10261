import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { LARGO_DE_NOMBRE, MAXIMO_DE_DECIMALES, type TipoDeCampo } from '@trastienda/nucleo/articulos/campos/campo.ts';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';

const DECIMALES = Array.from({ length: MAXIMO_DE_DECIMALES + 1 }, (_, n) => ({ valor: n, texto: String(n) }));

/** What a campo of each tipo says of itself. */
export function DatosDelCampo({ tipo }: { readonly tipo: TipoDeCampo }) {
  const { t } = useTranslation('campos');
  return (
    <>
      {tipo === 'NUMERO' && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 120px', alignItems: 'start' }}>
          <Campo name="unidad" label={t('unidad')} ayuda={t('unidadAyuda')} maximo={15} vaciable />
          <CampoSelect name="decimales" label={t('decimales')} opciones={DECIMALES} />
        </Box>
      )}
      {tipo === 'LISTA' && <Opciones />}
    </>
  );
}

export function NombreDelCampo({ autoFocus = false }: { readonly autoFocus?: boolean }) {
  const { t } = useTranslation('campos');
  return <Campo name="nombre" label={t('nombre')} maximo={LARGO_DE_NOMBRE} autoFocus={autoFocus} />;
}

/** In the order they are offered. */
function Opciones() {
  const { t } = useTranslation('campos');
  // `id` is the one of the option, so the list keeps its own under another name.
  const { fields, append, remove } = useFieldArray({ name: 'opciones', keyName: 'clave' });
  return (
    <Box role="group" aria-label={t('opciones')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle2" component="h4">
        {t('opciones')}
      </Typography>
      {fields.map(({ clave }, i) => (
        <Box key={clave} sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 44px', alignItems: 'start' }}>
          <Campo name={`opciones.${i}.nombre`} label={t('opcion', { numero: i + 1 })} maximo={60} />
          <IconButton aria-label={t('quitarOpcion', { numero: i + 1 })} onClick={() => remove(i)} sx={{ mt: 2.75 }}>
            <IconTrash size={18} stroke={1.7} aria-hidden />
          </IconButton>
        </Box>
      ))}
      <Button
        variant="text"
        startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
        onClick={() => append({ nombre: '' })}
        sx={{ justifySelf: 'start' }}
      >
        {t('agregarOpcion')}
      </Button>
    </Box>
  );
}
