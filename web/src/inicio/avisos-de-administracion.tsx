import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useSesion } from '#acceso/sesion.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { salidaDebajo } from '#ui/piezas/salida-debajo.ts';

/**
 * Tells an administrator that the database that comes with the product lacks corrections, and that a password alone is what keeps
 * others out, until neither is so any more.
 */
export function AvisosDeAdministracion() {
  const { t } = useTranslation('inicio');
  const { avisarMotor, avisarSegundoFactor } = useSesion();
  return (
    <>
      {avisarMotor && (
        <Alert role="note" severity="warning">
          {t('motor', avisarMotor)}
        </Alert>
      )}
      {avisarSegundoFactor && (
        <Alert
          role="note"
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
      )}
    </>
  );
}
