import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useSesion } from '#acceso/sesion.tsx';
import { EnlaceBoton } from '#ui/enlace.tsx';

/** Tells an administrator who works with a password alone, until that is no longer so. */
export function AvisoDeSegundoFactor() {
  const { t } = useTranslation('inicio');
  const { avisarSegundoFactor } = useSesion();
  if (!avisarSegundoFactor) return null;
  return (
    <Alert
      severity="info"
      // On a phone the sentence has the width and the way out stands below it.
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: 1 },
        '& .MuiAlert-action': { flex: { xs: '1 0 100%', sm: 'none' }, justifyContent: 'flex-end' },
      }}
      action={
        <EnlaceBoton to="/usuario/perfil" search={{ pestana: 'seguridad' }} size="small" color="inherit">
          {t('segundoFactor.activar')}
        </EnlaceBoton>
      }
    >
      {t('segundoFactor.aviso')}
    </Alert>
  );
}
