import Box from '@mui/material/Box';
import type { CostoPrevisto } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { conSigno } from '#articulos/actualizar-precio/signo.ts';
import { Muestra } from '#articulos/en-lote/muestra.tsx';
import { formatearPorcentaje, formatearUnitario } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

/** The cost of each before and after, with the margin that its price leaves. */
export function MuestraDeCambio({ lineas }: { readonly lineas: readonly CostoPrevisto[] }) {
  const { t } = useTranslation('costos');
  return (
    <Muestra
      titulo={t('cambio.previa.muestra')}
      lineas={lineas}
      alto={300}
      decir={(linea) => <Linea linea={linea} />}
    />
  );
}

function Linea({ linea }: { readonly linea: CostoPrevisto }) {
  const { t } = useTranslation('costos');
  const { moneda, antes, despues, variacion, margenAntes, margenDespues, alertas } = linea;
  const margen =
    margenAntes !== null && margenDespues !== null
      ? t('cambio.previa.margenDe', {
          antes: formatearPorcentaje(margenAntes),
          despues: formatearPorcentaje(margenDespues),
        })
      : null;
  const notas = [margen, linea.sigue && t('cambio.previa.sigue'), linea.deProveedor && t('cambio.previa.deLista')];
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <bdi>
          <s>{unitarioEn(moneda, antes)}</s> → <b>{formatearUnitario(despues)}</b> {conSigno(variacion)}
        </bdi>
        {alertas.map((alerta) => (
          <EstadoChip key={alerta} tono="aviso">
            {t(`cambio.alerta.${alerta}`)}
          </EstadoChip>
        ))}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{notas.filter(Boolean).join(' · ')}</Box>
    </>
  );
}
