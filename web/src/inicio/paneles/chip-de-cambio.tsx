import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import type { Cambio } from './cambio.ts';

const TONOS = { '1': 'exito', '0': 'neutro', '-1': 'error' } as const;

/** How much more or less than before, as a chip; nothing when there is nothing to compare with. */
export function ChipDeCambio({ cambio }: { readonly cambio: Cambio | null }) {
  if (cambio === null) return null;
  return (
    <EstadoChip tono={TONOS[cambio.sentido]} sinPunto>
      <bdi>{cambio.texto}</bdi>
    </EstadoChip>
  );
}
