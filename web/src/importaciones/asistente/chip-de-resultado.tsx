import { useTranslation } from 'react-i18next';
import { EstadoChip, type Tono } from '#ui/piezas/estado-chip.tsx';
import type { Resultado } from './cifras.tsx';

const TONOS: Readonly<Record<Resultado, Tono>> = {
  CREAR: 'exito',
  ACTUALIZAR: 'azul',
  SIN_CAMBIOS: 'neutro',
  RECHAZADA: 'error',
};

/** What comes of a row. */
export function ChipDeResultado({ resultado }: { readonly resultado: Resultado }) {
  const { t } = useTranslation('importaciones');
  return <EstadoChip tono={TONOS[resultado]}>{t(`asistente.filas.${resultado}`)}</EstadoChip>;
}
