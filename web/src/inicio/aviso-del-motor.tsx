import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useSesion } from '#acceso/sesion.tsx';

/** Tells an administrator that the database that comes with the product lacks corrections, until it is brought up to date. */
export function AvisoDelMotor() {
  const { t } = useTranslation('inicio');
  const { avisarMotor } = useSesion();
  return avisarMotor && <Alert severity="warning">{t('motor.aviso', avisarMotor)}</Alert>;
}
