import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CostoPrevisto } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { conSigno } from '#articulos/actualizar-precio/signo.ts';
import { simboloDe } from '#articulos/simbolo-de-moneda.ts';
import { EstadoChip } from '#ui/estado-chip.tsx';
import { formatearPorcentaje, formatearUnitario } from '#ui/formato.ts';

/** The cost of each before and after, with the margin that its price leaves. */
export function MuestraDeCambio({ lineas }: { readonly lineas: readonly CostoPrevisto[] }) {
  const { t } = useTranslation('costos');
  if (lineas.length === 0) return null;
  return (
    <>
      <Typography variant="caption" component="h3" sx={{ color: 'text.secondary', mt: 1.5, display: 'block' }}>
        {t('cambio.previa.muestra')}
      </Typography>
      <Box
        component="ul"
        // Long: it scrolls within itself, also by keyboard.
        tabIndex={0}
        aria-label={t('cambio.previa.muestra')}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 300, overflow: 'auto' }}
      >
        {lineas.map((linea) => (
          <Box
            component="li"
            key={linea.id}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', fontSize: '0.8125rem' }}
          >
            <Linea linea={linea} />
          </Box>
        ))}
      </Box>
    </>
  );
}

function Linea({ linea }: { readonly linea: CostoPrevisto }) {
  const { t } = useTranslation('costos');
  const { codigo, descripcion, moneda, antes, despues, variacion, margenAntes, margenDespues, alertas } = linea;
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
      <Box title={descripcion} sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        <bdi style={{ fontWeight: 600 }}>{codigo}</bdi> {descripcion}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <bdi>
          <s>{`${simboloDe(moneda)} ${formatearUnitario(antes)}`}</s> → <b>{formatearUnitario(despues)}</b>{' '}
          {conSigno(variacion)}
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
