import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectorDeCodificacion } from './codificacion.ts';

const bytes = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));
/** UTF-8 by hand: the pure package has no TextEncoder. */
const utf8 = (texto: string) => bytes(unescape(encodeURIComponent(texto)));
const utf16 = (texto: string, orden: 'le' | 'be') =>
  Uint8Array.from([...texto].flatMap((letra) => pares(letra.charCodeAt(0), orden)));
const pares = (codigo: number, orden: 'le' | 'be') =>
  orden === 'le' ? [codigo & 255, codigo >> 8] : [codigo >> 8, codigo & 255];

function detectar(...trozos: readonly Uint8Array[]) {
  const detector = detectorDeCodificacion();
  for (const trozo of trozos) detector.agregar(trozo);
  return detector.resultado();
}

describe('detectorDeCodificacion', () => {
  it('knows UTF-8, with and without its mark, and plain ASCII', () => {
    expect(detectar(utf8('código;año\n'))).toEqual({ ok: true, value: 'utf-8' });
    expect(detectar(utf8('\ufeffcódigo;año\n'))).toEqual({ ok: true, value: 'utf-8' });
    expect(detectar(bytes('codigo;precio\n'))).toEqual({ ok: true, value: 'utf-8' });
  });

  it('knows Windows-1252 by its accents, however late the first one comes', () => {
    const tarde = `${'codigo;localidad\n'.repeat(20_000)}1;PE\u00d1ALVA\n`;
    expect(detectar(bytes(tarde))).toEqual({ ok: true, value: 'windows-1252' });
  });

  it('knows UTF-16 in both orders, with and without its mark', () => {
    for (const orden of ['le', 'be'] as const) {
      const esperado = { ok: true, value: `utf-16${orden}` };
      expect(detectar(utf16('\ufeffcódigo;año\n', orden))).toEqual(esperado);
      expect(detectar(utf16('código;año\n1;2\n', orden))).toEqual(esperado);
    }
  });

  it('says what a file is when it is no text', () => {
    expect(detectar(bytes('PK\u0003\u0004resto'))).toMatchObject({
      error: { code: 'importaciones.no_es_texto', data: { clase: 'EXCEL' } },
    });
    expect(detectar(bytes('%PDF-1.7'))).toMatchObject({ error: { data: { clase: 'PDF' } } });
    const binario = Uint8Array.from({ length: 4096 }, (_, i) => (i * 37) % 256);
    expect(detectar(binario)).toMatchObject({ error: { data: { clase: 'BINARIO' } } });
  });

  it('refuses a text that mixes encodings and names the first damaged row', () => {
    const mezcla = new Uint8Array([...utf8('código;año\nñandú;1\n'), ...bytes('pe\u00f1a;2\n')]);
    expect(detectar(mezcla)).toEqual({ ok: false, error: { code: 'importaciones.codificacion', data: { fila: 3 } } });
  });

  it('refuses a marked UTF-8 file cut in the middle of a letter', () => {
    const entero = utf8('\ufeffcódigo\nmañana');
    expect(detectar(entero.slice(0, -4))).toMatchObject({ error: { code: 'importaciones.codificacion' } });
  });

  it('answers the same however the file is cut in pieces, and takes every text as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (texto, corte) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: a text without control characters
        const limpio = texto.replace(/[\u0000-\u001f]/g, '');
        const completo = utf8(`titulo\n${limpio}`);
        const donde = corte % (completo.length + 1);
        expect(detectar(completo.slice(0, donde), completo.slice(donde))).toEqual({ ok: true, value: 'utf-8' });
      }),
    );
  });
});
