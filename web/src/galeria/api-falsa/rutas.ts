import type { Rutas } from './servidor.ts';

/** The calls of the demonstration. Each group brings its own samples, when one of its calls is made. */
export const rutas: Rutas = {
  'GET /api/data/chat/ChatData': async () => (await import('./chats.ts')).verChats,
  'GET /api/data/notes/NotesData': async () => (await import('./notas.ts')).verNotas,
  'GET /api/data/contacts/ContactsData': async () => (await import('./contactos.ts')).verContactos,
  'GET /api/data/ticket/TicketData': async () => (await import('./tickets.ts')).verTickets,
  'GET /api/data/email/EmailData': async () => (await import('./email.ts')).verCorreos,
  'GET /api/data/blog/BlogPosts': async () => (await import('./blog.ts')).verEntradas,
  'POST /api/data/blog/post': async () => (await import('./blog.ts')).verEntrada,
  'POST /api/data/blog/post/add': async () => (await import('./blog.ts')).comentarEntrada,
  'GET /api/data/language/LanguageData': async () => (await import('./idiomas.ts')).verIdiomas,
  'GET /api/data/eCommerce/ProductsData': async () => (await import('./productos.ts')).verProductos,
  'GET /api/data/postData': async () => (await import('./perfil.ts')).verPosts,
  'GET /api/data/users': async () => (await import('./perfil.ts')).verUsuarios,
  'GET /api/data/gallery': async () => (await import('./perfil.ts')).verGaleria,
  'POST /api/data/posts/like': async () => (await import('./perfil.ts')).gustar,
  'POST /api/data/posts/comments/add': async () => (await import('./perfil.ts')).comentar,
  'POST /api/data/posts/replies/add': async () => (await import('./perfil.ts')).contestar,
  'POST /api/data/posts/replies/like': async () => (await import('./perfil.ts')).gustarUnComentario,
};
