import Box from '@mui/material/Box';
import type { FilaDeImportacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import { EstadoDeImportacion } from './estado-de-importacion.tsx';

/** A file of the history on a phone. */
export function TarjetaDeImportacion({ importacion }: { readonly importacion: FilaDeImportacion }) {
  const { t } = useTranslation('importaciones');
  const { archivo, entidad, creadaEn, creadaPor, crear, actualizar, rechazadas } = importacion;
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{archivo}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {t(`entidad.${entidad}.titulo`)} · {formatearFechaHora(creadaEn)} · {creadaPor}
      </Box>
      <EstadoDeImportacion importacion={importacion} />
      {crear !== null && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('lista.resumen', {
            crear: formatearEntero(crear),
            actualizar: formatearEntero(actualizar),
            rechazadas: formatearEntero(rechazadas),
          })}
        </Box>
      )}
    </Box>
  );
}
