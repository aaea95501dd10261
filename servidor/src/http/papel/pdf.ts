import type { Readable } from 'node:stream';

/** What a handler of a PDF endpoint answers. */
export type ArchivoPdf = {
  readonly nombre: string;
  /** How many it will have: told before the first one, so that whoever waits sees how far it is. */
  readonly paginas: number;
  readonly contenido: Readable;
};
