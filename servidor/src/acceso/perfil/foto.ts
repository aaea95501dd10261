import { createHash } from 'node:crypto';
import { subirFoto } from '@trastienda/nucleo/acceso/contrato.ts';
import { FOTO_MAXIMO_KIB } from '@trastienda/nucleo/acceso/contrato-de-perfil.ts';
import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { leerCampos } from '#http/entrada.ts';
import type { Imagen } from '#http/imagen.ts';
import { rechazar } from '#http/regla-rota.ts';

const LADO = 256;
const PIXELES_MAXIMOS = 40_000_000;

/** The first bytes of what is taken for a picture. What begins in another way is not even opened. */
const COMIENZOS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/** Takes in the one file of the form, which fits in memory. */
export async function recibirFoto(request: FastifyRequest): Promise<Buffer> {
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
    const codigo = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!codigo.startsWith('FST_') && !(error instanceof SyntaxError)) throw error;
    rechazar('acceso.foto_ilegible', {});
  }
  leerCampos(subirFoto, campos);
  return bytes ?? rechazar('acceso.foto_ilegible', {});
}

let enCurso: Promise<unknown> = Promise.resolve();

/** One picture at a time: each may take a hundred megabytes while it is open. */
function deAUna<Value>(trabajo: () => Promise<Value>): Promise<Value> {
  const mia = enCurso.then(trabajo);
  enCurso = mia.catch(() => {});
  return mia;
}

/**
 * Reads the whole picture and writes it again, square and small, as WebP: what it was hiding (a place, a thumbnail, another
 * file behind it) stays outside.
 */
export async function recortarFoto(original: Buffer): Promise<Imagen> {
  if (!COMIENZOS.some((comienza) => comienza(original))) rechazar('acceso.foto_ilegible', {});
  const bytes = await deAUna(() =>
    sharp(original, { limitInputPixels: PIXELES_MAXIMOS, failOn: 'error', pages: 1 })
      .rotate()
      .resize(LADO, LADO, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer(),
  ).catch(() => rechazar('acceso.foto_ilegible', {}));
  return { tipo: 'image/webp', bytes, version: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}
