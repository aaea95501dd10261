import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ServidorDePrueba } from '#prueba/servidor.ts';
import { useHay } from './use-hay.ts';

const ids = Array.from({ length: 150 }, (_, n) => `01980000-0000-7000-8000-${String(n).padStart(12, '0')}`);
const SALDOS = 'GET /api/stock/saldos';

it('AJU-01 seguridad 3.5 what there is of the lines of a long draft is asked for together, and of each depósito apart', async () => {
  const servidor = new ServidorDePrueba({
    [SALDOS]: (_: unknown, url: string) => {
      const pedidos = new URL(url, 'http://t').searchParams.get('articuloIds')?.split(',') ?? [];
      const deposito = new URL(url, 'http://t').searchParams.get('depositoId') ?? '';
      // Of the first one there is nothing.
      return {
        filas: pedidos
          .filter((id) => id !== ids[0])
          .map((articuloId) => ({ articuloId, fisico: `${deposito}${ids.indexOf(articuloId)}` })),
      };
    },
  });
  const cache = new QueryClient();
  const { result, rerender } = renderHook(({ deposito }) => useHay([...ids, ids[1] ?? ''], deposito), {
    initialProps: { deposito: '7' },
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current.size).toBe(150));
  expect([0, 1, 149].map((n) => result.current.get(ids[n] ?? ''))).toEqual(['0', '71', '7149']);
  expect(servidor.direcciones(SALDOS)).toHaveLength(2);
  rerender({ deposito: '8' });
  await waitFor(() => expect(result.current.get(ids[149] ?? '')).toBe('8149'));
  expect(servidor.direcciones(SALDOS)).toHaveLength(4);
  cache.clear();
});
