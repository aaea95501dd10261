import type { TamanoDeImagen } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { enviarArchivo, paraGuardarComo } from '#http/enviar-archivo.ts';
import { yaLaTiene } from '#http/imagen.ts';
import { rechazar } from '#http/regla-rota.ts';
import type { ParaEnviar } from './adjuntos.query.ts';
import type { Almacen } from './almacen.ts';

type Pedido = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly almacen: Almacen };

/** A picture in its place. Documents are no pictures: they are only handed out to be saved. */
export async function enviarImagenDe(
  { request, reply, almacen }: Pedido,
  adjunto: ParaEnviar | undefined,
  { tamano, v }: { readonly tamano: TamanoDeImagen; readonly v?: string | undefined },
): Promise<FastifyReply> {
  if (adjunto?.clase !== 'IMAGEN') return rechazar('comun.no_encontrado', { que: 'la imagen' });
  const version = `${adjunto.huella}-${tamano}`;
  if (yaLaTiene(request, reply, version, v === adjunto.huella)) return reply.code(304).send();
  return enviarArchivo(reply, adjunto.tipo, almacen.rutaDe(adjunto.guardado, tamano));
}

/** A file to be saved, under the name people gave it and the extension of what it is. */
export async function enviarArchivoDe(
  { reply, almacen }: Omit<Pedido, 'request'>,
  adjunto: ParaEnviar | undefined,
): Promise<FastifyReply> {
  if (!adjunto) return rechazar('comun.no_encontrado', { que: 'el archivo' });
  const extension = adjunto.clase === 'IMAGEN' ? 'webp' : 'pdf';
  reply.header('content-disposition', paraGuardarComo(`${adjunto.nombre}.${extension}`));
  const ruta = almacen.rutaDe(adjunto.guardado, adjunto.clase === 'IMAGEN' ? 'grande' : 'documento');
  return enviarArchivo(reply, adjunto.tipo, ruta);
}
