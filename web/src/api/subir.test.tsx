import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ServidorDePrueba } from '#prueba/servidor.ts';
import { PedidoRechazado, SinRespuesta } from './pedir.ts';
import { alVencerSesion } from './sesion-vencida.ts';
import { subir } from './subir.ts';
import { useSubida } from './use-subida.ts';

const cargar = endpoint({
  method: 'POST',
  path: '/api/cosas',
  summary: '',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  status: 201,
  cuerpo: 'multipart',
  body: z.strictObject({ entidad: z.string(), perfil: z.string().optional() }),
  response: z.object({ id: z.string() }),
  errors: [],
});
const PUERTA = 'POST /api/cosas';
const archivo = new File(['uno;dos'], 'cosas.csv', { type: 'text/csv' });
const input = { body: { entidad: 'articulos' } };

let servidor: ServidorDePrueba;
beforeEach(() => {
  servidor = new ServidorDePrueba({ [PUERTA]: { id: '7' } });
});

describe('a file that goes up', () => {
  it('brings its fields first and itself last, and says how much has left', async () => {
    const onAvance = vi.fn();
    expect(await subir(cargar, input, archivo, { onAvance })).toEqual({ id: '7' });
    const [formulario] = servidor.recibido(PUERTA) as FormData[];
    expect([...(formulario?.keys() ?? [])]).toEqual(['entidad', 'archivo']);
    expect(formulario?.get('archivo')).toHaveProperty('name', 'cosas.csv');
    expect(onAvance).toHaveBeenCalledWith({ enviados: archivo.size / 2, total: archivo.size });
  });

  it('says that it is the application and carries a key, like every command', async () => {
    await subir(cargar, input, archivo, { clave: 'la-misma' });
    expect(servidor.encabezados(PUERTA, 'x-requested-with')).toEqual(['app']);
    expect(servidor.encabezados(PUERTA, 'idempotency-key')).toEqual(['la-misma']);
    // The browser writes the type, with the boundary of the parts.
    expect(servidor.encabezados(PUERTA, 'content-type')).toEqual([null]);
  });

  it('rejects with the answer of the server, and tells that the session expired', async () => {
    const oyente = vi.fn();
    const dejar = alVencerSesion(oyente);
    servidor.responder(PUERTA, { status: 413, code: 'importaciones.archivo_grande', title: 'Es muy grande.' });
    await expect(subir(cargar, input, archivo)).rejects.toMatchObject({ status: 413, message: 'Es muy grande.' });
    expect(oyente).not.toHaveBeenCalled();
    servidor.responder(PUERTA, { status: 401, code: 'comun.sin_sesion', title: 'Ingresá.' });
    await expect(subir(cargar, input, archivo)).rejects.toBeInstanceOf(PedidoRechazado);
    expect(oyente).toHaveBeenCalledTimes(1);
    dejar();
  });

  it('rejects when nobody answers', async () => {
    servidor.responder(PUERTA, new TypeError('Failed to fetch'));
    await expect(subir(cargar, input, archivo)).rejects.toBeInstanceOf(SinRespuesta);
  });

  it('can be given up while it leaves, and is not even begun when it was given up before', async () => {
    servidor.responder(PUERTA, () => new Promise(() => undefined));
    const control = new AbortController();
    const subida = subir(cargar, input, archivo, { signal: control.signal });
    control.abort();
    await expect(subida).rejects.toMatchObject({ name: 'AbortError' });
    await expect(subir(cargar, input, archivo, { signal: control.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(servidor.recibido(PUERTA)).toHaveLength(1);
  });
});

describe('a screen that sends a file', () => {
  const montar = () => {
    const entorno = ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    );
    return renderHook(() => useSubida(cargar), { wrapper: entorno }).result;
  };

  it('sees it advance, and gives it up', async () => {
    servidor.responder(PUERTA, () => new Promise(() => undefined));
    const subida = montar();
    const fin = subida.current.subir({ input, archivo }).catch((error: unknown) => error);
    await waitFor(() => expect(subida.current.avance).toEqual({ enviados: archivo.size / 2, total: archivo.size }));
    act(() => subida.current.cancelar());
    expect(await fin).toMatchObject({ name: 'AbortError' });
    await waitFor(() => expect(subida.current.avance).toBeNull());
  });

  it('uses the same key for the same file after silence, and a new one for another or after a refusal', async () => {
    const subida = montar();
    const mandar = (cual: File) =>
      act(() => subida.current.subir({ input, archivo: cual }).catch((error: unknown) => error));
    servidor.responder(PUERTA, new TypeError('Failed to fetch'));
    await mandar(archivo);
    await mandar(archivo);
    await mandar(new File(['otra'], 'otra.csv'));
    servidor.responder(PUERTA, { status: 400, code: 'importaciones.archivo_vacio', title: 'Está vacío.' });
    await mandar(archivo);
    await mandar(archivo);
    const [primera, segunda, otra, rechazada, ultima] = servidor.encabezados(PUERTA, 'idempotency-key');
    expect(segunda).toBe(primera);
    expect(new Set([primera, otra, rechazada, ultima]).size).toBe(4);
  });
});
