import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatoDe } from '#comun/firma.ts';
import { nombreDeArchivo, seLlamaComo, terminaComoPdf } from './contenido.ts';
import { OrdenDeAdjuntos } from './contrato-de-adjunto.ts';
import {
  ADJUNTOS_POR_DUENO,
  admitir,
  admitirPeso,
  CUOTA_POR_SUCURSAL,
  cuotaDe,
  lugarQueFalta,
  MAXIMO_MIB,
} from './limites.ts';
import { mover, ordenar } from './orden.ts';

const bytes = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));

describe('ART-17 what a file is', () => {
  it.each([
    ['jpeg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
    ['png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
    ['webp', bytes('RIFF\0\0\0\0WEBPVP8 ')],
    ['pdf', bytes('%PDF-1.7')],
    [null, bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    [null, bytes('RIFF\0\0\0\0WAVE')],
    [null, bytes(' %PDF-1.7')],
    [null, bytes('GIF89a')],
    [null, new Uint8Array()],
  ])('%s, by its first bytes', (formato, comienzo) => {
    expect(formatoDe(comienzo)).toBe(formato);
  });

  it.each([
    ['DOCUMENTO', 'Manual.PDF', true],
    ['DOCUMENTO', 'Manual del motor 2.5', true],
    ['DOCUMENTO', 'manual.pdf.exe', false],
    ['DOCUMENTO', 'foto.jpg', false],
    ['IMAGEN', 'IMG_1.JPEG', true],
    ['IMAGEN', 'en-realidad-es-webp.jpg', true],
    ['IMAGEN', 'dibujo.svg', false],
    ['IMAGEN', 'manual.pdf', false],
  ] as const)('%s: «%s» says so of itself: %s', (clase, nombre, dice) => {
    expect(seLlamaComo(clase, nombre)).toBe(dice);
  });

  it('a PDF that was cut does not end like one', () => {
    expect(terminaComoPdf(bytes('trailer\nstartxref\n9\n%%EOF\n'))).toBe(true);
    expect(terminaComoPdf(bytes('trailer\nstartxref\n9\n'))).toBe(false);
  });

  it('its name never keeps a folder, a line or a letter that hides, and is never empty', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('../../etc/passwd', 'C:\\x\\y.png')),
        (nombre) => {
          const limpio = nombreDeArchivo(nombre);
          expect(limpio).not.toBe('');
          expect(limpio).not.toMatch(/[\\/\p{Cc}\p{Cf}\p{Cs}]/u);
          expect([...limpio].length).toBeLessThanOrEqual(120);
        },
      ),
    );
    expect(nombreDeArchivo('C:\\fotos\\Bomba de agua.frente.JPEG')).toBe('Bomba de agua.frente');
  });
});

describe('ART-17 the order of pictures', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });

  it('is taken when it names all there are, once each, and only then', () => {
    fc.assert(
      fc.property(ids, fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 9 }), (hay, pedido) => {
        const orden = ordenar(hay, pedido);
        expect(orden.ok).toBe(hay.toSorted().join() === pedido.toSorted().join());
        if (orden.ok)
          expect(orden.value.map(({ id, orden: lugar }) => [id, lugar])).toEqual(pedido.map((id, i) => [id, i]));
      }),
    );
  });

  it('ART-27 is taken of more than one may load, as a merge leaves them', () => {
    const ids = Array.from(
      { length: 2 * ADJUNTOS_POR_DUENO },
      (_, i) => `01980000-0000-7000-8000-${String(i).padStart(12, '0')}`,
    );
    expect(OrdenDeAdjuntos.safeParse({ ids }).success).toBe(true);
    expect(ordenar(ids, ids.toReversed()).ok).toBe(true);
  });

  it('moving one leaves the others as they were, and it where it was asked for', () => {
    fc.assert(
      fc.property(ids, fc.nat(9), fc.integer({ min: -1, max: 9 }), (hay, cual, lugar) => {
        const id = hay[cual % Math.max(1, hay.length)];
        if (id === undefined) return;
        const movidos = mover(hay, id, lugar);
        expect(movidos.filter((uno) => uno !== id)).toEqual(hay.filter((uno) => uno !== id));
        expect(movidos.indexOf(id)).toBe(Math.min(Math.max(0, lugar), hay.length - 1));
      }),
    );
  });
});

it('ART-17 a file that weighs nothing, or more than its class, is not worth sending', () => {
  for (const [clase, mib] of [...Object.entries(MAXIMO_MIB), [undefined, 20] as const]) {
    const bytes = mib * 1024 * 1024;
    const pesar = (cuanto: number) => admitirPeso('C:\\fotos\\bomba.jpg', cuanto, clase as 'IMAGEN' | undefined);
    expect(pesar(1).ok && pesar(bytes).ok).toBe(true);
    expect(pesar(bytes + 1)).toMatchObject({ error: { code: 'adjuntos.pesado', data: { archivo: 'bomba', mib } } });
    expect(pesar(0)).toMatchObject({ error: { code: 'adjuntos.ilegible', data: { archivo: 'bomba' } } });
  }
});

describe('ART-17 the quota', () => {
  it('grows with the open sucursales, and admits exactly up to its edge', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.integer({ min: 1, max: 50_000_000 }), (sucursales, peso) => {
        const cuota = cuotaDe(sucursales);
        expect(cuota.archivos).toBe(CUOTA_POR_SUCURSAL.archivos * Math.max(1, sucursales));
        const justo = { propios: 0, sucursales, uso: { archivos: cuota.archivos - 1, bytes: cuota.bytes - peso } };
        expect(admitir(peso, justo).ok).toBe(true);
        expect(admitir(peso + 1, justo)).toMatchObject({ error: { code: 'adjuntos.sin_lugar' } });
        const lleno = { ...justo, uso: { archivos: cuota.archivos, bytes: 0 } };
        expect(admitir(peso, lleno)).toMatchObject({ error: { code: 'adjuntos.sin_lugar' } });
      }),
    );
  });

  it('is told how much has to leave: with that one more fits, and with less it does not', () => {
    const uso = fc.record({ archivos: fc.nat(3 * CUOTA_POR_SUCURSAL.archivos), bytes: fc.nat(2 ** 31) });
    fc.assert(
      fc.property(
        uso,
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 1, max: 50_000_000 }),
        (uso, sucursales, peso) => {
          const falta = lugarQueFalta(peso, { uso, sucursales });
          const sin = (archivos: number, bytes: number) => ({
            ...{ propios: 0, sucursales },
            uso: { archivos: uso.archivos - archivos, bytes: uso.bytes - bytes },
          });
          expect(admitir(peso, sin(falta.archivos, falta.bytes)).ok).toBe(true);
          if (falta.archivos > 0) expect(admitir(peso, sin(falta.archivos - 1, falta.bytes)).ok).toBe(false);
          if (falta.bytes > 0) expect(admitir(peso, sin(falta.archivos, falta.bytes - 1)).ok).toBe(false);
        },
      ),
    );
  });

  it('of one owner ends before that of the business', () => {
    const uso = { archivos: 0, bytes: 0 };
    expect(admitir(1, { propios: ADJUNTOS_POR_DUENO - 1, uso, sucursales: 1 }).ok).toBe(true);
    expect(admitir(1, { propios: ADJUNTOS_POR_DUENO, uso, sucursales: 1 })).toMatchObject({
      error: { code: 'adjuntos.demasiados', data: { maximo: ADJUNTOS_POR_DUENO } },
    });
  });
});
