import { useQuery } from '@tanstack/react-query';
import { resumirCentralizado } from '@trastienda/nucleo/stock/contrato.ts';
import { consultaDe } from '#api/consultas.ts';

type Valores = {
  readonly depositoId?: string | undefined;
  readonly sucursalId?: string | undefined;
  readonly al?: string | undefined;
};

/** How many there are in each view and what they are worth by both clocks (GAP-21): of today, never of a past date. */
export function useResumenDeHoy({ depositoId, sucursalId, al }: Valores) {
  const query = {
    relojes: 'true' as const,
    ...(depositoId ? { depositoId } : {}),
    ...(sucursalId ? { sucursalId } : {}),
  };
  const { data } = useQuery({ ...consultaDe(resumirCentralizado, { query }), enabled: al === undefined });
  return al === undefined ? data : undefined;
}
