import { describe, expect, it } from 'vitest';
import type { Post } from '#galeria/api-falsa/entidades/perfil.ts';
import { muestrasDeGaleria, muestrasDePosts, muestrasDeUsuarios } from '#galeria/api-falsa/muestras/perfil.ts';
import {
  alternarSeguir,
  comentarPost,
  gustarComentario,
  gustarPost,
  postDe,
  publicar,
  quitarFoto,
  responder,
  tipoDeAdjunto,
} from './estado.ts';

const ahora = new Date('2026-11-20T12:00:00Z');
const posts = muestrasDePosts(ahora);
const yo = { id: 0, avatar: '', name: 'Lucía Ferreyra', time: ahora.toISOString() };
const post = (lista: readonly Post[], id: number) => lista.find((uno) => uno.id === id)?.data;

describe('the samples', () => {
  it('are four posts (one picture, two, a video, text alone), twenty people and twelve pictures', () => {
    expect(posts.map(({ data }) => [data.images.length, data.video !== ''])).toEqual([
      [1, false],
      [2, false],
      [0, true],
      [0, false],
    ]);
    expect(muestrasDeUsuarios()).toHaveLength(20);
    expect(new Set(muestrasDeGaleria(ahora).map(({ name }) => name)).size).toBe(12);
  });
});

describe('transitions of posts', () => {
  it('a like toggles the flag and adds or removes one from the count', () => {
    const una = gustarPost(posts, 11);
    expect(post(una, 11)?.likes).toEqual({ like: false, value: 128 });
    expect(post(gustarPost(una, 11), 11)?.likes).toEqual({ like: true, value: 129 });
    expect(una[1]).toBe(posts[1]);
  });

  it('a like of a comment behaves the same', () => {
    const una = gustarComentario(posts, 11, 22);
    expect(post(una, 11)?.comments.map(({ data }) => data.likes)).toEqual([
      { like: false, value: 6 },
      { like: true, value: 4 },
    ]);
    expect(gustarComentario(una, 11, 22)).toEqual(posts);
  });

  it('a comment is appended to its post', () => {
    const comments = post(comentarPost(posts, 11, yo, 'Buenísimo'), 11)?.comments;
    expect(comments).toHaveLength(3);
    expect(comments?.at(-1)).toMatchObject({ profile: yo, data: { comment: 'Buenísimo', replies: [] } });
  });

  it('a reply is appended to the replies of its comment', () => {
    const replies = post(responder(posts, 11, 21, yo, 'Gracias'), 11)?.comments[0]?.data.replies;
    expect(replies?.map(({ data }) => data.comment)).toEqual(['El jueves a primera hora, Gaspar.', 'Gracias']);
    expect(new Set(replies?.map(({ id }) => id)).size).toBe(2);
  });

  it('what is published goes before the others, with an id of its own', () => {
    const publicados = publicar(posts, yo, { content: 'Hola', images: [], video: '' });
    expect(publicados.slice(1)).toEqual(posts);
    expect(publicados[0]).toMatchObject({ profile: yo, data: { content: 'Hola', likes: { like: false, value: 0 } } });
    expect(new Set(publicados.map(({ id }) => id)).size).toBe(5);
  });
});

describe('what is published', () => {
  it('has to have something: a text, a title, a picture or a video', () => {
    expect(postDe(' ', '\n', null)).toBeUndefined();
    expect(postDe(' Frenos ', ' Cómo medirlos ', null)).toEqual({
      content: 'Frenos\n\nCómo medirlos',
      images: [],
      video: '',
    });
    expect(postDe('', '', { tipo: 'foto', direccion: 'blob:1' })).toEqual({
      content: '',
      images: [{ img: 'blob:1', featured: true }],
      video: '',
    });
    expect(postDe('', '', { tipo: 'video', direccion: 'blob:2', name: 'bujía.mp4', bytes: 9 })).toEqual({
      content: '',
      images: [],
      video: 'blob:2',
      videoFile: { name: 'bujía.mp4', bytes: 9 },
    });
  });

  it('takes pictures of up to 5 MB and videos of up to 50, and nothing else', () => {
    const mega = 1024 * 1024;
    expect(tipoDeAdjunto({ type: 'image/png', size: 5 * mega })).toBe('foto');
    expect(tipoDeAdjunto({ type: 'image/png', size: 5 * mega + 1 })).toBeUndefined();
    expect(tipoDeAdjunto({ type: 'video/mp4', size: 50 * mega })).toBe('video');
    expect(tipoDeAdjunto({ type: 'video/mp4', size: 50 * mega + 1 })).toBeUndefined();
    expect(tipoDeAdjunto({ type: 'application/pdf', size: 1 })).toBeUndefined();
  });
});

describe('transitions of people and pictures', () => {
  it('isFollowed toggles for that follower alone', () => {
    const usuarios = muestrasDeUsuarios();
    const otros = alternarSeguir(usuarios, 1);
    expect(otros[0]?.isFollowed).toBe(true);
    expect(otros.slice(1)).toEqual(usuarios.slice(1));
    expect(alternarSeguir(otros, 1)).toEqual(usuarios);
  });

  it('a picture that is deleted is gone, and no other', () => {
    const fotos = muestrasDeGaleria(ahora);
    expect(quitarFoto(fotos, 2)).toEqual(fotos.toSpliced(1, 1));
  });
});
