import { afterEach, describe, expect, it } from 'vitest';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import type { Post } from './entidades/perfil.ts';
import { rutas } from './rutas.ts';
import { crearApiFalsa } from './servidor.ts';

const responder = crearApiFalsa(rutas);
const pedir = async (metodo: 'GET' | 'POST', camino: string, cuerpo?: object) => {
  const respuesta = await responder(camino, { method: metodo, body: cuerpo ? JSON.stringify(cuerpo) : null });
  return { status: respuesta?.status, cuerpo: (await respuesta?.json()) as { readonly posts: readonly Post[] } };
};

afterEach(restablecerTodo);

describe('the calls of the profile', () => {
  it('GET postData, users and gallery answer bare lists', async () => {
    for (const [camino, cuantos] of [
      ['postData', 4],
      ['users', 20],
      ['gallery', 12],
    ] as const) {
      expect(await pedir('GET', `/api/data/${camino}`)).toMatchObject({ status: 200, cuerpo: { length: cuantos } });
    }
  });

  it('POST posts/like answers the posts, and keeps what changed until everything begins anew', async () => {
    const { status, cuerpo } = await pedir('POST', '/api/data/posts/like', { postId: 11 });
    expect([status, cuerpo.posts[0]?.data.likes]).toEqual([200, { like: false, value: 128 }]);
    expect(await pedir('GET', '/api/data/postData')).toMatchObject({
      cuerpo: [{ data: { likes: { value: 128 } } }, {}, {}, {}],
    });
    restablecerTodo();
    expect(await pedir('GET', '/api/data/postData')).toMatchObject({
      cuerpo: [{ data: { likes: { value: 129 } } }, {}, {}, {}],
    });
  });

  it('POST comments/add, replies/add and replies/like answer the posts', async () => {
    const comentado = await pedir('POST', '/api/data/posts/comments/add', { postId: 12, comment: 'Primero' });
    expect(comentado.cuerpo.posts[1]?.data.comments.at(-1)?.data.comment).toBe('Primero');
    const ids = { postId: 11, commentId: 21 };
    const contestado = await pedir('POST', '/api/data/posts/replies/add', { ...ids, reply: 'Sí' });
    expect(contestado.cuerpo.posts[0]?.data.comments[0]?.data.replies.at(-1)?.data.comment).toBe('Sí');
    const gustado = await pedir('POST', '/api/data/posts/replies/like', ids);
    expect(gustado.cuerpo.posts[0]?.data.comments[0]?.data.likes).toEqual({ like: true, value: 7 });
  });

  it('a post or a comment that does not exist is a 404', async () => {
    for (const [camino, cuerpo] of [
      ['like', { postId: 999 }],
      ['comments/add', { postId: 999, comment: 'x' }],
      ['replies/add', { postId: 11, commentId: 999, reply: 'x' }],
      ['replies/like', { postId: 12, commentId: 21 }],
    ] as const) {
      expect(await pedir('POST', `/api/data/posts/${camino}`, cuerpo), camino).toEqual({
        status: 404,
        cuerpo: { message: 'Post not found' },
      });
    }
  });
});
