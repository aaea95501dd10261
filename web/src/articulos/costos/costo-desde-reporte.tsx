import { useQuery } from '@tanstack/react-query';
import { type Articulo, listarCostos } from '@trastienda/nucleo/articulos/contrato.ts';
import { consultaDe } from '#api/consultas.ts';
import { PanelDeCosto } from './panel-de-costo.tsx';

type Props = { readonly articulo: Pick<Articulo, 'id' | 'codigo'>; readonly onCerrar: () => void };

/** A cost written over a list, which does not know the currency of the one it had: it stays in that one unless somebody says so. */
export function CostoDesdeReporte({ articulo, onCerrar }: Props) {
  const { data, isPending } = useQuery(consultaDe(listarCostos, { params: { id: articulo.id } }));
  if (isPending) return null;
  const vigente = data?.filas.find((fila) => fila.vigente);
  return <PanelDeCosto articulo={articulo} moneda={vigente?.moneda ?? 'ARS'} onCerrar={onCerrar} />;
}
