import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ServidorDePrueba } from '#prueba/servidor.ts';
import { claveDe, useComando } from './consultas.ts';

const ajustar = endpoint({
  method: 'POST',
  path: '/api/stock/ajustes',
  summary: '',
  permiso: 'ajuste.crear',
  alcance: 'sucursal',
  body: z.object({ cantidad: z.string() }),
  response: z.object({}),
  errors: [],
});
const cambiarCosto = endpoint({ ...ajustar, path: '/api/articulos/costos' });
const PUERTA = 'POST /api/stock/ajustes';
const uno = { body: { cantidad: '1' } };

function montar(respuesta: unknown, orden = ajustar) {
  const servidor = new ServidorDePrueba({ [`POST ${orden.path}`]: respuesta });
  const cache = new QueryClient();
  const entorno = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useComando(orden, orden === ajustar ? { invalida: ['ventas'] } : {}), {
    wrapper: entorno,
  });
  const enviar = (input: typeof uno) => act(() => result.current.mutateAsync(input).catch(() => undefined));
  return { servidor, cache, enviar, claves: () => servidor.encabezados(PUERTA, 'idempotency-key') };
}

it('uses the same key again when nobody answered, so that it cannot happen twice', async () => {
  const { servidor, enviar, claves } = montar(new TypeError('Failed to fetch'));
  await enviar(uno);
  await enviar(uno);
  servidor.responder(PUERTA, {});
  await enviar(uno);
  await enviar(uno);

  const [primera, segunda, tercera, cuarta] = claves();
  expect(segunda).toBe(primera);
  expect(tercera).toBe(primera);
  expect(cuarta).not.toBe(primera);
});

it('uses a new key after a refusal, and for other data', async () => {
  const { enviar, claves } = montar({ status: 409, code: 'comun.version_vieja', title: 'No' });
  await enviar(uno);
  await enviar(uno);
  await enviar({ body: { cantidad: '2' } });
  expect(new Set(claves()).size).toBe(3);
});

it.each([
  [429, 'comun.demasiados_pedidos'],
  [401, 'comun.sin_sesion'],
])('a %s says nothing of a try that nobody answered: the next one uses its key again', async (status, code) => {
  const { servidor, enviar, claves } = montar(new TypeError('Failed to fetch'));
  await enviar(uno);
  servidor.responder(PUERTA, { status, code, title: 'No' });
  await enviar(uno);
  servidor.responder(PUERTA, {});
  await enviar(uno);
  await enviar(uno);

  const [primera, segunda, tercera, cuarta] = claves();
  expect([segunda, tercera]).toEqual([primera, primera]);
  expect(cuarta).not.toBe(primera);
});

it('has its own room, the named ones, those that show them and the home read again, refused or not', async () => {
  const { cache, enviar } = montar({ status: 409, code: 'comun.version_vieja', title: 'No' });
  const invalidar = vi.spyOn(cache, 'invalidateQueries');
  await enviar(uno);
  expect(invalidar.mock.calls.map(([filtro]) => filtro?.queryKey)).toEqual(
    ['stock', 'ventas', 'clientes', 'inicio'].map((sala) => [sala]),
  );
  expect(claveDe(ajustar)).toEqual(['stock', '/api/stock/ajustes']);
});

it('has the counter read again after what is kept of the artículos, which it sells', async () => {
  const { cache, enviar } = montar({}, cambiarCosto);
  cache.setQueryData(['ventas', 'condiciones'], 'de antes');
  await enviar(uno);
  expect(cache.getQueryState(['ventas', 'condiciones'])?.isInvalidated).toBe(true);
});

it.each([
  ['/api/ventas/notas-de-pedido/anular', ['clientes', 'sus notas']],
  ['/api/clientes/cambiar', ['ventas', 'una nota']],
] as const)(
  'a cliente lists its notas and a nota names its cliente: after %s both are read again',
  async (path, clave) => {
    const { cache, enviar } = montar({}, endpoint({ ...ajustar, path }));
    cache.setQueryData(clave, 'de antes');
    await enviar(uno);
    expect(cache.getQueryState(clave)?.isInvalidated).toBe(true);
  },
);

it('does not take for new a first reading that began before the command', async () => {
  const { cache, enviar } = montar({});
  const contestar: ((valor: string) => void)[] = [];
  const leer = () => new Promise<string>((listo) => contestar.push(listo));
  const { result } = renderHook(() => useQuery({ queryKey: ['stock', 'una'], queryFn: leer }, cache));

  const enviado = enviar(uno);
  await waitFor(() => expect(contestar).toHaveLength(2));
  contestar[0]?.('antes');
  contestar[1]?.('después');
  await enviado;

  await waitFor(() => expect(result.current.data).toBe('después'));
});
