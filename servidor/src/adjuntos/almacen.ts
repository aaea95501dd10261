import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TamanoDeImagen } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { registroDe } from '#plataforma/sin-fila.ts';

const HORA_MS = 60 * 60 * 1000;

/** Which of the files of one that is kept. */
export type Parte = TamanoDeImagen | 'documento';
const SUFIJOS: Readonly<Record<Parte, string>> = {
  grande: '.webp',
  mediana: '.m.webp',
  chica: '.c.webp',
  documento: '.pdf',
};
/** What is in the folder and is not called like this was left there by somebody else. */
const NUESTRO = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\.)/;
const LLEGA = '.llega';

/** The folder where attached files are kept, under random names: what they were called is never a path. */
export type Almacen = {
  readonly rutaDe: (guardado: string, parte: Parte) => string;
  /** Writes what comes, beside the rest, and gives where; nothing stays when it does not come whole. */
  readonly recibir: (contenido: Readable) => Promise<string>;
  readonly escribir: (guardado: string, parte: Parte, bytes: Buffer) => Promise<void>;
  /** What was received becomes one of the files that are kept. */
  readonly quedarse: (recibido: string, guardado: string, parte: Parte) => Promise<void>;
  readonly borrar: (guardado: string) => Promise<void>;
  readonly soltar: (recibido: string) => Promise<void>;
  /** The random names there are files of, without those that are coming in. */
  readonly nombres: () => Promise<readonly string[]>;
  /** Throws away what did not come whole and nobody was at for an hour. */
  readonly soltarCortados: () => Promise<void>;
  /** Where it is written down since when files have no row (`sinFilaHaceUnMes`). */
  readonly sinFila: string;
  /** Whether nothing was written under that name for an hour. */
  readonly reposa: (guardado: string) => Promise<boolean>;
  readonly hay: (guardado: string, parte: Parte) => Promise<boolean>;
};

/** What is not there is at rest. */
const enReposo = async (ruta: string): Promise<boolean> => {
  const datos = await stat(ruta).catch(() => undefined);
  return datos === undefined || Date.now() - datos.mtimeMs > HORA_MS;
};

export const carpetaDeAdjuntos = (dataDir: string): string => join(dataDir, 'adjuntos');

export function crearAlmacen(dataDir: string): Almacen {
  const carpeta = carpetaDeAdjuntos(dataDir);
  const rutaDe = (guardado: string, parte: Parte) => join(carpeta, guardado + SUFIJOS[parte]);
  const rutasDe = (guardado: string) => Object.values(SUFIJOS).map((sufijo) => join(carpeta, guardado + sufijo));
  const abrir = () => mkdir(carpeta, { recursive: true, mode: 0o700 });
  const soltar = (recibido: string) => rm(recibido, { force: true });
  /** What we call like that, and nobody else. */
  const hay = async () => (await readdir(carpeta).catch(() => [])).filter((nombre) => NUESTRO.test(nombre));
  return {
    rutaDe,
    soltar,
    sinFila: registroDe(dataDir, 'adjuntos'),
    recibir: async (contenido) => {
      await abrir();
      const recibido = join(carpeta, randomUUID() + LLEGA);
      try {
        // A document is kept as it came, so what was written is on disk before its row may be.
        await pipeline(contenido, createWriteStream(recibido, { flags: 'wx', mode: 0o600, flush: true }));
      } catch (error) {
        await soltar(recibido);
        throw error;
      }
      return recibido;
    },
    escribir: async (guardado, parte, bytes) => {
      await abrir();
      await writeFile(rutaDe(guardado, parte), bytes, { flag: 'wx', mode: 0o600, flush: true });
    },
    quedarse: (recibido, guardado, parte) => rename(recibido, rutaDe(guardado, parte)),
    borrar: async (guardado) => {
      await Promise.all(rutasDe(guardado).map(soltar));
    },
    nombres: async () => {
      const enteros = (await hay()).filter((nombre) => !nombre.endsWith(LLEGA));
      return [...new Set(enteros.flatMap((nombre) => NUESTRO.exec(nombre) ?? []))];
    },
    soltarCortados: async () => {
      for (const nombre of (await hay()).filter((uno) => uno.endsWith(LLEGA))) {
        const ruta = join(carpeta, nombre);
        if (await enReposo(ruta)) await soltar(ruta);
      }
    },
    reposa: async (guardado) => (await Promise.all(rutasDe(guardado).map(enReposo))).every(Boolean),
    hay: async (guardado, parte) =>
      stat(rutaDe(guardado, parte)).then(
        (datos) => datos.size > 0,
        () => false,
      ),
  };
}
