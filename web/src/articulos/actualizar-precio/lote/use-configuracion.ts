import { useQuery } from '@tanstack/react-query';
import { verConfiguracionDePrecios } from '@trastienda/nucleo/articulos/precios/contrato-de-configuracion.ts';
import { consultaDe } from '#api/consultas.ts';

/** What the company asks of a change of prices; undefined until it is known. */
export const useConfiguracion = () =>
  useQuery({ ...consultaDe(verConfiguracionDePrecios, {}), staleTime: 60_000 }).data;
