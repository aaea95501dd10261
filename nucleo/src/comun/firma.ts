/** The kinds of file that are told by how they begin. */
export type FormatoDeArchivo = 'jpeg' | 'png' | 'webp' | 'pdf';

/** How many bytes from the beginning tell what a file is. */
export const COMIENZO = 16;

const empiezaCon = (bytes: Uint8Array, firma: readonly number[], desde = 0): boolean =>
  firma.every((byte, i) => bytes[desde + i] === byte);

const letras = (texto: string): readonly number[] => [...texto].map((letra) => letra.charCodeAt(0));

const FIRMAS: readonly (readonly [FormatoDeArchivo, (bytes: Uint8Array) => boolean])[] = [
  ['jpeg', (bytes) => empiezaCon(bytes, [0xff, 0xd8, 0xff])],
  ['png', (bytes) => empiezaCon(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['webp', (bytes) => empiezaCon(bytes, letras('RIFF')) && empiezaCon(bytes, letras('WEBP'), 8)],
  ['pdf', (bytes) => empiezaCon(bytes, letras('%PDF-'))],
];

/** What a file is by its first bytes, whatever its name says; null when it is none of these. */
export const formatoDe = (comienzo: Uint8Array): FormatoDeArchivo | null =>
  FIRMAS.find(([, es]) => es(comienzo))?.[0] ?? null;
