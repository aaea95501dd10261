import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { registroDe, sinFilaHaceUnMes } from '#plataforma/sin-fila.ts';

/** Files wait so long to be applied; then they are thrown away. */
export const DIAS_EN_ESPERA = 7;
const DIA_MS = 24 * 60 * 60 * 1000;

/** The folder where files that people sent wait, under random names: what they were called is never a path. */
export type Almacen = {
  readonly rutaDe: (guardado: string) => string;
  /** Writes what comes and gives its random name; nothing stays when it does not come whole. */
  readonly guardar: (contenido: Readable) => Promise<string>;
  /** Where something that is made of a file may be written; a random name that is not there yet. */
  readonly lugarNuevo: () => string;
  readonly borrar: (guardado: string) => Promise<void>;
  /** The files as they came, under the id of their importación, for as long as that is not discarded. */
  readonly originales: Originales;
  /** Throws away what is older than a week, except `salvo`; says what it threw. */
  readonly limpiar: (salvo: ReadonlySet<string>) => Promise<readonly string[]>;
};

type Originales = {
  readonly rutaDe: (importacionId: string) => string;
  readonly hay: (importacionId: string) => Promise<boolean>;
  /** Keeps a file that is in the store, and leaves it there too: its transaction may be tried again. */
  readonly conservar: (importacionId: string, guardado: string) => Promise<void>;
  readonly borrar: (importacionId: string) => Promise<void>;
  /**
   * Throws away those that are kept no more, as the row of each says; one that has just come may have none yet, and one without a row
   * waits for a month.
   */
  readonly limpiar: (
    seGuardan: (ids: readonly string[]) => Promise<ReadonlyMap<string, boolean>>,
    ahora: Date,
  ) => Promise<void>;
};

export function crearAlmacen(dataDir: string): Almacen {
  const carpeta = join(dataDir, 'importaciones');
  const rutaDe = (guardado: string) => join(carpeta, guardado);
  // A spreadsheet is kept as a folder of its sheets.
  const borrar = (guardado: string) => rm(rutaDe(guardado), { recursive: true, force: true });
  return {
    rutaDe,
    borrar,
    lugarNuevo: randomUUID,
    originales: crearOriginales(dataDir, rutaDe),
    guardar: async (contenido) => {
      await mkdir(carpeta, { recursive: true, mode: 0o700 });
      const guardado = randomUUID();
      try {
        await pipeline(contenido, createWriteStream(rutaDe(guardado), { flags: 'wx', mode: 0o600 }));
      } catch (error) {
        await borrar(guardado);
        throw error;
      }
      return guardado;
    },
    limpiar: async (salvo) => {
      const nombres = await readdir(carpeta).catch(() => []);
      const viejos: string[] = [];
      for (const nombre of nombres.filter((uno) => !salvo.has(uno))) {
        const datos = await stat(rutaDe(nombre)).catch(() => undefined);
        if (datos && esViejo(datos.mtimeMs, DIAS_EN_ESPERA)) viejos.push(nombre);
      }
      await Promise.all(viejos.map(borrar));
      return viejos;
    },
  };
}

const esViejo = (mtimeMs: number, dias: number): boolean => Date.now() - mtimeMs > dias * DIA_MS;

function crearOriginales(dataDir: string, enAlmacen: Almacen['rutaDe']): Originales {
  const nombre = 'importaciones-originales';
  const carpeta = join(dataDir, nombre);
  const rutaDe = (importacionId: string) => join(carpeta, importacionId);
  const borrar = (importacionId: string) => rm(rutaDe(importacionId), { force: true });
  return {
    rutaDe,
    borrar,
    hay: async (importacionId) => (await stat(rutaDe(importacionId)).catch(() => undefined)) !== undefined,
    conservar: async (importacionId, guardado) => {
      await mkdir(carpeta, { recursive: true, mode: 0o700 });
      const [desde, hacia] = [enAlmacen(guardado), rutaDe(importacionId)];
      // Not every disk knows links.
      await link(desde, hacia).catch(() => copyFile(desde, hacia));
    },
    limpiar: async (seGuardan, ahora) => {
      const hay = await readdir(carpeta).catch(() => []);
      const conFila = await seGuardan(hay);
      const sueltos = hay.filter((id) => !conFila.has(id));
      const olvidados = await sinFilaHaceUnMes(registroDe(dataDir, nombre), sueltos, ahora);
      for (const id of [...hay.filter((uno) => conFila.get(uno) === false), ...olvidados]) {
        const datos = await stat(rutaDe(id)).catch(() => undefined);
        if (datos && esViejo(datos.ctimeMs, 1)) await borrar(id);
      }
    },
  };
}
