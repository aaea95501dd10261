import { useNavigate } from '@tanstack/react-router';
import type { ListaDePrecio } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';

/** Goes to print the labels of what changed its price today in a lista (PRE-16). */
export function useEtiquetasDeLista(): (lista: Pick<ListaDePrecio, 'id'>) => void {
  const navigate = useNavigate();
  return ({ id }) => {
    const search = { listaId: id, cambiaronDesde: diaArgentino(new Date()) };
    void navigate({ to: '/articulos/etiquetas', search } as never);
  };
}
