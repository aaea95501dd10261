import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Files wait so long to be applied; then they are thrown away. */
export const DIAS_EN_ESPERA = 7;
const DIA_MS = 24 * 60 * 60 * 1000;

/** The folder where files that people sent wait, under random names: what they were called is never a path. */
export type Almacen = {
  readonly rutaDe: (guardado: string) => string;
  /** Writes what comes and gives its random name; nothing stays when it does not come whole. */
  readonly guardar: (contenido: Readable) => Promise<string>;
  readonly borrar: (guardado: string) => Promise<void>;
  /** Throws away what is older than a week, except `salvo`; says what it threw. */
  readonly limpiar: (salvo: ReadonlySet<string>) => Promise<readonly string[]>;
};

export function crearAlmacen(dataDir: string): Almacen {
  const carpeta = join(dataDir, 'importaciones');
  const rutaDe = (guardado: string) => join(carpeta, guardado);
  const borrar = (guardado: string) => rm(rutaDe(guardado), { force: true });
  return {
    rutaDe,
    borrar,
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
        if (datos && Date.now() - datos.mtimeMs > DIAS_EN_ESPERA * DIA_MS) viejos.push(nombre);
      }
      await Promise.all(viejos.map(borrar));
      return viejos;
    },
  };
}
