import type {
  Follower,
  GalleryItem,
  Likes,
  Post,
  PostComment,
  SocialProfile,
} from '#galeria/api-falsa/entidades/perfil.ts';

type Posts = readonly Post[];

/** Likes what was not liked and the other way round; the count follows. */
export const alternarGusto = ({ like, value }: Likes): Likes => ({ like: !like, value: value + (like ? -1 : 1) });

const enPost = (posts: Posts, postId: number, fn: (datos: Post['data']) => Post['data']): Posts =>
  posts.map((post) => (post.id === postId ? { ...post, data: fn(post.data) } : post));

const enComentario = (
  posts: Posts,
  postId: number,
  commentId: number,
  fn: (datos: PostComment['data']) => PostComment['data'],
): Posts =>
  enPost(posts, postId, (datos) => ({
    ...datos,
    comments: datos.comments.map((uno) => (uno.id === commentId ? { ...uno, data: fn(uno.data) } : uno)),
  }));

export const gustarPost = (posts: Posts, postId: number): Posts =>
  enPost(posts, postId, (datos) => ({ ...datos, likes: alternarGusto(datos.likes) }));

export const gustarComentario = (posts: Posts, postId: number, commentId: number): Posts =>
  enComentario(posts, postId, commentId, (datos) => ({ ...datos, likes: alternarGusto(datos.likes) }));

/** The new comment goes after the ones there are. */
export const comentarPost = (posts: Posts, postId: number, profile: SocialProfile, comment: string): Posts =>
  enPost(posts, postId, (datos) => ({
    ...datos,
    comments: [
      ...datos.comments,
      { id: idLibre(posts), profile, data: { comment, likes: { like: false, value: 0 }, replies: [] } },
    ],
  }));

/** The reply goes after the others of its comment. */
export const responder = (
  posts: Posts,
  postId: number,
  commentId: number,
  profile: SocialProfile,
  comment: string,
): Posts =>
  enComentario(posts, postId, commentId, (datos) => ({
    ...datos,
    replies: [...datos.replies, { id: idLibre(posts), profile, data: { comment } }],
  }));

/** What somebody writes to be published. */
export type PostNuevo = Pick<Post['data'], 'content' | 'images'>;

/** Puts a new post before all others. */
export const publicar = (posts: Posts, profile: SocialProfile, nuevo: PostNuevo): Posts => [
  {
    id: idLibre(posts),
    profile,
    data: { ...nuevo, video: '', likes: { like: false, value: 0 }, comments: [] },
  },
  ...posts,
];

/** One that no post, comment or reply has. */
function idLibre(posts: Posts): number {
  const ids = posts.flatMap(({ id, data }) => [
    id,
    ...data.comments.flatMap((uno) => [uno.id, ...uno.data.replies.map((una) => una.id)]),
  ]);
  return Math.max(100, ...ids) + 1;
}

/** Follows who was not followed, and the other way round. */
export const alternarSeguir = (usuarios: readonly Follower[], id: number): readonly Follower[] =>
  usuarios.map((uno) => (uno.id === id ? { ...uno, isFollowed: !uno.isFollowed } : uno));

export const quitarFoto = (fotos: readonly GalleryItem[], id: number): readonly GalleryItem[] =>
  fotos.filter((una) => una.id !== id);
