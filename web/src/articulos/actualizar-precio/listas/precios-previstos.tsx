import Box from '@mui/material/Box';
import type { PrecioPrevisto } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-cambio-de-formula.ts';
import { useTranslation } from 'react-i18next';
import { conSigno } from '#articulos/actualizar-precio/signo.ts';
import { Muestra } from '#articulos/en-lote/muestra.tsx';
import { formatearEntero, formatearPorcentaje, formatearUnitario } from '#ui/formato/formato.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

type Props = {
  readonly filas: readonly PrecioPrevisto[];
  readonly total: number;
  /** Of a lista that is still to be made, where none had one. */
  readonly nueva: boolean;
};

/** Each price as it is and as it would be, those that stand out first. */
export function PreciosPrevistos({ filas, total, nueva }: Props) {
  const { t } = useTranslation('precios');
  const titulo = t('listasDePrecio.previa.muestra', {
    vistos: formatearEntero(filas.length),
    total: formatearEntero(total),
  });
  return <Muestra titulo={titulo} lineas={filas} alto={320} decir={(fila) => <Linea fila={fila} nueva={nueva} />} />;
}

function Linea({ fila, nueva }: { readonly fila: PrecioPrevisto; readonly nueva: boolean }) {
  const { antes, despues, variacion, margen, alertas } = fila;
  const { t } = useTranslation('precios');
  const importe = (valor: string | null) =>
    valor === null ? t('listasDePrecio.previa.nada') : formatearUnitario(valor);
  return (
    <Box sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <bdi>
        {!nueva && (
          <>
            <Box component="s" sx={{ color: 'text.secondary' }}>
              {importe(antes)}
            </Box>
            {' → '}
          </>
        )}
        <b>{importe(despues)}</b> {variacion !== null && conSigno(variacion)}
      </bdi>
      {margen !== undefined && margen !== null && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('listasDePrecio.previa.margen', { margen: formatearPorcentaje(margen) })}
        </Box>
      )}
      {alertas.map((alerta) => (
        <EstadoChip key={alerta} tono="aviso">
          {t(`listasDePrecio.previa.alertas.${alerta}`)}
        </EstadoChip>
      ))}
    </Box>
  );
}
