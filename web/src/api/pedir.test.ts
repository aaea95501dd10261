import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ServidorDePrueba } from '#prueba/servidor.ts';
import { descargar } from './descargar.ts';
import { direccion, PedidoRechazado, pedir, SinRespuesta } from './pedir.ts';
import { alVencerSesion } from './sesion-vencida.ts';
import { claveNueva } from './uuid.ts';

const base = { summary: '', permiso: 'con_sesion', alcance: 'empresa', response: z.object({}), errors: [] } as const;
const leer = endpoint({
  ...base,
  method: 'GET',
  path: '/api/cosas/:id',
  params: z.object({ id: z.string() }),
  query: z.object({ buscar: z.string().optional(), pagina: z.number().optional() }),
});
const cambiar = endpoint({
  ...base,
  method: 'PATCH',
  path: '/api/cosas/:id',
  params: z.object({ id: z.string() }),
  body: z.object({ nombre: z.string() }),
});
const subir = endpoint({ ...base, method: 'POST', path: '/api/archivos', body: z.instanceof(FormData) });

const LEER = 'GET /api/cosas/7';
const CAMBIAR = 'PATCH /api/cosas/7';
const cambio = { params: { id: '7' }, body: { nombre: 'x' } };

/** An answer of which a part comes, and then that. */
const enPartes = (parte: string, falla: Error) =>
  new Response(
    new ReadableStream({
      start: (salida) => salida.enqueue(new TextEncoder().encode(parte)),
      pull: (salida) => salida.error(falla),
    }),
  );

let servidor: ServidorDePrueba;
beforeEach(() => {
  servidor = new ServidorDePrueba({ [LEER]: { visto: true }, [CAMBIAR]: {}, 'POST /api/archivos': {} });
});

describe('what is asked', () => {
  it('puts params and query in the address, leaving out what is empty', async () => {
    await pedir(leer, { params: { id: '7' }, query: { buscar: 'árbol & cía', pagina: 2 } });
    expect(servidor.direcciones(LEER)).toEqual(['/api/cosas/7?buscar=%C3%A1rbol+%26+c%C3%ADa&pagina=2']);
    expect(direccion('/api/cosas/:id', { id: 'a/b' }, { buscar: '', pagina: undefined })).toBe('/api/cosas/a%2Fb');
  });

  it('says that it is the application, and sends JSON', async () => {
    await pedir(cambiar, cambio);
    expect(servidor.encabezados(CAMBIAR, 'x-requested-with')).toEqual(['app']);
    expect(servidor.encabezados(CAMBIAR, 'content-type')).toEqual(['application/json']);
    expect(servidor.recibido(CAMBIAR)).toEqual([{ nombre: 'x' }]);
  });

  it('gives each command its own idempotency key, and readings none', async () => {
    await pedir(leer, { params: { id: '7' }, query: {} });
    await pedir(cambiar, cambio);
    await pedir(cambiar, cambio);
    await pedir(cambiar, cambio, { clave: 'la-misma' });
    const claves = servidor.encabezados(CAMBIAR, 'idempotency-key');
    expect(servidor.encabezados(LEER, 'idempotency-key')).toEqual([null]);
    expect(new Set(claves).size).toBe(3);
    expect(claves[2]).toBe('la-misma');
  });

  it('sends a form as a form', async () => {
    const body = new FormData();
    await pedir(subir, { body });
    expect(servidor.recibido('POST /api/archivos')).toEqual([body]);
    expect(servidor.encabezados('POST /api/archivos', 'content-type')).toEqual([null]);
  });

  it('makes keys without a secure context', () => {
    expect(claveNueva()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('what comes back', () => {
  it('rejects with the answer of the server', async () => {
    servidor.responder(CAMBIAR, {
      status: 400,
      code: 'comun.datos_invalidos',
      title: 'Revisá los datos marcados.',
      data: { a: 1 },
      issues: [
        { path: ['body', 'renglones', 0, 'cantidad'], message: 'No admite decimales.' },
        { path: 'nombre', message: 'Completá este dato.' },
      ],
    });
    const rechazo = await pedir(cambiar, cambio).catch((error: unknown) => error);
    expect(rechazo).toBeInstanceOf(PedidoRechazado);
    expect(rechazo).toMatchObject({
      status: 400,
      code: 'comun.datos_invalidos',
      message: 'Revisá los datos marcados.',
      data: { a: 1 },
      issues: [
        { path: ['renglones', 0, 'cantidad'], message: 'No admite decimales.' },
        { path: ['nombre'], message: 'Completá este dato.' },
      ],
    });
  });

  it('rejects with «Wrong Services» when nobody answers', async () => {
    servidor.responder(LEER, new TypeError('Failed to fetch'));
    const falla = await pedir(leer, { params: { id: '7' }, query: {} }).catch((error: unknown) => error);
    expect(falla).toBeInstanceOf(SinRespuesta);
    expect((falla as Error).message).toBe('Wrong Services');
  });

  it.each([
    ['by the network', () => enPartes('{"visto":', new TypeError('network error'))],
    ['short', () => new Response('{"visto":')],
  ])('counts an answer that is cut %s in the middle as none', async (_, cortada) => {
    servidor.responder(CAMBIAR, cortada);
    await expect(pedir(cambiar, cambio)).rejects.toBeInstanceOf(SinRespuesta);
  });

  it('counts a file that is cut in the middle as none', async () => {
    servidor.responder(LEER, () => enPartes('uno;dos', new TypeError('network error')));
    const bajada = descargar(leer, { params: { id: '7' }, query: {} }, 'cosas.csv');
    await expect(bajada).rejects.toBeInstanceOf(SinRespuesta);
  });

  it('lets an abort through as it is, also in the middle of an answer', async () => {
    servidor.responder(CAMBIAR, () => enPartes('{"visto":', new DOMException('cancelado', 'AbortError')));
    await expect(pedir(cambiar, cambio)).rejects.toMatchObject({ name: 'AbortError' });
    servidor.responder(LEER, () => Promise.reject(new DOMException('cancelado', 'AbortError')));
    await expect(pedir(leer, { params: { id: '7' }, query: {} })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('survives an error page that is not ours', async () => {
    servidor.responder(LEER, new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(pedir(leer, { params: { id: '7' }, query: {} })).rejects.toMatchObject({
      status: 502,
      code: 'sin_codigo',
    });
  });

  it('tells that the session expired, but not when a password was wrong', async () => {
    const oyente = vi.fn();
    const dejar = alVencerSesion(oyente);
    servidor.responder(LEER, { status: 401, code: 'acceso.credenciales', title: 'No' });
    await pedir(leer, { params: { id: '7' }, query: {} }).catch(() => undefined);
    expect(oyente).not.toHaveBeenCalled();

    servidor.responder(LEER, { status: 401, code: 'comun.sin_sesion', title: 'No' });
    await pedir(leer, { params: { id: '7' }, query: {} }).catch(() => undefined);
    expect(oyente).toHaveBeenCalledTimes(1);
    dejar();
  });
});
