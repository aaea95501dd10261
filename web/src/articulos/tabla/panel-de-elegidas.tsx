import type { CambiosEnLote } from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy } from 'react';
import type { Elegidas } from '#ui/tabla/tabla-tipos.ts';

// Each comes with the first time that somebody asks for it.
const PanelDeEdicion = lazy(async () => ({
  default: (await import('#articulos/ediciones/panel-de-edicion.tsx')).PanelDeEdicion,
}));
const PanelDeCambio = lazy(async () => ({
  default: (await import('#articulos/costos/cambio/panel-de-cambio.tsx')).PanelDeCambio,
}));

/** What is asked of a panel over the table: without changes to begin with, it is about costs. */
export type PedidoDePanel = { readonly elegidas: Elegidas; readonly inicial?: CambiosEnLote };

/** Changes those chosen, or their costs. */
export function PanelDeElegidas({ inicial, ...props }: PedidoDePanel & { readonly onCerrar: () => void }) {
  return inicial ? <PanelDeEdicion {...props} inicial={inicial} /> : <PanelDeCambio {...props} />;
}
