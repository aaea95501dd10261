import { createHash } from 'node:crypto';
import { subirFoto } from '@trastienda/nucleo/acceso/contrato.ts';
import { FOTO_MAXIMO_KIB } from '@trastienda/nucleo/acceso/contrato-de-perfil.ts';
import { formatoDe } from '@trastienda/nucleo/comun/firma.ts';
import type { FastifyRequest } from 'fastify';
import { type Analizador, exigirLimpio } from '#http/analizador.ts';
import { esDeFormulario, leerCampos } from '#http/entrada.ts';
import type { Imagen } from '#http/imagen.ts';
import { abrirImagen, deAUna } from '#http/imagenes.ts';
import { rechazar } from '#http/regla-rota.ts';

const LADO = 256;

const ADMITIDOS: readonly (string | null)[] = ['jpeg', 'png', 'webp'];

/** Takes in the one file of the form, which fits in memory. */
export async function recibirFoto(request: FastifyRequest, analizador: Analizador | undefined): Promise<Buffer> {
  if (!request.isMultipart()) rechazar('comun.tipo_no_admitido', {});
  const limits = { fileSize: FOTO_MAXIMO_KIB * 1024, files: 1, fields: 1, parts: 2 };
  const campos: Record<string, string> = {};
  let bytes: Buffer | undefined;
  try {
    for await (const parte of request.parts({ limits })) {
      if (parte.type === 'field') {
        campos[parte.fieldname] = String(parte.value);
        continue;
      }
      bytes = await parte.toBuffer();
      if (parte.file.truncated) rechazar('comun.cuerpo_grande', { maximoKiB: FOTO_MAXIMO_KIB });
    }
  } catch (error) {
    if (!esDeFormulario(error)) throw error;
    rechazar('acceso.foto_ilegible', {});
  }
  leerCampos(subirFoto, campos);
  if (!bytes) return rechazar('acceso.foto_ilegible', {});
  await exigirLimpio(analizador, 'La foto', bytes);
  return bytes;
}

/**
 * Reads the whole picture and writes it again, square and small, as WebP: what it was hiding (a place, a thumbnail, another
 * file behind it) stays outside.
 */
export async function recortarFoto(original: Buffer): Promise<Imagen> {
  if (!ADMITIDOS.includes(formatoDe(original))) rechazar('acceso.foto_ilegible', {});
  const bytes = await deAUna(async () => {
    const imagen = await abrirImagen(original);
    return imagen.resize(LADO, LADO, { fit: 'cover', position: 'attention' }).webp({ quality: 82 }).toBuffer();
  }).catch(() => rechazar('acceso.foto_ilegible', {}));
  return { tipo: 'image/webp', bytes, version: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}
