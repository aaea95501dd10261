import { describe, expect, it } from 'vitest';
import { comentarEntrada, verEntrada, verEntradas } from '#galeria/api-falsa/blog.ts';
import type { BlogPost } from '#galeria/api-falsa/entidades/blog.ts';
import { muestrasDeBlog } from '#galeria/api-falsa/muestras/blog.ts';
import { buscarEntradas, conRespuesta, minutosDeLectura, partesDe, recientes, slugDe } from './estado.ts';

const posts = muestrasDeBlog(Date.parse('2026-11-22T12:00:00Z'));
const TODAS = { buscar: '', categoria: '', orden: 'newest' } as const;
const ids = (lista: readonly BlogPost[]) => lista.map(({ id }) => id);

describe('the blog', () => {
  it('has ten samples, two of them featured, with views and shares below 9999', () => {
    expect(posts).toHaveLength(10);
    expect(posts.filter(({ featured }) => featured)).toHaveLength(2);
    expect(Math.max(...posts.flatMap(({ view, share }) => [view, share]))).toBeLessThan(9999);
    expect(new Set(posts.map(({ title }) => slugDe(title))).size).toBe(10);
  });

  it('the look-up key is a slug: the title lowercased, spaces turned to hyphens, other symbols removed', () => {
    expect(slugDe('¿Qué es, al final, una buena reunión?')).toBe('qu-es-al-final-una-buena-reunin');
  });

  it('sorts by newest, which oldest reverses, and by views', () => {
    const nuevas = ids(buscarEntradas(posts, TODAS));
    expect(ids(buscarEntradas(posts, { ...TODAS, orden: 'oldest' }))).toEqual([...nuevas].reverse());
    const vistas = buscarEntradas(posts, { ...TODAS, orden: 'popular' }).map(({ view }) => view);
    expect(vistas).toEqual([...vistas].sort((una, otra) => otra - una));
  });

  it('F4: finds whatever the capitals and accents, within the category', () => {
    expect(ids(buscarEntradas(posts, { ...TODAS, buscar: 'REUNION' }))).toEqual([4]);
    expect(buscarEntradas(posts, { ...TODAS, categoria: 'Health', buscar: 'reunion' })).toEqual([]);
    expect(buscarEntradas(posts, { ...TODAS, categoria: 'Health' }).map(({ category }) => category)).toEqual([
      'Health',
      'Health',
    ]);
  });

  it('shows beside a post the latest of the others', () => {
    expect(ids(recientes(posts, 1))).toEqual([2, 3, 4, 5]);
  });

  it('F6: an answer is appended to those of its comment', () => {
    const [post] = posts;
    if (!post?.comments[0]) throw new Error('a post with a comment was expected');
    const nueva = { profile: post.author, time: '2026-11-22T12:00:00Z', comment: 'Gracias' };
    const con = conRespuesta(post, post.comments[0].id, nueva);
    expect(con.comments[0]?.replies.at(-1)?.comment).toBe('Gracias');
    expect(con.comments[0]?.replies).toHaveLength(post.comments[0].replies.length + 1);
  });

  it('tells how long it takes to read, and the parts of a text', () => {
    expect(minutosDeLectura('una dos')).toBe(1);
    expect(minutosDeLectura('palabra '.repeat(600))).toBe(3);
    expect(partesDe('Uno\n## Dos\n- a\n- b\n> c')).toEqual([
      { clase: 'texto', texto: 'Uno' },
      { clase: 'titulo', texto: 'Dos' },
      { clase: 'lista', puntos: ['a', 'b'] },
      { clase: 'cita', texto: 'c' },
    ]);
  });
});

describe('T-API-1: the calls of the blog', () => {
  it('GET blog/BlogPosts answers the posts', () => {
    expect(verEntradas({})).toMatchObject({ status: 200, cuerpo: { length: 10 } });
  });

  it('POST blog/post answers the post of a slug, or 404', () => {
    expect(verEntrada({ title: 'caminar-mientras-se-piensa' })).toMatchObject({ cuerpo: { post: { id: 2 } } });
    expect(verEntrada({ title: 'no-est' })).toEqual({ status: 404, cuerpo: { message: 'Post not found' } });
  });

  it('POST blog/post/add: a blog comment is placed at the front of the list', () => {
    const { status, cuerpo } = comentarEntrada({ postId: 3, comment: 'Primera' });
    expect(status).toBe(200);
    const { posts: todos } = cuerpo as { readonly posts: readonly BlogPost[] };
    expect(todos.find(({ id }) => id === 3)?.comments[0]).toMatchObject({ comment: 'Primera', replies: [] });
    expect(comentarEntrada({ postId: 99, comment: 'x' })).toMatchObject({ status: 404 });
  });
});
