import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useSesion } from '#acceso/sesion.tsx';
import { EnlaceBoton } from '#ui/enlace.tsx';
import { salidaDebajo } from '#ui/salida-debajo.ts';

/** Tells an administrator who works with a password alone, until that is no longer so. */
export function AvisoDeSegundoFactor() {
  const { t } = useTranslation('inicio');
  const { avisarSegundoFactor } = useSesion();
  if (!avisarSegundoFactor) return null;
  return (
    <Alert
      severity="info"
      sx={salidaDebajo}
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
