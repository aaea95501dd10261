import Alert from '@mui/material/Alert';
import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearFechaHora } from '#ui/formato/formato.ts';
import { Enlace } from '#ui/piezas/enlace.tsx';

/** Somebody asked for it, or has to look again: nothing broke. */
const GRAVEDAD: Readonly<Record<string, 'info' | 'warning'>> = {
  'importaciones.cancelada': 'info',
  'importaciones.cambio_desde_el_ensayo': 'warning',
};

/** What has to be known whatever the step: that the last work failed, and that this file was taken before. */
export function AvisosDeImportacion({ importacion }: { readonly importacion: Importacion }) {
  const { t } = useTranslation('importaciones');
  const { fallo, anterior, tarea, estado } = importacion;
  const abierta = estado === 'CARGADA' || estado === 'VALIDADA';
  return (
    <>
      {fallo && !tarea && (
        <Alert severity={GRAVEDAD[fallo.code] ?? 'error'}>
          {fallo.code !== 'importaciones.cancelada' && <b>{t(`asistente.fallo.${fallo.tarea}`)} </b>}
          {fallo.title}
        </Alert>
      )}
      {anterior && abierta && (
        <Alert severity="warning">
          {t('asistente.anterior', { cuando: formatearFechaHora(anterior.aplicadaEn) })}{' '}
          <Enlace
            to="/importaciones/$id"
            params={{ id: anterior.id }}
            sx={{ color: 'inherit', textDecoration: 'underline' }}
          >
            {t('asistente.anteriorVer')}
          </Enlace>
        </Alert>
      )}
    </>
  );
}
