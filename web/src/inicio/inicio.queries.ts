import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  contarTarjetas,
  type PasoDeVentas,
  verCifras,
  verMejores,
  verStockDeInicio,
  verVentas,
} from '@trastienda/nucleo/inicio/contrato.ts';
import { consultaDe } from '#api/consultas.ts';

// Sales and stock are of all that the person may see; the cards and what has to be bought again, of where they work.

export const useCifras = (enabled = true) => useQuery({ ...consultaDe(verCifras, { query: {} }), enabled });

export const useStock = (enabled = true) => useQuery({ ...consultaDe(verStockDeInicio, { query: {} }), enabled });

export const useVentas = (paso: PasoDeVentas) =>
  useQuery({ ...consultaDe(verVentas, { query: { paso } }), placeholderData: keepPreviousData });

/** Without a month, the running one. */
export const useMejores = (mes?: string) =>
  useQuery({
    ...consultaDe(verMejores, { query: mes === undefined ? {} : { mes } }),
    placeholderData: keepPreviousData,
  });

export const useTarjetas = (sucursalId: string | undefined) =>
  useQuery(consultaDe(contarTarjetas, { query: sucursalId === undefined ? {} : { sucursalId } }));
