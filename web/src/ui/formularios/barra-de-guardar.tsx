import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { seguirEnElContenido } from '#ui/pantalla/seguir-en-el-contenido.ts';

type Props = { readonly visible: boolean; readonly guardando: boolean; readonly onDescartar: () => void };

/** Stays at the foot of the window while a form has changes: to save them or to go back to what there was. */
export function BarraDeGuardar(props: Props) {
  return (props.visible || props.guardando) && <Barra {...props} />;
}

function Barra(props: Props) {
  const { t } = useTranslation('ui');
  // It goes away with the button that was pressed.
  useEffect(() => seguirEnElContenido, []);
  return (
    <Box data-pie data-sin-barra data-se-queda component="footer" sx={barra}>
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
