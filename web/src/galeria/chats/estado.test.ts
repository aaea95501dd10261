import { expect, it } from 'vitest';
import { type Chat, YO } from '#galeria/api-falsa/entidades/chats.ts';
import { muestrasDeChats } from '#galeria/api-falsa/muestras/chats.ts';
import {
  adjuntosDe,
  archivosDe,
  buscarChats,
  enviarArchivo,
  enviarImagen,
  enviarTexto,
  esDelContacto,
  insertarEn,
  leerChat,
  leerTodos,
  multimediaDe,
  sinLeer,
  tipoDeArchivo,
} from './estado.ts';

const AHORA = new Date('2026-11-22T15:00:00Z');
const chats = muestrasDeChats(AHORA);
const envio = { id: 'n1', ahora: AHORA };
const ids = (lista: readonly Chat[]) => lista.map(({ id }) => id);
const chat = (id: number, lista = chats): Chat => lista.find((uno) => uno.id === id) as Chat;

it('T-CH-7: ten contacts with their states, 41 texts and 5 images, four of them recent', () => {
  const cuantos = (status: Chat['status']) => chats.filter((uno) => uno.status === status).length;
  expect([cuantos('online'), cuantos('away'), cuantos('busy'), cuantos('offline')]).toEqual([4, 2, 2, 2]);
  const tipos = chats.flatMap(({ messages }) => messages.map(({ type }) => type));
  expect(tipos.filter((tipo) => tipo === 'text')).toHaveLength(41);
  expect(tipos.filter((tipo) => tipo === 'image')).toHaveLength(5);
  expect(chats.filter(({ recent }) => recent)).toHaveLength(4);
});

it('T-CH-3: sending appends a message of text without attachments to the chat with that id, and it goes to the top', () => {
  const enviados = enviarTexto(chats, 5, ' hola ', envio);
  expect(chat(5, enviados).messages.at(-1)).toEqual({
    id: 'n1',
    createdAt: AHORA.toISOString(),
    msg: 'hola',
    senderId: YO.id,
    type: 'text',
    attachments: [],
  });
  expect(enviados.filter((uno, i) => uno !== chats[i])).toHaveLength(1);
  expect(ids(buscarChats(enviados, '', 'hora'))[0]).toBe(5);
});

it('T-CH-4: what is blank is not sent', () => {
  expect(enviarTexto(chats, 5, ' \n ', envio)).toBe(chats);
});

it('a message is of the contact when its sender is the chat, and of the user otherwise', () => {
  const uno = chat(1);
  expect(uno.messages.map((mensaje) => esDelContacto(uno, mensaje))).toEqual([true, false, false, true, true, true]);
  expect(esDelContacto(chat(2), uno.messages[0] as (typeof uno.messages)[number])).toBe(false);
});

it('pictures and files are sent as such, and are found in the chat', () => {
  const foto = enviarImagen(chats, 1, 'data:x', envio);
  expect(multimediaDe(chat(1, foto))[0]).toMatchObject({ type: 'image', msg: 'data:x', attachments: [] });
  const archivo = { icon: 'pdf', file: 'nota.pdf', fileSize: '1 kB' } as const;
  const con = enviarArchivo(chats, 1, archivo, envio);
  expect(archivosDe(chat(1, con)).map(({ adjunto }) => adjunto.file)).toEqual([
    'nota.pdf',
    'condiciones.pdf',
    'lista-noviembre.xlsx',
  ]);
  expect(adjuntosDe(chat(1, foto).messages.at(-1) as Chat['messages'][number])).toEqual([]);
});

it('what is still to be read is what the contact said since the last answer, until somebody opens the chat', () => {
  expect(chats.map(sinLeer)).toEqual([3, 0, 3, 0, 0, 3, 0, 0, 1, 0]);
  expect(sinLeer(chat(6, leerChat(chats, 6)))).toBe(0);
  expect(leerTodos(chats).map(sinLeer)).toEqual(chats.map(() => 0));
});

it('they are ordered by time or by what is to be read, and found whatever case and accents (F4, F6)', () => {
  expect(ids(buscarChats(chats, '', 'hora')).slice(0, 4)).toEqual([1, 9, 3, 6]);
  expect(ids(buscarChats(chats, '', 'no-leidos')).slice(0, 4)).toEqual([1, 3, 6, 9]);
  expect(ids(buscarChats(chats, 'JOSE', 'hora'))).toEqual([5]);
  expect(buscarChats(chats, 'zz', 'hora')).toEqual([]);
});

it('an emoji goes where the cursor is, and the text stays', () => {
  expect(insertarEn('hola vos', 4, 4, '🙂')).toEqual({ texto: 'hola🙂 vos', cursor: 6 });
  expect(insertarEn('hola vos', 5, 8, '🙂')).toEqual({ texto: 'hola 🙂', cursor: 7 });
});

it('a file is known by how its name ends', () => {
  expect(['a.PDF', 'a.csv', 'a.docx', 'a.png', 'a.zip', 'a'].map(tipoDeArchivo)).toEqual([
    'pdf',
    'planilla',
    'texto',
    'imagen',
    'archivo',
    'archivo',
  ]);
});
