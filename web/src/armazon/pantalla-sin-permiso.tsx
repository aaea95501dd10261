import Button from '@mui/material/Button';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

/** The person has a session but not the right to this screen. */
export function PantallaSinPermiso() {
  const { t } = useTranslation('armazon');
  const navigate = useNavigate();
  return (
    <Pagina titulo={t('error.sinPermisoTitulo')} rastro={[]}>
      <Tarjeta>
        <VistaVacia
          icono={IconLock}
          titulo={t('error.sinPermisoTitulo')}
          texto={t('error.sinPermisoTexto')}
          accion={<Button onClick={() => void navigate({ to: '/' })}>{t('error.inicio')}</Button>}
        />
      </Tarjeta>
    </Pagina>
  );
}
