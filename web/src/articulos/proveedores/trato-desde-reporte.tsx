import { useQuery } from '@tanstack/react-query';
import { verArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useEffect } from 'react';
import { consultaDe } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelDeTrato } from './panel-de-trato.tsx';

type Props = { readonly articuloId: string; readonly onCerrar: () => void };

/** The first proveedor of an artículo, said over a list, which does not know in what it is measured. */
export function TratoDesdeReporte({ articuloId, onCerrar }: Props) {
  const { data, error } = useQuery(consultaDe(verArticulo, { params: { id: articuloId } }));
  const avisos = useAvisos();
  useEffect(() => {
    if (error === null) return;
    avisos.error(error);
    onCerrar();
  }, [error, avisos, onCerrar]);
  return data ? <PanelDeTrato articulo={data} primero onCerrar={onCerrar} /> : null;
}
