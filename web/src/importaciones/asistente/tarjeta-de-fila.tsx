import Box from '@mui/material/Box';
import type { FilaImportada } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato.ts';
import { ChipDeResultado } from './chip-de-resultado.tsx';
import { ResumenDeFila } from './resumen-de-fila.tsx';

/** A row of the file on a phone. */
export function TarjetaDeFilaImportada({ fila }: { readonly fila: FilaImportada }) {
  const { t } = useTranslation('importaciones');
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box component="bdi" sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {fila.referencia}
        </Box>
        <ChipDeResultado resultado={fila.resultado} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {[t('asistente.filas.detalle', { fila: formatearEntero(fila.fila) }), fila.texto].filter(Boolean).join(' · ')}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        <ResumenDeFila fila={fila} />
      </Box>
    </Box>
  );
}
