import type { BlogComment, BlogPost, CategoriaDeBlog } from '#galeria/api-falsa/entidades/blog.ts';
import { coincide } from '#galeria/comun/buscar.ts';
import { idNuevo } from '#galeria/comun/id-nuevo.ts';

export const ORDENES = ['newest', 'oldest', 'popular'] as const;
type OrdenDeBlog = (typeof ORDENES)[number];

export const POR_PAGINA = 6;
const PALABRAS_POR_MINUTO = 200;

/** The key a post is looked up by: lowercase, spaces as hyphens, other symbols (accented letters too) left out. */
export const slugDe = (titulo: string): string =>
  titulo
    .toLowerCase()
    .replace(/ /g, '-')
    .replace(/[^\w-]+/g, '');

/** Minutes it takes to read, at 200 words a minute; one at least. */
export const minutosDeLectura = (texto: string): number =>
  Math.max(1, Math.round(texto.split(/\s+/).filter(Boolean).length / PALABRAS_POR_MINUTO));

type Busqueda = { readonly buscar: string; readonly categoria: CategoriaDeBlog | ''; readonly orden: OrdenDeBlog };

const porOrden: Readonly<Record<OrdenDeBlog, (una: BlogPost, otra: BlogPost) => number>> = {
  newest: (una, otra) => otra.createdAt.localeCompare(una.createdAt),
  oldest: (una, otra) => una.createdAt.localeCompare(otra.createdAt),
  popular: (una, otra) => otra.view - una.view,
};

/** The posts that match, in order. Looks in title and author, whatever the capitals and accents. */
export const buscarEntradas = (posts: readonly BlogPost[], { buscar, categoria, orden }: Busqueda): BlogPost[] =>
  posts
    .filter((post) => categoria === '' || post.category === categoria)
    .filter((post) => coincide(buscar, post.title, post.author.name))
    .sort(porOrden[orden]);

/** The latest posts but one: what stands beside a post. */
export const recientes = (posts: readonly BlogPost[], menos: number, cuantas = 4): BlogPost[] =>
  posts
    .filter(({ id }) => id !== menos)
    .sort(porOrden.newest)
    .slice(0, cuantas);

type Nuevo = Omit<BlogComment, 'id' | 'replies'>;

/** A comment is placed at the front of those of its post. */
export const conComentario = (posts: readonly BlogPost[], postId: number, nuevo: Nuevo): readonly BlogPost[] =>
  posts.map((post) =>
    post.id === postId
      ? { ...post, comments: [{ ...nuevo, id: idLibre(post.comments), replies: [] }, ...post.comments] }
      : post,
  );

/** An answer is appended to those of the comment. */
export const conRespuesta = (post: BlogPost, commentId: number, nueva: Nuevo): BlogPost => ({
  ...post,
  comments: post.comments.map((uno) =>
    uno.id === commentId
      ? { ...uno, replies: [...uno.replies, { ...nueva, id: idLibre(post.comments), replies: [] }] }
      : uno,
  ),
});

/** An id that neither a comment nor an answer has. */
export const idLibre = (comentarios: readonly BlogComment[]): number =>
  idNuevo(comentarios.flatMap((uno) => [uno, ...uno.replies]));

type Parrafo =
  | { readonly clase: 'titulo' | 'cita' | 'texto'; readonly texto: string }
  | { readonly clase: 'lista'; readonly puntos: readonly string[] };

/** The parts of a post as they are drawn: headings, quotes, paragraphs, and points together in lists. */
export function partesDe(contenido: string): readonly Parrafo[] {
  const partes: Parrafo[] = [];
  for (const linea of contenido.split('\n')) {
    const ultima = partes.at(-1);
    if (linea.startsWith('- ')) {
      const punto = linea.slice(2);
      if (ultima?.clase === 'lista') partes.splice(-1, 1, { clase: 'lista', puntos: [...ultima.puntos, punto] });
      else partes.push({ clase: 'lista', puntos: [punto] });
    } else if (linea.startsWith('## ')) partes.push({ clase: 'titulo', texto: linea.slice(3) });
    else if (linea.startsWith('> ')) partes.push({ clase: 'cita', texto: linea.slice(2) });
    else if (linea.trim() !== '') partes.push({ clase: 'texto', texto: linea });
  }
  return partes;
}
