import { useCallback } from 'react';
import { DUENA, type Post, type SocialProfile } from '#galeria/api-falsa/entidades/perfil.ts';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { useCambiarMuestras, useEnviarMuestra, useMuestras } from '#galeria/comun/muestras.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { comentarPost, gustarComentario, gustarPost, type PostNuevo, publicar, responder } from './estado.ts';

const CAMINO = '/api/data/postData';
type Posts = readonly Post[];
type Contestado = { readonly posts: Posts };

/** What the user published: the fake API has no call for it, so that it never learns of these. */
const propias = crearAlmacen<Posts>(() => []);

const yo = (): SocialProfile => ({ ...DUENA, time: new Date().toISOString() });

export const usePosts = () => useMuestras<Posts>(CAMINO);

/** The user's own posts, the newest first. */
export const usePropias = propias.usar;

export const publicarPropia = (nuevo: PostNuevo): void => propias.cambiar((posts) => publicar(posts, yo(), nuevo));

/** What can be done with a post: through the fake API, whose answer takes the place of the posts, or here with one's own. */
export function useAcciones() {
  const cambiar = useCambiarMuestras<Posts>(CAMINO);
  const avisos = useAvisos();
  const gusto = useEnviarMuestra<Contestado>('/api/data/posts/like').mutateAsync;
  const comentario = useEnviarMuestra<Contestado>('/api/data/posts/comments/add').mutateAsync;
  const respuesta = useEnviarMuestra<Contestado>('/api/data/posts/replies/add').mutateAsync;
  const gustoDeComentario = useEnviarMuestra<Contestado>('/api/data/posts/replies/like').mutateAsync;
  const hacer = useCallback(
    async (postId: number, aca: (posts: Posts) => Posts, alla: () => Promise<Contestado>) => {
      if (propias.leer().some(({ id }) => id === postId)) propias.cambiar(aca);
      else {
        await alla().then(
          ({ posts }) => cambiar(() => posts),
          (error: unknown) => avisos.error(error),
        );
      }
    },
    [cambiar, avisos],
  );
  return {
    gustar: (postId: number) =>
      hacer(
        postId,
        (posts) => gustarPost(posts, postId),
        () => gusto({ postId }),
      ),
    comentar: (postId: number, comment: string) =>
      hacer(
        postId,
        (posts) => comentarPost(posts, postId, yo(), comment),
        () => comentario({ postId, comment }),
      ),
    responder: (postId: number, commentId: number, reply: string) =>
      hacer(
        postId,
        (posts) => responder(posts, postId, commentId, yo(), reply),
        () => respuesta({ postId, commentId, reply }),
      ),
    gustarComentario: (postId: number, commentId: number) =>
      hacer(
        postId,
        (posts) => gustarComentario(posts, postId, commentId),
        () => gustoDeComentario({ postId, commentId }),
      ),
  };
}
