import { formatearCantidad } from '#ui/formato/formato.ts';

type Props = { readonly cantidad: string; readonly texto: string };

/** What travels to a sucursal, beside what there is in it (plates 04 and 07). */
export const EnTransito = ({ cantidad, texto }: Props) => (
  <span title={texto} style={VIAJA}>
    {Number(cantidad) > 0 && '+'}
    {formatearCantidad(cantidad)}
  </span>
);

const VIAJA = { color: 'var(--t-palette-info-text)', marginInline: '0 4px' };
