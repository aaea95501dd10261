import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { DetalleDeFalla } from './detalle-de-falla.tsx';
import { esFallaDeCarga, recargarUnaVez } from './fallas-de-carga.ts';

/** How long nothing shows while it is seen whether the page loads itself anew: a server that hangs answers no one. */
const PACIENCIA_MS = 700;

/** A screen that failed while drawing, or whose code did not arrive. The rest of the application stays. */
export function PantallaRota({ error, onReintentar }: { readonly error: Error; readonly onReintentar: () => void }) {
  const { t } = useTranslation('armazon');
  const { t: tUi } = useTranslation('ui');
  const navigate = useNavigate();
  const router = useRouter();
  const deCarga = esFallaDeCarga(error);
  const [recargando, setRecargando] = useState(deCarga);
  useEffect(() => {
    if (!deCarga) return;
    const reloj = setTimeout(() => setRecargando(false), PACIENCIA_MS);
    void recargarUnaVez().then((recarga) => {
      clearTimeout(reloj);
      setRecargando(recarga);
    });
    return () => clearTimeout(reloj);
  }, [deCarga]);
  const handleReintentar = () => {
    // Without a connection a reload would leave the browser's own page in place of everything.
    if (deCarga && globalThis.navigator.onLine) globalThis.location.reload();
    else {
      // The card goes away with the button.
      document.querySelector('main')?.focus();
      void router.invalidate().then(onReintentar);
    }
  };
  if (recargando) return null;
  const titulo = deCarga ? t('error.cargaTitulo') : t('error.titulo');
  return (
    <Pagina titulo={titulo} rastro={[]}>
      <Tarjeta>
        <VistaVacia
          icono={IconAlertTriangle}
          titulo={titulo}
          texto={deCarga ? t('error.cargaTexto') : t('error.texto')}
          accion={
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button onClick={() => void navigate({ to: '/' })}>{t('error.inicio')}</Button>
              <Button variant="contained" onClick={handleReintentar}>
                {tUi('accion.reintentar')}
              </Button>
            </Stack>
          }
        />
        <DetalleDeFalla error={error} />
      </Tarjeta>
    </Pagina>
  );
}
