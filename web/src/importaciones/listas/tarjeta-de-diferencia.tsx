import Box from '@mui/material/Box';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { LineaDeLista } from '@trastienda/nucleo/importaciones/contrato.ts';
import { enMoneda } from './columnas-de-diferencias.tsx';
import { ChipDeSituacion, EstadoDeLinea, Variacion } from './situacion-de-linea.tsx';

/** A line of the list on a phone: what it is, and its cost before and after. */
export function TarjetaDeDiferencia({ linea }: { readonly linea: LineaDeLista }) {
  const { codigo, descripcion, marca, articulo, netoAnterior, monedaAnterior, neto, moneda, situacion } = linea;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
      <Box sx={fila}>
        <Box component="bdi" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {codigo || articulo?.codigo}
        </Box>
        <ChipDeSituacion situacion={situacion} />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{[descripcion, marca].filter(Boolean).join(' · ')}</Box>
      <Box sx={fila}>
        <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', flexWrap: 'wrap' }}>
          {netoAnterior !== null && (
            <Box component="bdi" sx={{ color: 'text.secondary' }}>
              {enMoneda(netoAnterior, monedaAnterior)}
            </Box>
          )}
          {netoAnterior !== null && neto !== null && (
            <IconArrowRight size={14} stroke={1.7} aria-hidden className="con-direccion" />
          )}
          {neto !== null && <b>{enMoneda(neto, moneda)}</b>}
        </Box>
        {linea.variacion !== null && <Variacion linea={linea} />}
      </Box>
      <div>
        <EstadoDeLinea linea={linea} />
      </div>
    </Box>
  );
}

const fila = {
  display: 'flex',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
} as const;
