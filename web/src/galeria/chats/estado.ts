import { type Chat, type ChatAttachment, type ChatMessage, YO } from '#galeria/api-falsa/entidades/chats.ts';
import { coincide } from '#galeria/comun/buscar.ts';

export const ORDENES = ['hora', 'no-leidos'] as const;
export type OrdenDeChats = (typeof ORDENES)[number];

/** What tells a message that is sent from any other. */
export type Envio = { readonly id: string; readonly ahora: Date };

/** Whether the contact said it, and not the user. */
export const esDelContacto = (chat: Chat, mensaje: ChatMessage): boolean => mensaje.senderId === chat.id;

const agregar = (chats: readonly Chat[], id: number, mensaje: ChatMessage): readonly Chat[] =>
  chats.map((chat) => (chat.id === id ? { ...chat, messages: [...chat.messages, mensaje] } : chat));

const deMi = (
  { id, ahora }: Envio,
  msg: string,
  type: ChatMessage['type'],
  attachments: readonly ChatAttachment[],
) => ({
  id,
  createdAt: ahora.toISOString(),
  msg,
  senderId: YO.id,
  type,
  attachments,
});

/** Appends to the chat with that id a message of text, without attachments. A blank one is not sent. */
export const enviarTexto = (chats: readonly Chat[], id: number, texto: string, envio: Envio): readonly Chat[] =>
  texto.trim() === '' ? chats : agregar(chats, id, deMi(envio, texto.trim(), 'text', []));

/** Appends a picture: `direccion` is what an `img` shows. */
export const enviarImagen = (chats: readonly Chat[], id: number, direccion: string, envio: Envio): readonly Chat[] =>
  agregar(chats, id, deMi(envio, direccion, 'image', []));

/** Appends a file, without words. */
export const enviarArchivo = (
  chats: readonly Chat[],
  id: number,
  archivo: ChatAttachment,
  envio: Envio,
): readonly Chat[] => agregar(chats, id, deMi(envio, '', 'text', [archivo]));

/** Somebody opened the chat: nothing of it is still to be read. */
export const leerChat = (chats: readonly Chat[], id: number): readonly Chat[] =>
  chats.map((chat) => (chat.id === id && chat.recent ? { ...chat, recent: false } : chat));

export const leerTodos = (chats: readonly Chat[]): readonly Chat[] =>
  chats.map((chat) => (chat.recent ? { ...chat, recent: false } : chat));

/** How many messages of the contact, after the last answer, are still to be read. */
export function sinLeer(chat: Chat): number {
  if (!chat.recent) return 0;
  return chat.messages.length - 1 - chat.messages.findLastIndex((mensaje) => !esDelContacto(chat, mensaje));
}

const hora = (chat: Chat): string => chat.messages.at(-1)?.createdAt ?? '';

/** Those whose name has what is looked for: the last to say something first, or those with something to read before. */
export const buscarChats = (chats: readonly Chat[], buscar: string, orden: OrdenDeChats): readonly Chat[] =>
  chats
    .filter(({ name }) => coincide(buscar, name))
    .toSorted(
      (a, b) => (orden === 'no-leidos' ? sinLeer(b) - sinLeer(a) : 0) || hora(b).localeCompare(hora(a)) || a.id - b.id,
    );

export const adjuntosDe = ({ attachment = [], attachments = [] }: ChatMessage): readonly ChatAttachment[] => [
  ...attachment,
  ...attachments,
];

/** The pictures of a chat, the last one first. */
export const multimediaDe = (chat: Chat): readonly ChatMessage[] =>
  chat.messages.filter(({ type }) => type === 'image').toReversed();

/** The files of a chat with the message that brought each, the last one first. */
export const archivosDe = (chat: Chat) =>
  chat.messages.flatMap((mensaje) => adjuntosDe(mensaje).map((adjunto) => ({ mensaje, adjunto }))).toReversed();

/** Puts something where the cursor is, instead of what is selected; says where the cursor is then. */
export const insertarEn = (texto: string, desde: number, hasta: number, que: string) => ({
  texto: `${texto.slice(0, desde)}${que}${texto.slice(hasta)}`,
  cursor: desde + que.length,
});

const TIPOS: readonly (readonly [RegExp, ChatAttachment['icon']])[] = [
  [/\.pdf$/i, 'pdf'],
  [/\.(xlsx?|csv|ods)$/i, 'planilla'],
  [/\.(txt|docx?|odt|md)$/i, 'texto'],
  [/\.(png|jpe?g|gif|webp|svg)$/i, 'imagen'],
];

/** The kind of a file, by how its name ends. */
export const tipoDeArchivo = (nombre: string): ChatAttachment['icon'] =>
  TIPOS.find(([fin]) => fin.test(nombre))?.[1] ?? 'archivo';
