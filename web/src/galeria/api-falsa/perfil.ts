import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { comentarPost, gustarComentario, gustarPost, responder } from '#galeria/user-profile/estado.ts';
import { DUENA, type Post, type SocialProfile } from './entidades/perfil.ts';
import { muestrasDeGaleria, muestrasDePosts, muestrasDeUsuarios } from './muestras/perfil.ts';
import { bien, type Manejador, noEncontrado } from './servidor.ts';

const guardados = crearAlmacen(() => muestrasDePosts(new Date()));

export const verPosts: Manejador = () => bien(guardados.leer());
export const verUsuarios: Manejador = () => bien(muestrasDeUsuarios());
export const verGaleria: Manejador = () => bien(muestrasDeGaleria(new Date()));

const ahora = (): SocialProfile => ({ ...DUENA, time: new Date().toISOString() });

/** Changes a post that there is, and a comment of it where the call names one; answers every post. */
const cambiando =
  (fn: (posts: readonly Post[], cuerpo: Readonly<Record<string, unknown>>) => readonly Post[]): Manejador =>
  (cuerpo) => {
    const post = guardados.leer().find(({ id }) => id === cuerpo.postId);
    const sinComentario =
      cuerpo.commentId !== undefined && !post?.data.comments.some(({ id }) => id === cuerpo.commentId);
    if (!post || sinComentario) return noEncontrado('Post not found');
    guardados.cambiar((posts) => fn(posts, cuerpo));
    return bien({ posts: guardados.leer() });
  };

export const gustar = cambiando((posts, { postId }) => gustarPost(posts, Number(postId)));

export const comentar = cambiando((posts, { postId, comment }) =>
  comentarPost(posts, Number(postId), ahora(), String(comment)),
);

export const contestar = cambiando((posts, { postId, commentId, reply }) =>
  responder(posts, Number(postId), Number(commentId), ahora(), String(reply)),
);

export const gustarUnComentario = cambiando((posts, { postId, commentId }) =>
  gustarComentario(posts, Number(postId), Number(commentId)),
);
