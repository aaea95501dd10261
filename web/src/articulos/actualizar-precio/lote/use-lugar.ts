import useMediaQuery from '@mui/material/useMediaQuery';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useAjustes } from '#apariencia/ajustes.ts';

/** With the sidebar open, what the rule leaves beside it below this width cuts the figures of the lines. */
const SIN_LUGAR_CON_BARRA = '(max-width:1439.95px)';
const SIN_LUGAR = '(max-width:1199.95px)';

/** Whether the rule stands above what it does, and not beside it. Without lines nothing needs its place. */
export function useReglaArriba({ totales }: Pick<LoteDePrecio, 'totales'>): boolean {
  const { menu, barra } = useAjustes();
  const conBarra = menu === 'vertical' && barra === 'completa';
  return useMediaQuery(conBarra && totales !== null ? SIN_LUGAR_CON_BARRA : SIN_LUGAR);
}

/** Whether the lines have room for one figure more than those they are decided by: boxed content never has. */
export function useCabeElOtroLado(): boolean {
  const { contenido } = useAjustes();
  return useMediaQuery('(min-width:1699.95px)') && contenido === 'ancho';
}
