import Box from '@mui/material/Box';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { destinoSeguro } from '#acceso/destino.ts';
import { estiloDeEnlace, PaginaDeAcceso } from '#acceso/pagina-de-acceso.tsx';
import { LoginForm } from './login.form.tsx';

/** The door: enters and goes on to where the person was going. */
export function LoginScreen() {
  const { t } = useTranslation('acceso');
  const router = useRouter();
  const { next } = useSearch({ from: '/sin-sesion/login' });
  const handleIngreso = () => void router.navigate({ href: destinoSeguro(next) });
  return (
    <PaginaDeAcceso pagina={t('login.pagina')} titulo={t('login.titulo')} bajada={t('login.bajada')}>
      <LoginForm onIngreso={handleIngreso} />
      <Box sx={{ mt: 4, textAlign: 'center', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('login.nuevo')}{' '}
        <Box component={Link} to="/auth/register" sx={estiloDeEnlace}>
          {t('login.crear')}
        </Box>
      </Box>
    </PaginaDeAcceso>
  );
}
