import { open } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { rechazar } from './regla-rota.ts';

/** Opened before anything is answered: a file that is missing is a plain refusal and not half an answer. */
export async function enviarArchivo(reply: FastifyReply, tipo: string, ruta: string): Promise<FastifyReply> {
  const archivo = await open(ruta).catch(() => undefined);
  if (!archivo) {
    reply.removeHeader('etag').removeHeader('content-disposition').header('cache-control', 'no-store');
    return rechazar('comun.no_encontrado', { que: 'el archivo' });
  }
  const { size } = await archivo.stat();
  return reply.type(tipo).header('content-length', size).send(archivo.createReadStream());
}

/** RFC 6266, to be saved: a name of plain letters for whoever knows no other, and the true one. */
export function paraGuardarComo(nombre: string): string {
  const llano = nombre.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '');
  const verdadero = encodeURIComponent(nombre).replace(/['()*]/g, (letra) => `%${letra.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${llano}"; filename*=UTF-8''${verdadero}`;
}
