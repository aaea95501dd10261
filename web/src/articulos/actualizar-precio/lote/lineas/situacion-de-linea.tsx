import Box from '@mui/material/Box';
import type { LineaDeLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lineas.ts';
import { useTranslation } from 'react-i18next';
import { textoDeHasta } from '#articulos/actualizar-precio/texto-de-lote.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

type Props = { readonly linea: LineaDeLote };

/** What became of a line, or why somebody has to look at it. */
export function SituacionDeLinea({ linea }: Props) {
  const situacion = useSituacion(linea);
  return situacion && <EstadoChip tono={situacion.tono}>{situacion.texto}</EstadoChip>;
}

/** The same in a row of the table, below what the line is: there it has room, whatever columns there are. */
export function RenglonDeSituacion({ linea }: Props) {
  const situacion = useSituacion(linea);
  return situacion && <Box sx={{ ...renglon, color: COLORES[situacion.tono] }}>{situacion.texto}</Box>;
}

function useSituacion({ omitida, incluida, alertas, confirmada, anteriorHasta }: LineaDeLote) {
  const { t } = useTranslation('precios');
  if (omitida !== null) return { tono: 'aviso', texto: t(`actualizar.lote.lineas.omitidaPor.${omitida}`) } as const;
  if (!incluida) return { tono: 'neutro', texto: t('actualizar.lote.lineas.excluida') } as const;
  // What moves too much is marked where its figure is; this has no other place.
  const alerta = anteriorHasta === null ? alertas[0] : 'CON_FINAL';
  if (alerta === undefined) return null;
  if (confirmada) return { tono: 'exito', texto: t('actualizar.lote.lineas.confirmada') } as const;
  if (anteriorHasta !== null) {
    return {
      tono: 'aviso',
      texto: t('actualizar.lote.lineas.rigeHasta', { cuando: textoDeHasta(anteriorHasta) }),
    } as const;
  }
  return { tono: 'aviso', texto: t(`actualizar.lote.lineas.alertas.${alerta}`) } as const;
}

const COLORES = { aviso: 'warning.text', neutro: 'text.secondary', exito: 'success.text' } as const;
const renglon = { fontSize: '0.75rem', lineHeight: '1rem', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
