import type { EstadoNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import { useTranslation } from 'react-i18next';
import { EstadoChip, tonoDeNota } from '#ui/piezas/estado-chip.tsx';

/** The state of a nota: its fixed colour, a dot and the word. */
export function ChipDeNota({
  estado,
  sobreBanda = false,
}: {
  readonly estado: EstadoNota;
  readonly sobreBanda?: boolean;
}) {
  const { t } = useTranslation('ventas');
  return (
    <EstadoChip tono={tonoDeNota(estado)} sobreBanda={sobreBanda}>
      {t(`notas.estado.${estado}`)}
    </EstadoChip>
  );
}
