import type { RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { parteAPedido } from '#ui/pantalla/parte-a-pedido.tsx';
import { piezaAPedido } from '#ui/pantalla/pieza-a-pedido.ts';
import type { EntregaEnCurso } from './use-entrega.ts';

// Few artículos keep numbers: who delivers the others does not load this.
const NumerosAEntregar = parteAPedido(
  piezaAPedido(() => import('./numeros-a-entregar.tsx')),
  (todas) => todas.NumerosAEntregar,
);

/** The way to say which ones leave, on the lines that ask for it. */
export function NumerosDeRenglon(props: { readonly renglon: RenglonDetalle; readonly entrega: EntregaEnCurso }) {
  const { control, kit } = props.renglon;
  if (!control && !kit?.componentes.some((componente) => componente.control)) return null;
  return <NumerosAEntregar {...props} />;
}
