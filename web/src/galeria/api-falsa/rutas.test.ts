import { afterEach, describe, expect, it } from 'vitest';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { rutas } from './rutas.ts';
import { crearApiFalsa } from './servidor.ts';

/** How many there are of each sample, by its call. */
const LISTAS: Readonly<Record<string, number>> = {
  '/api/data/chat/ChatData': 10,
  '/api/data/notes/NotesData': 4,
  '/api/data/email/EmailData': 20,
  '/api/data/ticket/TicketData': 8,
  '/api/data/contacts/ContactsData': 30,
  '/api/data/eCommerce/ProductsData': 12,
  '/api/data/postData': 4,
  '/api/data/users': 20,
  '/api/data/gallery': 12,
  '/api/data/blog/BlogPosts': 10,
  '/api/data/language/LanguageData': 5,
};

/** What is sent with each call, and the one key of what it answers. */
const LLAMADAS: Readonly<Record<string, readonly [cuerpo: object, respuesta: 'post' | 'posts', cuantos: number]>> = {
  '/api/data/posts/like': [{ postId: 11 }, 'posts', 4],
  '/api/data/posts/comments/add': [{ postId: 11, comment: 'Uno' }, 'posts', 4],
  '/api/data/posts/replies/add': [{ postId: 11, commentId: 21, reply: 'Otro' }, 'posts', 4],
  '/api/data/posts/replies/like': [{ postId: 11, commentId: 21 }, 'posts', 4],
  '/api/data/blog/post': [{ title: 'caminar-mientras-se-piensa' }, 'post', 1],
  '/api/data/blog/post/add': [{ postId: 1, comment: 'Uno' }, 'posts', 10],
};

/** What is sent to something that nobody has. */
const ENVIOS: Readonly<Record<string, object>> = {
  '/api/data/posts/like': { postId: -1 },
  '/api/data/posts/comments/add': { postId: -1, comment: {} },
  '/api/data/posts/replies/add': { postId: -1, commentId: -1, reply: {} },
  '/api/data/posts/replies/like': { postId: -1, commentId: -1 },
  '/api/data/blog/post': { title: 'nadie-lo-escribio' },
  '/api/data/blog/post/add': { postId: -1, comment: {} },
};

afterEach(restablecerTodo);

const responder = crearApiFalsa(rutas);
const claves = Object.keys(rutas).map((clave) => clave.split(' ') as [string, string]);

describe('T-API-1: the calls of the demonstration', () => {
  it('are those of the specification, by method and path, and no other', () => {
    const conocidas = [
      ...Object.keys(LISTAS).map((camino) => `GET ${camino}`),
      ...Object.keys(ENVIOS).map((camino) => `POST ${camino}`),
    ];
    expect(conocidas).toHaveLength(17);
    expect(Object.keys(rutas).sort()).toEqual(conocidas.sort());
  });

  it.each(claves.filter(([method]) => method === 'GET'))(
    '%s %s answers the bare list of its samples',
    async (_, ruta) => {
      const respuesta = await responder(ruta, {});
      expect(respuesta?.status).toBe(200);
      const lista = (await respuesta?.json()) as readonly Record<string, unknown>[];
      expect(lista).toHaveLength(LISTAS[ruta] ?? -1);
      // Tickets spell it with a capital letter.
      expect(new Set(lista.map((una) => una.id ?? una.Id)).size).toBe(lista.length);
    },
  );

  const envios = claves.filter(([method]) => method === 'POST');
  it.each(envios)('%s %s answers what it is asked for, under its name', async (method, ruta) => {
    const [cuerpo, nombre, cuantos] = LLAMADAS[ruta] ?? [{}, 'posts', -1];
    const respuesta = await responder(ruta, { method, body: JSON.stringify(cuerpo) });
    expect(respuesta?.status).toBe(200);
    const contestado = (await respuesta?.json()) as Readonly<Record<string, unknown>>;
    expect(Object.keys(contestado)).toEqual([nombre]);
    expect([contestado[nombre]].flat()).toHaveLength(cuantos);
  });

  it.each(envios)('%s %s takes a form as well, with what it names by its id', async (method, ruta) => {
    const [cuerpo, nombre, cuantos] = LLAMADAS[ruta] ?? [{}, 'posts', -1];
    const body = new FormData();
    for (const [clave, valor] of Object.entries(cuerpo)) body.append(clave, String(valor));
    const respuesta = await responder(ruta, { method, body });
    expect(respuesta?.status).toBe(200);
    const contestado = (await respuesta?.json()) as Readonly<Record<string, unknown>>;
    expect([contestado[nombre]].flat()).toHaveLength(cuantos);
  });

  it.each(claves)('S8: %s %s fails as «Internal server error» where the address asks for it', async (method, ruta) => {
    const body = method === 'POST' ? JSON.stringify(ENVIOS[ruta]) : null;
    const respuesta = await responder(`${ruta}?mock=error`, { method, body });
    expect([respuesta?.status, await respuesta?.json()]).toEqual([500, { message: 'Internal server error' }]);
  });

  it.each(envios)('%s %s says that what nobody has is not found', async (method, ruta) => {
    const respuesta = await responder(ruta, { method, body: JSON.stringify(ENVIOS[ruta]) });
    expect(respuesta?.status).toBe(404);
    expect(await respuesta?.json()).toEqual({ message: 'Post not found' });
  });
});
