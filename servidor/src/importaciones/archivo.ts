import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Codificacion, detectorDeCodificacion } from '@trastienda/nucleo/importaciones/codificacion.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';

const MAXIMO_MIB = 512;
const MUESTRA_BYTES = 256 * 1024;

export type Archivo = {
  readonly ruta: string;
  /** Without its folder: what people call it. */
  readonly nombre: string;
  readonly bytes: number;
  readonly modificado: number;
  readonly hash: Buffer;
  readonly codificacion: Codificacion;
  /** The beginning of the file, decoded, without its BOM. */
  readonly muestra: string;
  /** Whether the sample is all of it. */
  readonly completa: boolean;
};

/** Reads a whole file once: that it is text, in which encoding, and what its bytes add up to. */
export async function abrirArchivo(ruta: string): Promise<Archivo> {
  const nombre = basename(ruta);
  const { bytes, modificado } = await medir(ruta);
  const detector = detectorDeCodificacion();
  const hash = createHash('sha256');
  const muestra: Buffer[] = [];
  let guardados = 0;
  for await (const trozo of trozosDe(ruta)) {
    detector.agregar(trozo);
    hash.update(trozo);
    if (guardados < MUESTRA_BYTES) muestra.push(trozo);
    guardados += trozo.length;
  }
  const codificacion = exigir(detector.resultado());
  const texto = new TextDecoder(codificacion).decode(Buffer.concat(muestra));
  if (texto.trim() === '') rechazar('importaciones.archivo_vacio', { archivo: nombre });
  const completa = Buffer.concat(muestra).length === guardados;
  return { ruta, nombre, bytes, modificado, hash: hash.digest(), codificacion, muestra: texto, completa };
}

/** Refuses a file that somebody saved again since it was opened. */
export async function exigirSinCambios({ ruta, nombre, bytes, modificado }: Archivo): Promise<void> {
  const ahora = await medir(ruta);
  if (ahora.bytes !== bytes || ahora.modificado !== modificado) {
    rechazar('importaciones.cambio_al_leer', { archivo: nombre });
  }
}

async function medir(ruta: string): Promise<{ readonly bytes: number; readonly modificado: number }> {
  const archivo = basename(ruta) || ruta;
  const datos = await stat(ruta).catch((error: unknown) => noSePuedeLeer(archivo, error));
  if (datos.isDirectory()) rechazar('importaciones.archivo_ilegible', { archivo, causa: 'es una carpeta' });
  if (!datos.isFile()) rechazar('importaciones.archivo_ilegible', { archivo, causa: 'no es un archivo común' });
  if (datos.size === 0) rechazar('importaciones.archivo_vacio', { archivo });
  if (datos.size > MAXIMO_MIB * 1024 * 1024) {
    rechazar('importaciones.archivo_grande', { archivo, maximoMiB: MAXIMO_MIB });
  }
  return { bytes: datos.size, modificado: datos.mtimeMs };
}

async function* trozosDe(ruta: string): AsyncGenerator<Buffer> {
  try {
    for await (const trozo of createReadStream(ruta)) yield Buffer.from(trozo);
  } catch (error) {
    noSePuedeLeer(basename(ruta), error);
  }
}

const CAUSAS: Readonly<Record<string, string>> = {
  EACCES: 'no tenés permiso para leerlo',
  EPERM: 'no tenés permiso para leerlo',
  ELOOP: 'el enlace da vueltas sobre sí mismo',
  ENAMETOOLONG: 'el nombre es demasiado largo',
  EIO: 'el disco dio un error',
};

function noSePuedeLeer(archivo: string, error: unknown): never {
  const codigo = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (codigo === 'ENOENT' || codigo === 'ENOTDIR') rechazar('importaciones.archivo_ausente', { archivo });
  const causa = CAUSAS[codigo];
  if (causa === undefined) throw error;
  rechazar('importaciones.archivo_ilegible', { archivo, causa });
}
