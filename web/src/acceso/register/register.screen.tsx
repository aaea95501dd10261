import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { estiloDeEnlace, PaginaDeAcceso } from '#acceso/pagina-de-acceso.tsx';
import { altaPendiente } from '#acceso/sesion.queries.ts';
import { VistaError } from '#ui/estado-vista.tsx';
import { AltaForm } from './alta.form.tsx';

/** The first administrator, with the code the console shows; afterwards accounts are by invitation. */
export function RegisterScreen() {
  const { t } = useTranslation('acceso');
  const navigate = useNavigate();
  const alta = useQuery(altaPendiente);
  const cerrada = alta.data?.pendiente === false;
  return (
    <PaginaDeAcceso
      pagina={t('alta.pagina')}
      titulo={cerrada ? t('alta.porInvitacion') : t('alta.titulo')}
      bajada={cerrada ? t('alta.porInvitacionTexto') : t('alta.bajada')}
    >
      {alta.isPending && <Skeleton variant="rounded" height={320} />}
      {alta.isError && <VistaError error={alta.error} onReintentar={() => void alta.refetch()} />}
      {alta.data?.pendiente && <AltaForm onListo={() => void navigate({ to: '/' })} />}
      {cerrada && (
        <Button variant="contained" size="large" fullWidth onClick={() => void navigate({ to: '/login', search: {} })}>
          {t('alta.irAlLogin')}
        </Button>
      )}
      {alta.data?.pendiente && (
        <Box sx={{ mt: 3, textAlign: 'center', fontSize: '0.8125rem' }}>
          <Box component={Link} to="/login" sx={estiloDeEnlace}>
            {t('alta.volver')}
          </Box>
        </Box>
      )}
    </PaginaDeAcceso>
  );
}
