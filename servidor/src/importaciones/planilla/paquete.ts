import { crc32 } from 'node:zlib';
import type {
  CausaDeDanio,
  CausaDeDesmedida,
  Medida,
  NoSeRecibe,
} from '@trastienda/nucleo/importaciones/lectura/causas.ts';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ReglaRota, rechazar } from '#http/regla-rota.ts';
import { LIMITES } from './limites.ts';

/** The archive a spreadsheet is: its parts by name, inflated as they are read. */
export type Paquete = {
  readonly tiene: (nombre: string) => boolean;
  /** The bytes of a part. Throws `ReglaRota` when they are damaged or more than a spreadsheet may bring. */
  readonly leer: (nombre: string) => AsyncGenerator<Uint8Array>;
  readonly cerrar: () => void;
};

const ANIDADO = /\.(zip|xls|xlsx|xlsm|xlsb|doc|docx|docm|ods|jar|rar|7z|gz|exe)$/i;
const ENLACE = 0xa000;
const MB_EXPANDIDOS = LIMITES.expandidos / 1024 / 1024;

/** Opens the archive and looks at what it says it brings; nothing is inflated yet. */
export async function abrirPaquete(ruta: string): Promise<Paquete> {
  const zip = await openPromise(ruta, { autoClose: false, strictFileNames: true }).catch(() => rota('NO_SE_ABRE'));
  try {
    const partes = await revisar(zip);
    let expandidos = 0;
    const contar = (bytes: number) => {
      expandidos += bytes;
      const veces = expandidos / zip.fileSize;
      if (expandidos > LIMITES.expandidos) desmedida('ABIERTA', { maximo: MB_EXPANDIDOS });
      if (expandidos > LIMITES.desde && veces > LIMITES.proporcion)
        desmedida('PROPORCION', { maximo: LIMITES.proporcion });
    };
    return {
      tiene: (nombre) => partes.has(nombre),
      leer: (nombre) => inflar(zip, partes.get(nombre), contar),
      cerrar: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function revisar(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > LIMITES.archivos) desmedida('ARCHIVOS', { hay: zip.entryCount, maximo: LIMITES.archivos });
  const partes = new Map<string, Entry>();
  let dichos = 0;
  try {
    for await (const entrada of zip.eachEntry()) {
      const { fileName } = entrada;
      if (entrada.isEncrypted()) rechazar('importaciones.planilla_con_clave', {});
      if (/(^|\/)(vbaProject\.bin|activeX\/)/i.test(fileName)) conMacros('MACROS');
      if (ANIDADO.test(fileName) || /(^|\/)embeddings\//i.test(fileName)) conMacros('ARCHIVOS');
      if (((entrada.externalFileAttributes >>> 16) & 0xf000) === ENLACE) rota('ENLACE');
      if (partes.has(fileName)) rota('PARTE_REPETIDA');
      partes.set(fileName, entrada);
      dichos += entrada.uncompressedSize;
    }
  } catch (error) {
    if (error instanceof ReglaRota) throw error;
    rota('INDICE_MAL_ARMADO');
  }
  if (dichos > LIMITES.expandidos) desmedida('ABIERTA', { maximo: MB_EXPANDIDOS });
  return partes;
}

async function* inflar(
  zip: ZipFile,
  entrada: Entry | undefined,
  contar: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  if (!entrada) rota('FALTA_UNA_PARTE');
  const flujo = await zip.openReadStreamPromise(entrada).catch(() => rota('PARTE_ILEGIBLE'));
  let suma = 0;
  try {
    for await (const trozo of flujo as AsyncIterable<Uint8Array>) {
      contar(trozo.length);
      suma = crc32(trozo, suma);
      yield trozo;
    }
  } catch (error) {
    if (error instanceof ReglaRota) throw error;
    rota('PARTE_CORTADA');
  } finally {
    flujo.destroy();
  }
  if (suma !== entrada.crc32) rota('PARTE_ALTERADA');
}

/** Ends the reading: the file is no whole spreadsheet. */
export function rota(causa: CausaDeDanio): never {
  rechazar('importaciones.planilla_danada', { causa });
}
/** Ends the reading: it is more than a spreadsheet may be. */
export function desmedida(causa: CausaDeDesmedida, { hay = 0, maximo = 0 }: Partial<Medida> = {}): never {
  rechazar('importaciones.planilla_desmedida', { causa, hay, maximo });
}
/** Ends the reading: it brings what we never take in. */
export function conMacros(que: NoSeRecibe): never {
  rechazar('importaciones.planilla_con_macros', { que });
}
