import type {
  Follower,
  GalleryItem,
  Likes,
  Post,
  PostComment,
  PostVideoFile,
  SocialProfile,
} from '#galeria/api-falsa/entidades/perfil.ts';

type Posts = readonly Post[];

/** Likes what was not liked and the other way round; the count follows. */
const alternarGusto = ({ like, value }: Likes): Likes => ({ like: !like, value: value + (like ? -1 : 1) });

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
export type PostNuevo = Pick<Post['data'], 'content' | 'images' | 'video' | 'videoFile'>;

/** What somebody chose of their disk to go with a post; `direccion` is where the page keeps it. */
export type Adjunto = { readonly direccion: string } & (
  | { readonly tipo: 'foto' }
  | ({ readonly tipo: 'video' } & PostVideoFile)
);

const MEGA = 1024 * 1024;
const MAXIMO = { foto: 5 * MEGA, video: 50 * MEGA } as const;

/** Whether a file is a picture or a video, of a size that is taken; undefined when it is neither. */
export function tipoDeAdjunto({ type, size }: Pick<File, 'type' | 'size'>): Adjunto['tipo'] | undefined {
  const tipo = type.startsWith('image/') ? 'foto' : type.startsWith('video/') ? 'video' : undefined;
  return tipo && size <= MAXIMO[tipo] ? tipo : undefined;
}

/** A post as it is written: the title of an article is its first line. Undefined when there is nothing in it. */
export function postDe(titulo: string, texto: string, adjunto: Adjunto | null): PostNuevo | undefined {
  const content = [titulo.trim(), texto.trim()].filter((uno) => uno !== '').join('\n\n');
  if (adjunto === null) return content === '' ? undefined : { content, images: [], video: '' };
  const { direccion } = adjunto;
  return adjunto.tipo === 'foto'
    ? { content, images: [{ img: direccion, featured: true }], video: '' }
    : { content, images: [], video: direccion, videoFile: { name: adjunto.name, bytes: adjunto.bytes } };
}

/** Puts a new post before all others. */
export const publicar = (posts: Posts, profile: SocialProfile, nuevo: PostNuevo): Posts => [
  {
    id: idLibre(posts),
    profile,
    data: { ...nuevo, likes: { like: false, value: 0 }, comments: [] },
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
