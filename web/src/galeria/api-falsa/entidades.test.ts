import { describe, expect, it } from 'vitest';
import { CODIGOS_DE_IDIOMA, idiomas } from '#i18n/idiomas.ts';
import { rutas } from './rutas.ts';
import { crearApiFalsa } from './servidor.ts';

type Fila = Readonly<Record<string, unknown>>;

const responder = crearApiFalsa(rutas);
const pedir = async (camino: string): Promise<readonly Fila[]> =>
  (await (await responder(`/api/data/${camino}`, {}))?.json()) as readonly Fila[];

/** What is inside each, one after another. */
const dentro = (filas: readonly Fila[], camino: string): readonly Fila[] => {
  let unas = filas;
  for (const parte of camino.split('.')) unas = unas.flatMap((una) => (una[parte] ?? []) as Fila | readonly Fila[]);
  return unas;
};

const PERSONA = 'id avatar name';
const PUBLICACION = 'id avatar name time';

/** The fields of each entity, as the product specification spells them, by the call that brings it and where it stands. */
const CAMPOS: readonly (readonly [entidad: string, llamada: string, lugar: string, campos: string])[] = [
  ['chat contact', 'chat/ChatData', '', 'id name status thumb recent excerpt messages'],
  ['chat message', 'chat/ChatData', 'messages', 'id createdAt msg senderId type attachment'],
  ['chat attachment', 'chat/ChatData', 'messages.attachment', 'icon file fileSize'],
  ['note', 'notes/NotesData', '', 'id title color datef deleted'],
  [
    'email',
    'email/EmailData',
    '',
    'id from thumbnail subject time To emailExcerpt emailContent unread attachment starred important checked inbox sent draft spam trash label attchments',
  ],
  ['email attachment', 'email/EmailData', 'attchments', 'id image title fileSize'],
  ['ticket', 'ticket/TicketData', '', 'Id ticketTitle ticketDescription Status Label thumb AgentName Date deleted'],
  [
    'contact',
    'contacts/ContactsData',
    '',
    'id firstname lastname image department company phone email address notes frequentlycontacted starred deleted',
  ],
  [
    'product',
    'eCommerce/ProductsData',
    '',
    'id title price discount related salesPrice category gender rating stock qty colors photo created description',
  ],
  ['social post', 'postData', '', 'id profile data'],
  ['profile of a post', 'postData', 'profile', PUBLICACION],
  ['data of a post', 'postData', 'data', 'content images video likes comments'],
  ['likes of a post', 'postData', 'data.likes', 'like value'],
  ['comment of a post', 'postData', 'data.comments', 'id profile data'],
  ['data of a comment', 'postData', 'data.comments.data', 'comment likes replies'],
  ['likes of a comment', 'postData', 'data.comments.data.likes', 'like value'],
  ['follower', 'users', '', 'id avatar name role country isFollowed'],
  ['gallery item', 'gallery', '', 'id cover name time'],
  [
    'blog post',
    'blog/BlogPosts',
    '',
    'id title content coverImg createdAt view share category featured author comments',
  ],
  ['author of a post', 'blog/BlogPosts', 'author', PERSONA],
  ['blog comment', 'blog/BlogPosts', 'comments', 'id profile time comment replies'],
  ['language', 'language/LanguageData', '', 'id flagname icon'],
];

/** The values of the fields that have only a few; the samples have them all. */
const VALORES: readonly (readonly [llamada: string, lugar: string, campo: string, valores: string])[] = [
  ['chat/ChatData', '', 'status', 'online,away,busy,offline'],
  ['chat/ChatData', 'messages', 'type', 'text,image'],
  ['notes/NotesData', '', 'color', 'info,error,warning,success'],
  ['email/EmailData', '', 'label', 'Promotional,Social,Health'],
  ['ticket/TicketData', '', 'Status', 'Closed,Pending,Open'],
  ['ticket/TicketData', '', 'Label', 'error,warning,success'],
  ['contacts/ContactsData', '', 'department', 'Sales,Support,Engineering,Business Development'],
  ['eCommerce/ProductsData', '', 'category', 'books,fashion,electronics,toys'],
  ['eCommerce/ProductsData', '', 'gender', 'Men,Women,Kids'],
  ['blog/BlogPosts', '', 'category', 'Gadget,Lifestyle,Design,Social,Health'],
  ['language/LanguageData', '', 'flagname', 'English,French,Vietnamese,Chinese,Arabic (Sudan)'],
];

describe('S3: the entities of the samples', () => {
  it.each(CAMPOS)('%s has every field, and no other', async (_, llamada, lugar, campos) => {
    const filas = await pedir(llamada);
    const unas = lugar === '' ? filas : dentro(filas, lugar);
    expect(unas.length).toBeGreaterThan(0);
    const esperados = campos.split(' ').sort().join();
    expect(new Set(unas.map((una) => Object.keys(una).sort().join()))).toEqual(new Set([esperados]));
  });

  it.each(VALORES)('%s %s: %s is one of %s', async (llamada, lugar, campo, valores) => {
    const filas = await pedir(llamada);
    const unas = lugar === '' ? filas : dentro(filas, lugar);
    expect(new Set(unas.flatMap((una) => una[campo]))).toEqual(new Set(valores.split(',')));
  });

  it('pictures of a post have an address, and are featured or have a title', async () => {
    const fotos = dentro(await pedir('postData'), 'data.images');
    expect(fotos.length).toBe(3);
    for (const { img, featured, title } of fotos) {
      expect(img).toMatch(/^data:image/);
      expect([featured, title].filter((uno) => uno !== undefined)).not.toEqual([]);
    }
  });

  it('S9: ids are drawn from 1 to 2000, and nothing is asked of another host (F21)', async () => {
    for (const llamada of new Set(CAMPOS.map(([, una]) => una))) {
      const filas = await pedir(llamada);
      const ids = filas.map(({ id, Id }) => Number(id ?? Id));
      expect(ids.filter((id) => !(id >= 1 && id <= 2000))).toEqual([]);
      const ajenas = JSON.stringify(filas).match(/(src=\\?"|url\()https?:[^"\\)]+/g) ?? [];
      // The one hostile mail asks for a picture of another host, which is not brought.
      expect(ajenas.length, llamada).toBeLessThanOrEqual(llamada === 'email/EmailData' ? 1 : 0);
    }
  });

  it('F3: the five languages of the samples are among those of the interface, and Spanish is one of these', async () => {
    const suyos = (await pedir('language/LanguageData')).map(({ flagname }) => String(flagname).split(' ')[0]);
    const nombre = new Intl.DisplayNames('en', { type: 'language' });
    const delProducto = CODIGOS_DE_IDIOMA.map((codigo) => nombre.of(idiomas[codigo].etiqueta.slice(0, 2)));
    expect(suyos.filter((uno) => !delProducto.includes(uno))).toEqual([]);
    expect(delProducto).toContain('Spanish');
  });
});
