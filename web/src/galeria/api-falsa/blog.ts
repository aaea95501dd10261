import { conComentario, slugDe } from '#galeria/blog/estado.ts';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { muestrasDeBlog } from './muestras/blog.ts';
import { bien, type Manejador, noEncontrado } from './servidor.ts';

const entradas = crearAlmacen(() => muestrasDeBlog(Date.now()));

export const verEntradas: Manejador = () => bien(entradas.leer());

/** `{ title }` is the slug of a post; answers `{ post }`. */
export const verEntrada: Manejador = ({ title }) => {
  const post = entradas.leer().find((una) => slugDe(una.title) === title);
  return post ? bien({ post }) : noEncontrado('Post not found');
};

/** `{ postId, comment }`; answers `{ posts }`, where the comment is the first of its post. */
export const comentarEntrada: Manejador = ({ postId, comment }) => {
  if (!entradas.leer().some(({ id }) => id === postId)) return noEncontrado('Post not found');
  const profile = { id: 0, name: 'Vos', avatar: dibujo('vos', 'retrato', 80, 80) };
  const nuevo = { profile, time: new Date().toISOString(), comment: String(comment) };
  entradas.cambiar((posts) => conComentario(posts, Number(postId), nuevo));
  return bien({ posts: entradas.leer() });
};
