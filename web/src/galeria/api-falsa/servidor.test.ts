import { afterEach, describe, expect, it, vi } from 'vitest';
import { interceptar, llamar } from '#api/interceptor.ts';
import { bien, crearApiFalsa, noEncontrado } from './servidor.ts';

const responder = crearApiFalsa({
  'GET /api/data/notes/NotesData': async () => () => bien([{ id: 1 }]),
  'POST /api/data/blog/post': async () => (cuerpo) =>
    cuerpo.title === 'esta' ? bien({ post: cuerpo }) : noEncontrado('Post not found'),
  'POST /api/data/posts/like': async () => () => {
    throw new Error('a fault of the demonstration');
  },
});

afterEach(() => {
  interceptar(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const contestado = async (direccion: string, pedido: RequestInit = {}) => {
  const respuesta = await responder(direccion, pedido);
  return respuesta && { status: respuesta.status, cuerpo: await respuesta.json() };
};

describe('the fake API', () => {
  it('answers its own calls, by method and path', async () => {
    expect(await contestado('/api/data/notes/NotesData')).toEqual({ status: 200, cuerpo: [{ id: 1 }] });
    expect(await contestado('/api/data/blog/post', { method: 'POST', body: '{"title":"esta"}' })).toEqual({
      status: 200,
      cuerpo: { post: { title: 'esta' } },
    });
  });

  it('takes a form as well as JSON', async () => {
    const body = new FormData();
    body.append('title', 'esta');
    expect(await contestado('/api/data/blog/post', { method: 'POST', body })).toMatchObject({ status: 200 });
  });

  it('refuses with 404 what does not exist, and answers 500 to what it throws', async () => {
    expect(await contestado('/api/data/blog/post', { method: 'POST', body: '{"title":"otra"}' })).toEqual({
      status: 404,
      cuerpo: { message: 'Post not found' },
    });
    expect(await contestado('/api/data/posts/like', { method: 'POST', body: '{}' })).toEqual({
      status: 500,
      cuerpo: { message: 'Internal server error' },
    });
  });

  it('S9: answers with a delay of 0', async () => {
    vi.useFakeTimers();
    expect(await contestado('/api/data/notes/NotesData')).toMatchObject({ status: 200 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has nothing, fails or is late where the address asks for it', async () => {
    expect(await contestado('/api/data/notes/NotesData?mock=empty')).toEqual({ status: 200, cuerpo: [] });
    const alguna = { method: 'POST', body: '{"title":"esta"}' };
    expect(await contestado('/api/data/blog/post?mock=empty', alguna)).toMatchObject({ status: 404 });
    expect(await contestado('/api/data/notes/NotesData?mock=error')).toMatchObject({ status: 500 });
    vi.useFakeTimers();
    let llego = false;
    const tarde = responder('/api/data/notes/NotesData?mock=slow', {})?.then(() => {
      llego = true;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(llego).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    await tarde;
    expect(llego).toBe(true);
  });

  it('T-API-2: a call of the business is not answered by it, nor one of another method', async () => {
    const red = vi.fn(async () => Response.json({ deLaRed: true }));
    vi.stubGlobal('fetch', red);
    interceptar(responder);
    for (const direccion of ['/api/articulos?pagina=1', '/api/data/otra', '/api/data/blog/post']) {
      expect(await (await llamar(direccion, { method: 'GET' })).json()).toEqual({ deLaRed: true });
    }
    expect(red).toHaveBeenCalledTimes(3);
    expect(await (await llamar('/api/data/notes/NotesData', {})).json()).toEqual([{ id: 1 }]);
    expect(red).toHaveBeenCalledTimes(3);
  });
});
