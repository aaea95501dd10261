import type { LineaDeLote } from '@trastienda/nucleo/articulos/precios/contrato-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { EstadoChip } from '#ui/estado-chip.tsx';

/** What became of a line, or why somebody has to look at it. */
export function SituacionDeLinea({ linea }: { readonly linea: LineaDeLote }) {
  const { t } = useTranslation('precios');
  const { omitida, incluida, alertas, confirmada } = linea;
  if (omitida !== null) {
    return <EstadoChip tono="aviso">{t(`actualizar.lote.lineas.omitidaPor.${omitida}`)}</EstadoChip>;
  }
  if (!incluida) return <EstadoChip tono="neutro">{t('actualizar.lote.lineas.excluida')}</EstadoChip>;
  const [alerta] = alertas;
  if (alerta === undefined) return null;
  if (confirmada) return <EstadoChip tono="exito">{t('actualizar.lote.lineas.confirmada')}</EstadoChip>;
  return <EstadoChip tono="aviso">{t(`actualizar.lote.lineas.alertas.${alerta}`)}</EstadoChip>;
}
