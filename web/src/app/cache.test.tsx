import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PedidoRechazado } from '#api/pedir.ts';
import { crearCache, preguntarSegunElServidor } from './cache.ts';

/** As the library has it, for the files that share this process. */
const deSiempre: Parameters<typeof onlineManager.setEventListener>[0] = (poner) => {
  const corte = new AbortController();
  const { signal } = corte;
  addEventListener('online', () => poner(true), { signal });
  addEventListener('offline', () => poner(false), { signal });
  return () => corte.abort();
};

let responde: () => Promise<Response>;
const preguntas = vi.fn(() => responde());
beforeEach(() => {
  preguntas.mockClear();
  vi.stubGlobal('fetch', preguntas);
  preguntarSegunElServidor();
});
afterEach(() => {
  onlineManager.setEventListener(deSiempre);
  onlineManager.setOnline(true);
});

function abrir() {
  const cache = crearCache();
  render(<QueryClientProvider client={cache}>{null}</QueryClientProvider>);
  const llegada = vi.fn();
  const sinRed = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
  };
  const leer = () => void cache.fetchQuery({ queryKey: ['algo'], queryFn: async () => 'está' }).then(llegada);
  return { sinRed, leer, llegada };
}

it('what the server of this very machine has is read also without a network', async () => {
  responde = async () => new Response('ok');
  const { sinRed, leer, llegada } = abrir();
  sinRed();
  await waitFor(() => expect(preguntas).toHaveBeenCalledTimes(1));
  leer();
  await waitFor(() => expect(llegada).toHaveBeenCalledWith('está'));
});

it('without a network nor a server nothing is asked for, and it comes by itself once there is one', async () => {
  responde = () => Promise.reject(new TypeError('Failed to fetch'));
  const { sinRed, leer, llegada } = abrir();
  sinRed();
  await waitFor(() => expect(onlineManager.isOnline()).toBe(false));
  leer();
  await waitFor(() => expect(preguntas.mock.calls.length).toBeGreaterThan(1), { timeout: 6000 });
  expect(llegada).not.toHaveBeenCalled();
  responde = async () => new Response('ok');
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(llegada).toHaveBeenCalledWith('está'));
});

it('seguridad 3.5 what came too fast is asked for again a moment later, and any other no is final', async () => {
  const cache = crearCache();
  const veces = async (status: number) => {
    const queryFn = vi.fn(async () => {
      throw new PedidoRechazado(status, {});
    });
    await cache.fetchQuery({ queryKey: [status], queryFn, retryDelay: 1 }).catch(() => undefined);
    return queryFn.mock.calls.length;
  };
  expect([await veces(429), await veces(404)]).toEqual([3, 1]);
});
