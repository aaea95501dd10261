import { useQueryClient } from '@tanstack/react-query';
import { verCifras } from '@trastienda/nucleo/inicio/contrato.ts';
import { useSyncExternalStore } from 'react';
import { salaDe } from '#api/consultas.ts';
import { formatearHora } from '#ui/formato/formato.ts';

const SALA = [salaDe(verCifras)];

/** At what time the newest figures in view were read, as people write it; nothing until some are here. */
export function useActualizado(): string {
  const cache = useQueryClient();
  const leidas = useSyncExternalStore(
    (avisar) => cache.getQueryCache().subscribe(avisar),
    () =>
      Math.max(
        0,
        ...cache
          .getQueryCache()
          .findAll({ queryKey: SALA, type: 'active' })
          .map(({ state }) => state.dataUpdatedAt),
      ),
  );
  return leidas === 0 ? '' : formatearHora(new Date(leidas).toISOString());
}
