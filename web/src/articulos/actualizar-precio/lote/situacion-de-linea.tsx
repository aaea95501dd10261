import Box from '@mui/material/Box';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { LineaDeLote } from '@trastienda/nucleo/articulos/precios/contrato-de-lote.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EstadoChip } from '#ui/estado-chip.tsx';

/** A figure that stands out: amber with its sign. Otherwise as it is. */
export function ChipDeAlerta({ va, children }: { readonly va: boolean; readonly children: ReactNode }) {
  if (!va) return children;
  return (
    <Box component="span" sx={chip}>
      <IconAlertTriangle size={13} stroke={1.8} aria-hidden />
      <span>{children}</span>
    </Box>
  );
}

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

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 0.75,
  height: 22,
  borderRadius: '5px',
  bgcolor: 'warning.soft',
  color: 'warning.onSoft',
  fontWeight: 600,
} as const;
