import Box from '@mui/material/Box';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { PrecioVigilado } from '@trastienda/nucleo/ventas/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearPorcentaje, formatearVariacion } from '#ui/formato/formato.ts';
import type { RenglonDeBorrador } from '#ventas/mostrador/guardar/borrador.ts';

type Props = {
  readonly renglon: RenglonDeBorrador;
  readonly vigilado: PrecioVigilado | undefined;
};

/** On a line sold under the margin, on a cost that is old, or at a price that its cost left behind: what is known about it, as far as the person may see (GAP-17). */
export function AvisoDePrecio({ renglon, vigilado }: Props) {
  const texto = useTextoDeAlarma(vigilado);
  const { t } = useTranslation('ventas');
  if (texto === '') return null;
  const completo =
    renglon.motivoDePrecio === ''
      ? texto
      : `${texto} · ${t('mostrador.alarma.motivo', { motivo: renglon.motivoDePrecio })}`;
  return (
    <Box component="span" role="note" title={completo} sx={aviso}>
      <IconAlertTriangle size={15} stroke={1.7} aria-hidden />
      <Box component="span" sx={deVariosRenglones}>
        {completo}
      </Box>
    </Box>
  );
}

/**
 * The alarms of a price in words; empty when it raises none. A cost that is old is told with how far it is to be trusted, and any
 * alarm with what the price leaves over what it costs today, also where that is not what raises it: whoever sells decides by
 * all three (GAP-17).
 */
export function useTextoDeAlarma(vigilado: PrecioVigilado | undefined): string {
  const { t } = useTranslation('ventas');
  if (!vigilado || vigilado.alarmas.length === 0) return '';
  const { alarmas, motivos, dias, movimientoDeMoneda, margen, alzaDeCosto } = vigilado;
  const queDeja = margen === null ? [] : [t('mostrador.alarma.margen', { margen: formatearPorcentaje(margen) })];
  const edad = dias ? [t('mostrador.alarma.dias', { count: dias })] : [];
  const moneda =
    movimientoDeMoneda === null || Number(movimientoDeMoneda) === 0
      ? []
      : [t('mostrador.alarma.moneda', { movimiento: formatearVariacion(movimientoDeMoneda) })];
  const alza =
    alzaDeCosto === null
      ? t('mostrador.alarma.subio')
      : t('mostrador.alarma.alza', { alza: formatearPorcentaje(alzaDeCosto) });
  const [bajoMargen, costoViejo] = [alarmas.includes('BAJO_MARGEN'), alarmas.includes('COSTO_VIEJO')];
  return [
    ...(bajoMargen && margen === null ? [t('mostrador.alarma.bajoMargen')] : []),
    ...(bajoMargen ? queDeja : []),
    // What makes it old comes first: the line has little room.
    ...(costoViejo && motivos.includes('DIAS') ? [...edad, ...moneda] : costoViejo ? [...moneda, ...edad] : []),
    ...(alarmas.includes('PRECIO_VIEJO') ? [alza] : []),
    ...(motivos.includes('SIN_COTIZACION') ? [t('mostrador.alarma.sinCotizacion')] : []),
    ...(bajoMargen ? [] : queDeja),
  ].join(' · ');
}

/** What it leaves comes last: in one line that is what would be cut. A long reason is told whole with the price (F7). */
const deVariosRenglones = {
  display: '-webkit-box',
  WebkitLineClamp: 5,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  whiteSpace: 'normal',
} as const;

const aviso = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  maxWidth: '100%',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '1.125rem',
  color: 'warning.text',
  '& svg': { flex: 'none' },
} as const;
