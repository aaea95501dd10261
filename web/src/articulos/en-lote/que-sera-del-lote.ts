import type { CambioDeCostos } from '@trastienda/nucleo/articulos/contrato.ts';
import { cicloDeLote } from '@trastienda/nucleo/articulos/precios/lotes/ciclo-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';

type Lote = NonNullable<CambioDeCostos['lote']>;

/** What becomes of the batch of prices that a change proposed once the change is taken back (PRE-18); null of one that was left. */
export function useQueSeraDelLote(): (lote: Lote) => string | null {
  const { t } = useTranslation('costos');
  const puede = usePuede();
  return ({ numero, estado }) => {
    const seDescarta = cicloDeLote.mover(estado, 'descartar').ok;
    if (!seDescarta && estado !== 'APLICADO') return null;
    const cual = seDescarta ? (puede({ permiso: 'precio.modificar' }) ? 'seDescarta' : 'queda') : 'aplicado';
    return t(`cambio.lote.${cual}`, { numero: formatearEntero(numero) });
  };
}
