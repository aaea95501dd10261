import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { realpath, rename, rm, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { UsoIncorrecto } from './orden.ts';

const SIN_LUGAR = ['ENOENT', 'EACCES', 'EISDIR', 'EROFS', 'EPERM'];

type Lugar = {
  readonly ruta: string;
  /** The rights of one that was not there: one that was keeps its own. */
  readonly modo: number;
  /** What the operator is told, before anything is done, when nothing can be written there. */
  readonly sinLugar: string;
};

/**
 * Opens a file to be written beside, gives it to `escribir`, and puts it in its place when it is whole: what was half written would
 * read as whole, whatever stopped it, and what was there would be gone. A pipe or a device takes it as it comes.
 */
export async function conArchivoEntero<T>(
  { ruta, modo, sinLugar }: Lugar,
  escribir: (destino: Writable) => Promise<T>,
): Promise<T> {
  const previo = await stat(ruta).catch(() => undefined);
  const deUnaVez = previo !== undefined && !previo.isFile();
  // Behind a link is the file that somebody wants.
  const definitivo = previo?.isFile() ? await realpath(ruta) : ruta;
  const escrito = deUnaVez ? ruta : `${definitivo}.${randomUUID()}`;
  const destino = createWriteStream(escrito, { mode: (previo?.mode ?? modo) & 0o777, flush: !deUnaVez });
  try {
    await once(destino, 'open');
    const hecho = await escribir(destino);
    destino.end();
    await finished(destino);
    if (!deUnaVez) await rename(escrito, definitivo);
    return hecho;
  } catch (error) {
    destino.destroy();
    if (!deUnaVez) await rm(escrito, { force: true });
    const suyo = error instanceof Error && 'code' in error && 'path' in error && error.path === escrito;
    if (suyo && SIN_LUGAR.includes(String(error.code))) throw new UsoIncorrecto(sinLugar);
    throw error;
  }
}
