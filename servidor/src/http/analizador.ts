import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { rechazar } from './regla-rota.ts';

/** Where a clamd listens, as ANALIZADOR_DE_ARCHIVOS says it: `clamd://host:puerto` or `unix:/ruta`. */
export type Analizador = string;
export const FORMA_DE_ANALIZADOR = /^(?:clamd:\/\/[^\s/:]+:\d{1,5}|unix:\/\S+)$/;

const SIN_NOTICIAS_MS = 30_000;
const RESPUESTA_MAXIMA = 1_024;

/**
 * Has somebody else look for malware in a file, by its path or its bytes, before anything of it is kept. Without an analyser
 * nobody looks; with one that does not answer, or answers anything but that it is clean, the file is refused.
 */
export async function exigirLimpio(
  analizador: Analizador | undefined,
  archivo: string,
  contenido: string | Buffer,
): Promise<void> {
  if (analizador === undefined) return;
  const trozos = typeof contenido === 'string' ? createReadStream(contenido) : Readable.from([contenido]);
  const respuesta = await preguntar(analizador, trozos).catch(() => rechazar('comun.sin_analisis', { archivo }));
  if (respuesta.endsWith(' FOUND')) rechazar('comun.archivo_infectado', { archivo });
  if (respuesta !== 'stream: OK') rechazar('comun.sin_analisis', { archivo });
}

/** `INSTREAM` of clamd: pieces with their length before them, and one of no length. It closes once it answered. */
async function preguntar(analizador: Analizador, trozos: Readable): Promise<string> {
  const socket = abrir(analizador);
  const respuesta = respuestaDe(socket);
  // What is wrong with the connection is told by the answer, which nobody waits for while the file is sent.
  respuesta.catch(() => {});
  try {
    await Promise.race([once(socket, 'connect'), respuesta]);
    socket.write('zINSTREAM\0');
    for await (const trozo of trozos) {
      const seguir = socket.write(Buffer.concat([largoDe(trozo.length), trozo]));
      if (!seguir) await Promise.race([once(socket, 'drain'), respuesta]);
      // It may have had enough of one that is too long.
      if (socket.destroyed) break;
    }
    socket.write(largoDe(0));
    return await respuesta;
  } finally {
    socket.destroy();
    trozos.destroy();
  }
}

const largoDe = (bytes: number): Buffer => {
  const largo = Buffer.alloc(4);
  largo.writeUInt32BE(bytes);
  return largo;
};

function abrir(analizador: Analizador): Socket {
  if (analizador.startsWith('unix:')) return connect(analizador.slice('unix:'.length));
  const { hostname, port } = new URL(analizador);
  return connect(Number(port), hostname);
}

async function respuestaDe(socket: Socket): Promise<string> {
  socket.setTimeout(SIN_NOTICIAS_MS, () => socket.destroy(new Error('the analyser says nothing')));
  let dicho = '';
  for await (const trozo of socket) {
    dicho += String(trozo);
    if (dicho.includes('\0') || dicho.length > RESPUESTA_MAXIMA) break;
  }
  return dicho.split('\0', 1)[0]?.trim() ?? '';
}
