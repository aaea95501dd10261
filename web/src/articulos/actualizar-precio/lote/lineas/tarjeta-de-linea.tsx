import Box from '@mui/material/Box';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { LineaDeLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lineas.ts';
import { useTranslation } from 'react-i18next';
import { formatearUnitario } from '#ui/formato/formato.ts';
import { variacionDeColumna } from '#ui/formato/porcentaje-de-columna.ts';
import { ChipDeAlerta } from '#ui/piezas/chip-de-alerta.tsx';
import { Lista, Margen, Tilde } from './columnas-de-lineas.tsx';
import { SituacionDeLinea } from './situacion-de-linea.tsx';
import type { Marcas } from './use-marcas.ts';

/** A line of a batch on a phone: its tick, what it is, and its price before and after. */
export function TarjetaDeLinea(props: {
  readonly linea: LineaDeLote;
  readonly conIva: boolean;
  readonly marcas: Marcas | null;
}) {
  const { t } = useTranslation('precios');
  const { linea, conIva, marcas } = props;
  const lado = ({ neto, conIva: final }: LineaDeLote['nuevo']) => formatearUnitario(conIva ? final : neto);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      {marcas && <Tilde linea={linea} marcas={marcas} />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box sx={fila}>
          <Box component="bdi" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {linea.codigo}
          </Box>
          <SituacionDeLinea linea={linea} />
        </Box>
        <Box sx={{ overflowWrap: 'anywhere' }}>{linea.descripcion}</Box>
        <Box sx={{ ...fila, fontSize: '0.8125rem', color: 'text.secondary' }}>
          <span>
            <Lista linea={linea} />
          </span>
          {linea.margen !== undefined && (
            <span>
              {t('actualizar.lote.lineas.margen')} <Margen linea={linea} />
            </span>
          )}
        </Box>
        <Box sx={fila}>
          <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {lado(linea.anterior)}
            </Box>
            <IconArrowRight size={14} stroke={1.7} aria-hidden className="con-direccion" />
            <b>{lado(linea.nuevo)}</b>
          </Box>
          <ChipDeAlerta va={linea.alertas.includes('VARIACION')}>{variacionDeColumna(linea.variacion)}</ChipDeAlerta>
        </Box>
      </Box>
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
