import IconFileOff from '@tabler/icons-react/dist/esm/icons/IconFileOff.mjs';
import { useTranslation } from 'react-i18next';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';

/** A file that was given up: nothing is left of it but its line in the history. */
export function Descartada() {
  const { t } = useTranslation('importaciones');
  return (
    <Tarjeta sinRelleno>
      <VistaVacia
        icono={IconFileOff}
        titulo={t('asistente.descartada.titulo')}
        texto={t('asistente.descartada.texto')}
        accion={
          <EnlaceBoton to="/importaciones/nueva" variant="contained">
            {t('asistente.descartada.otro')}
          </EnlaceBoton>
        }
      />
    </Tarjeta>
  );
}
