import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** Stays at the foot of the window while a form has changes: to save them or to go back to what there was. */
export function BarraDeGuardar(props: {
  readonly visible: boolean;
  readonly guardando: boolean;
  readonly onDescartar: () => void;
}) {
  const { t } = useTranslation('ui');
  if (!props.visible && !props.guardando) return null;
  return (
    <Box data-pie data-sin-barra component="footer" sx={barra}>
      <Box role="status" sx={{ flex: 1, minWidth: 0, fontWeight: 500 }}>
        {t('formulario.sinGuardar')}
      </Box>
      <Button onClick={props.onDescartar} disabled={props.guardando}>
        {t('formulario.descartar')}
      </Button>
      <Button type="submit" variant="contained" loading={props.guardando}>
        {t('accion.guardar')}
      </Button>
    </Box>
  );
}

const barra = {
  position: 'sticky',
  bottom: { xs: 8, sm: 16 },
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.25,
  borderRadius: 1,
  bgcolor: 'raised',
  boxShadow: 'var(--t-palette-sombra-overlay)',
} as const;
