import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint, InputOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { consultaDe } from '#api/consultas.ts';
import { type ConsultaDeLista, soloFiltro } from '#ui/listas/consulta-de-lista.ts';
import type { TotalesDeTabla } from './totales.ts';

/** What is asked of the server to add up everything that a list has. */
export const consultaDeTotales = ({ endpoint }: TotalesDeTabla, consulta: ConsultaDeLista) =>
  consultaDe(endpoint, { query: soloFiltro(consulta.valores) } as InputOf<Endpoint>);

/** The same while it shows: what another filter added up to stays until its own comes. */
export const useTotalesDeLaLista = (totales: TotalesDeTabla, consulta: ConsultaDeLista) =>
  useQuery({ ...consultaDeTotales(totales, consulta), placeholderData: keepPreviousData });
