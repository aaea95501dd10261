import { fail, ok, type Result } from '#comun/result.ts';
import type { ErrorDeNegocio } from '#errores.ts';
import type { NoEsTexto } from './causas.ts';

export type Codificacion = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

type Rechazo = ErrorDeNegocio<'importaciones.no_es_texto' | 'importaciones.codificacion'>;

const BOMS: readonly { readonly codificacion: Codificacion; readonly bytes: readonly number[] }[] = [
  { codificacion: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { codificacion: 'utf-16le', bytes: [0xff, 0xfe] },
  { codificacion: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** Files people send instead of a CSV, by their first bytes. */
const CLASES: readonly { readonly clase: NoEsTexto; readonly bytes: readonly number[] }[] = [
  { clase: 'EXCEL', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { clase: 'EXCEL_VIEJO', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { clase: 'PDF', bytes: [0x25, 0x50, 0x44, 0x46] },
  { clase: 'IMAGEN', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { clase: 'IMAGEN', bytes: [0xff, 0xd8, 0xff] },
  { clase: 'IMAGEN', bytes: [0x47, 0x49, 0x46, 0x38] },
  { clase: 'COMPRIMIDO', bytes: [0x1f, 0x8b] },
  { clase: 'COMPRIMIDO', bytes: [0x37, 0x7a, 0xbc, 0xaf] },
  { clase: 'PROGRAMA', bytes: [0x7f, 0x45, 0x4c, 0x46] },
  { clase: 'PROGRAMA', bytes: [0x4d, 0x5a, 0x90] },
];

/** Bytes that Windows-1252 leaves without a character. */
const SIN_CARACTER_EN_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** Tab, line feed, vertical tab, form feed, carriage return, and the end mark old DOS programs write. */
const CONTROLES_DE_TEXTO = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a]);
/** A stray control byte is a bad cell; beyond some, or this share of them, nobody wrote the file as text. */
const CONTROLES_TOLERADOS = { sueltos: 4, parte: 0.001 };
/** A Windows-1252 text may contain a pair of letters that reads as UTF-8 by chance; not one pair in ten. */
const AZAR_UTF8 = 0.1;

type Detector = {
  readonly agregar: (bytes: Uint8Array) => void;
  /** Asked once, after the last byte. */
  readonly resultado: () => Result<Codificacion, Rechazo>;
};

/**
 * Tells the encoding of a file from all of its bytes, fed in pieces of any size: a sample would miss the first
 * accented letter of a long file.
 */
export function detectorDeCodificacion(): Detector {
  const inicio: number[] = [];
  const utf8 = seguirUtf8();
  let total = 0;
  let controles = 0;
  let sinCaracter = 0;
  const nulos: [pares: number, impares: number] = [0, 0];

  const agregar = (bytes: Uint8Array) => {
    if (inicio.length < 4) inicio.push(...bytes.subarray(0, 4 - inicio.length));
    for (let i = 0; i < bytes.length; i += 1) {
      // Nearly every byte of nearly every file says nothing: whole runs of them are passed over.
      if (!utf8.enMedio()) {
        const seguidos = largoDeAscii(bytes, i);
        total += seguidos;
        i += seguidos;
      }
      const byte = bytes[i];
      if (byte === undefined) break;
      if (byte === 0) nulos[total % 2 === 0 ? 0 : 1] += 1;
      else if (byte < 0x20 && !CONTROLES_DE_TEXTO.has(byte)) controles += 1;
      else if (SIN_CARACTER_EN_1252.has(byte)) sinCaracter += 1;
      utf8.agregar(byte);
      total += 1;
    }
  };

  const resultado = (): Result<Codificacion, Rechazo> => {
    const conocida = CLASES.find(({ bytes }) => empiezaCon(inicio, bytes));
    if (conocida) return noEsTexto(conocida.clase);
    const bom = BOMS.find(({ bytes }) => empiezaCon(inicio, bytes))?.codificacion;
    const dieciseis = bom ?? utf16SinMarca(nulos, total);
    if (dieciseis === 'utf-16le' || dieciseis === 'utf-16be') return ok(dieciseis);

    if (nulos[0] + nulos[1] > 0 || controles > CONTROLES_TOLERADOS.sueltos + total * CONTROLES_TOLERADOS.parte)
      return noEsTexto('BINARIO');
    const { validos, invalidos, filaInvalida } = utf8.resultado();
    if (invalidos === 0) return ok('utf-8');
    const mezclado = bom === 'utf-8' || sinCaracter > 0 || validos > invalidos * AZAR_UTF8;
    if (mezclado) return fail({ code: 'importaciones.codificacion', data: { fila: filaInvalida } });
    return ok('windows-1252');
  };
  return { agregar, resultado };
}

/** How many plain letters, digits and signs follow from there. */
function largoDeAscii(bytes: Uint8Array, desde: number): number {
  let i = desde;
  for (let byte = bytes[i] ?? 0; byte > 0x1f && byte < 0x7f; byte = bytes[i] ?? 0) i += 1;
  return i - desde;
}

const empiezaCon = (inicio: readonly number[], bytes: readonly number[]) =>
  bytes.every((byte, i) => inicio[i] === byte);

const noEsTexto = (clase: NoEsTexto) => fail({ code: 'importaciones.no_es_texto', data: { clase } } as const);

/** Latin text in UTF-16 is every other byte a zero, on one side only. */
function utf16SinMarca([pares, impares]: readonly [number, number], total: number): Codificacion | undefined {
  const mitad = total / 2;
  if (impares > mitad * 0.7 && pares < mitad * 0.05) return 'utf-16le';
  if (pares > mitad * 0.7 && impares < mitad * 0.05) return 'utf-16be';
  return undefined;
}

/** Follows UTF-8 byte by byte (RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF). */
function seguirUtf8() {
  let faltan = 0;
  let minimo = 0x80;
  let maximo = 0xbf;
  let fila = 1;
  let validos = 0;
  let invalidos = 0;
  let filaInvalida = 0;

  const invalido = () => {
    invalidos += 1;
    if (filaInvalida === 0) filaInvalida = fila;
    faltan = 0;
  };
  const empezar = (byte: number) => {
    minimo = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80;
    maximo = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf;
    if (byte < 0x80) return;
    if (byte >= 0xc2 && byte <= 0xdf) faltan = 1;
    else if (byte >= 0xe0 && byte <= 0xef) faltan = 2;
    else if (byte >= 0xf0 && byte <= 0xf4) faltan = 3;
    else invalido();
  };
  const agregar = (byte: number) => {
    if (faltan === 0) empezar(byte);
    else if (byte >= minimo && byte <= maximo) {
      faltan -= 1;
      minimo = 0x80;
      maximo = 0xbf;
      if (faltan === 0) validos += 1;
    } else {
      invalido();
      empezar(byte);
    }
    if (byte === 0x0a) fila += 1;
  };
  const resultado = () => {
    if (faltan > 0) invalido();
    return { validos, invalidos, filaInvalida };
  };
  return { agregar, resultado, enMedio: () => faltan > 0 };
}
