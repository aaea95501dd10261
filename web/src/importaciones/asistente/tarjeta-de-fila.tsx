import Box from '@mui/material/Box';
import type { FilaImportada } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato/formato.ts';
import { ChipDeResultado } from './chip-de-resultado.tsx';
import { ResumenDeFila } from './resumen-de-fila.tsx';

/** A row of the file on a phone. */
export function TarjetaDeFilaImportada({ fila }: { readonly fila: FilaImportada }) {
  const { t } = useTranslation('importaciones');
  const lugar = t('asistente.filas.detalle', { fila: formatearEntero(fila.fila) });
  // A row without código is known by its place.
  const [titulo, ...resto] = [fila.referencia, lugar, fila.texto].filter((parte) => parte !== '');
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box component="bdi" sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {titulo}
        </Box>
        <ChipDeResultado resultado={fila.resultado} />
      </Box>
      {resto.length > 0 && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{resto.join(' · ')}</Box>
      )}
      <Box sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        <ResumenDeFila fila={fila} />
      </Box>
    </Box>
  );
}
