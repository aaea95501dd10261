import { formatearCantidad } from '#ui/formato.ts';

type Props = {
  readonly cantidad: string;
  readonly texto: string;
  /** What keeps it apart from the figure it stands beside. */
  readonly marginInline?: string;
};

/** What travels to a sucursal, beside what there is in it (plates 04 and 07). */
export const EnTransito = ({ cantidad, texto, marginInline }: Props) => (
  <span title={texto} style={{ color: 'var(--t-palette-info-text)', marginInline }}>
    {Number(cantidad) > 0 && '+'}
    {formatearCantidad(cantidad)}
  </span>
);
