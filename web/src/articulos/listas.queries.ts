import { useQuery } from '@tanstack/react-query';
import { type ListaDePrecio, listarListasDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { consultaDe } from '#api/consultas.ts';

/** The active listas de precio, the default one first. Empty until they are known. */
export function useListasDePrecio(): readonly ListaDePrecio[] {
  const { data } = useQuery({ ...consultaDe(listarListasDePrecio, {}), staleTime: 5 * 60_000 });
  return data?.filas.filter(({ activa }) => activa) ?? [];
}
