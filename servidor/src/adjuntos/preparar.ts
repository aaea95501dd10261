import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type ClaseDeAdjunto, FINAL, terminaComoPdf } from '@trastienda/nucleo/adjuntos/contenido.ts';
import type { TamanoDeImagen } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import type { Sharp } from 'sharp';
import { abrirImagen, deAUna, PIXELES_MAXIMOS, pixelesDe, traerSharp } from '#http/imagenes.ts';
import { rechazar } from '#http/regla-rota.ts';
import type { Almacen } from './almacen.ts';
import { revisarDocumento } from './pdf/hilo-de-pdf.ts';
import type { Reparo } from './pdf/revisar.ts';
import type { Recibido } from './recibir.ts';

/** What is kept of a file, already on disk under `guardado` and not yet in the database. */
export type Preparado = {
  readonly nombre: string;
  readonly guardado: string;
  readonly clase: ClaseDeAdjunto;
  readonly tipo: 'image/webp' | 'application/pdf';
  readonly bytes: number;
  readonly ocupa: number;
  readonly ancho: number | null;
  readonly alto: number | null;
  readonly huella: string;
};

const MEGAPIXEL = 1_000_000;
/** The longer side of each size, in pixels. */
const LADOS: Readonly<Record<TamanoDeImagen, number>> = { grande: 2_048, mediana: 480, chica: 160 };

/** Makes what is kept out of what came: a picture is written again, a PDF is read whole and kept as it is. */
export async function preparar(recibido: Recibido, almacen: Almacen): Promise<Preparado> {
  const guardado = randomUUID();
  try {
    return recibido.clase === 'IMAGEN'
      ? await prepararImagen(recibido, guardado, almacen)
      : await prepararDocumento(recibido, guardado, almacen);
  } catch (error) {
    await almacen.borrar(guardado);
    throw error;
  }
}

async function prepararImagen({ nombre, ruta }: Recibido, guardado: string, almacen: Almacen): Promise<Preparado> {
  const ilegible = () => rechazar('adjuntos.ilegible', { archivo: nombre });
  const { grande, mediana, chica } = await deAUna(async () => {
    const pixeles = await pixelesDe(ruta).catch(ilegible);
    if (pixeles > PIXELES_MAXIMOS) {
      return rechazar('adjuntos.enorme', { archivo: nombre, megapixeles: PIXELES_MAXIMOS / MEGAPIXEL });
    }
    return escalar(ruta).catch(ilegible);
  });
  await Promise.all([
    almacen.escribir(guardado, 'grande', grande.data),
    almacen.escribir(guardado, 'mediana', mediana),
    almacen.escribir(guardado, 'chica', chica),
  ]);
  const bytes = grande.data.length;
  return {
    ...{ nombre, guardado, clase: 'IMAGEN', tipo: 'image/webp', bytes },
    ocupa: bytes + mediana.length + chica.length,
    ancho: grande.info.width,
    alto: grande.info.height,
    huella: createHash('sha256').update(grande.data).digest('hex').slice(0, 32),
  };
}

/** The picture is opened once; its thumbnails are made of what came out of it. */
async function escalar(ruta: string) {
  const sharp = await traerSharp();
  const enLado = (imagen: Sharp, tamano: TamanoDeImagen) =>
    imagen
      .resize(LADOS[tamano], LADOS[tamano], { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: tamano === 'grande' ? 84 : 78 });
  const grande = await enLado(await abrirImagen(ruta), 'grande').toBuffer({ resolveWithObject: true });
  const mediana = await enLado(sharp(grande.data), 'mediana').toBuffer();
  return { grande, mediana, chica: await enLado(sharp(mediana), 'chica').toBuffer() };
}

async function prepararDocumento({ nombre, ruta }: Recibido, guardado: string, almacen: Almacen): Promise<Preparado> {
  const bytes = await medirPdf(ruta);
  if (bytes === null) return rechazar('adjuntos.ilegible', { archivo: nombre });
  exigirSoloPaginas(nombre, await revisarDocumento(ruta));
  const hash = createHash('sha256');
  for await (const trozo of createReadStream(ruta)) hash.update(trozo as Buffer);
  await almacen.quedarse(ruta, guardado, 'documento');
  return {
    ...{ nombre, guardado, clase: 'DOCUMENTO', tipo: 'application/pdf', bytes, ocupa: bytes },
    ...{ ancho: null, alto: null, huella: hash.digest('hex').slice(0, 32) },
  };
}

function exigirSoloPaginas(archivo: string, reparo: Reparo | null): void {
  if (reparo === 'ILEGIBLE') rechazar('adjuntos.ilegible', { archivo });
  if (reparo === 'COMPLEJO') rechazar('adjuntos.complejo', { archivo });
  if (reparo === 'CON_CLAVE') rechazar('adjuntos.con_clave', { archivo });
  if (reparo !== null) rechazar('adjuntos.activo', { archivo, que: reparo });
}

/** Its size, or null when it does not end like a PDF. */
async function medirPdf(ruta: string): Promise<number | null> {
  const archivo = await open(ruta);
  try {
    const { size } = await archivo.stat();
    const final = new Uint8Array(Math.min(FINAL, size));
    await archivo.read(final, 0, final.length, size - final.length);
    return terminaComoPdf(final) ? size : null;
  } finally {
    await archivo.close();
  }
}
