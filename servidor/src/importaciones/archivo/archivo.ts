import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Formato } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { CausaDeIlegible } from '@trastienda/nucleo/importaciones/lectura/causas.ts';
import { type Codificacion, detectorDeCodificacion } from '@trastienda/nucleo/importaciones/lectura/codificacion.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { indiceDe, rutaDeTexto } from '#importaciones/planilla/carpeta.ts';

const MUESTRA_BYTES = 256 * 1024;

export type Muestra = {
  /** The beginning of the text, decoded, without its BOM. */
  readonly muestra: string;
  /** Whether the sample is all of it. */
  readonly completa: boolean;
};

export type Archivo = Muestra & {
  readonly ruta: string;
  /** Without its folder: what people call it. */
  readonly nombre: string;
  readonly bytes: number;
  readonly modificado: number;
  readonly hash: Buffer;
  readonly codificacion: Codificacion;
  /** Those of a spreadsheet that have something in them; a text file has none. */
  readonly hojas: readonly (Muestra & { readonly hoja: string })[];
};

type Apertura = { readonly ruta: string; readonly nombre?: string; readonly maximoMiB: number };

/** Reads a whole file once: that it is text, in which encoding, and what its bytes add up to. */
export async function abrirArchivo({ ruta, nombre = basename(ruta), maximoMiB }: Apertura): Promise<Archivo> {
  const { bytes, modificado } = await medir(ruta, nombre, maximoMiB);
  const detector = detectorDeCodificacion();
  const hash = createHash('sha256');
  for await (const trozo of trozosDe(ruta, nombre)) {
    detector.agregar(trozo);
    hash.update(trozo);
  }
  const codificacion = exigir(detector.resultado());
  const { muestra, completa } = await leerMuestra(ruta, { codificacion });
  if (muestra.trim() === '') rechazar('importaciones.archivo_vacio', { archivo: nombre });
  return { ruta, nombre, bytes, modificado, hash: hash.digest(), codificacion, muestra, completa, hojas: [] };
}

/** What is known of a spreadsheet that was turned into texts; its sample is that of its first sheet. */
export async function abrirLibro(carpeta: string, nombre: string): Promise<Archivo> {
  const { bytes, hash, hojas: nombres } = await indiceDe(carpeta);
  const hojas = await Promise.all(
    nombres.map(async (hoja) => ({ hoja, ...(await leerMuestra(carpeta, { codificacion: 'utf-8', hoja })) })),
  );
  const [primera] = hojas;
  if (!primera) return rechazar('importaciones.archivo_vacio', { archivo: nombre });
  const { muestra, completa } = primera;
  const { mtimeMs } = await stat(carpeta);
  return {
    ruta: carpeta,
    nombre,
    bytes,
    modificado: mtimeMs,
    hash: Buffer.from(hash, 'hex'),
    codificacion: 'utf-8',
    muestra,
    completa,
    hojas,
  };
}

/** The beginning of a file as text, without its BOM. A letter cut at the end is left out. */
export async function leerMuestra(
  ruta: string,
  { codificacion, hoja }: Pick<Formato, 'codificacion' | 'hoja'>,
): Promise<Muestra> {
  const archivo = await open(await rutaDeTexto(ruta, hoja));
  try {
    const { bytesRead, buffer } = await archivo.read(Buffer.alloc(MUESTRA_BYTES), 0, MUESTRA_BYTES, 0);
    const completa = bytesRead < MUESTRA_BYTES;
    const muestra = new TextDecoder(codificacion).decode(buffer.subarray(0, bytesRead), { stream: !completa });
    return { muestra, completa };
  } finally {
    await archivo.close();
  }
}

/** Refuses a file that somebody saved again since it was opened. */
export async function exigirSinCambios({
  ruta,
  nombre,
  bytes,
  modificado,
}: Pick<Archivo, 'ruta' | 'nombre' | 'bytes'> & Partial<Pick<Archivo, 'modificado'>>): Promise<void> {
  const ahora = await medir(ruta, nombre, Number.POSITIVE_INFINITY);
  if (ahora.bytes !== bytes || (modificado !== undefined && ahora.modificado !== modificado)) {
    rechazar('importaciones.cambio_al_leer', { archivo: nombre });
  }
}

async function medir(
  ruta: string,
  archivo: string,
  maximoMiB: number,
): Promise<{ readonly bytes: number; readonly modificado: number }> {
  const datos = await stat(ruta).catch((error: unknown) => noSePuedeLeer(archivo, error));
  if (datos.isDirectory()) rechazar('importaciones.archivo_ilegible', { archivo, causa: 'CARPETA' });
  if (!datos.isFile()) rechazar('importaciones.archivo_ilegible', { archivo, causa: 'NO_ES_ARCHIVO' });
  if (datos.size === 0) rechazar('importaciones.archivo_vacio', { archivo });
  if (datos.size > maximoMiB * 1024 * 1024) rechazar('importaciones.archivo_grande', { archivo, maximoMiB });
  return { bytes: datos.size, modificado: datos.mtimeMs };
}

async function* trozosDe(ruta: string, nombre: string): AsyncGenerator<Buffer> {
  try {
    for await (const trozo of createReadStream(ruta)) yield Buffer.from(trozo);
  } catch (error) {
    noSePuedeLeer(nombre, error);
  }
}

const CAUSAS: Readonly<Record<string, CausaDeIlegible>> = {
  EACCES: 'SIN_PERMISO',
  EPERM: 'SIN_PERMISO',
  ELOOP: 'ENLACE_EN_CIRCULO',
  ENAMETOOLONG: 'NOMBRE_LARGO',
  EIO: 'DISCO',
};

function noSePuedeLeer(archivo: string, error: unknown): never {
  const codigo = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (codigo === 'ENOENT' || codigo === 'ENOTDIR') rechazar('importaciones.archivo_ausente', { archivo });
  const causa = CAUSAS[codigo];
  if (causa === undefined) throw error;
  rechazar('importaciones.archivo_ilegible', { archivo, causa });
}
