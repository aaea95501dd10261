import { useQuery } from '@tanstack/react-query';
import { verActividad } from '@trastienda/nucleo/inicio/contrato.ts';
import { listarAvisos } from '@trastienda/nucleo/inicio/contrato-de-avisos.ts';
import { consultaDe } from '#api/consultas.ts';

// What only the panels that wait to be asked for ask.

export const useActividad = () => useQuery(consultaDe(verActividad, { query: {} }));

export const useListaDeAvisos = () => useQuery(consultaDe(listarAvisos, {}));
