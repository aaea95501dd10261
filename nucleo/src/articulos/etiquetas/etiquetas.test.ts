import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escribirPrecio } from '#comun/escribir-numero.ts';
import { anchoDeTexto } from '#comun/letra.ts';
import { type Contenido, disponer } from './disponer.ts';
import { cuantasHojas, FORMATOS_COMUNES, lugarDe, margenDe, porHoja, queFalta } from './formato.ts';
import { digitoDeControl, esEan13, queSimbolo } from './simbolo.ts';
import { esAngosto, trazosDeBarras, trazosDeCuadro } from './trazos.ts';

const doce = fc.stringMatching(/^\d{12}$/);

describe('ART-23 the symbol', () => {
  it('takes an EAN-13 only with its right check digit', () => {
    expect([digitoDeControl('779812345001'), esEan13('7798123450019')]).toEqual(['9', true]);
    fc.assert(
      fc.property(doce, fc.nat(9), (cifras, otra) => {
        const digito = digitoDeControl(cifras);
        expect(esEan13(cifras + digito)).toBe(true);
        expect(esEan13(`${cifras}${otra}`)).toBe(String(otra) === digito);
      }),
    );
  });

  it('finds every slip of one digit and never prints it as an EAN-13', () => {
    fc.assert(
      fc.property(doce, fc.nat(12), fc.integer({ min: 1, max: 9 }), (cifras, donde, suma) => {
        const bien = cifras + digitoDeControl(cifras);
        const mal = [...bien].map((cifra, i) => (i === donde ? String((Number(cifra) + suma) % 10) : cifra)).join('');
        expect(queSimbolo('EAN13', { codigo: 'X', barras: mal })).toBeNull();
        expect(queSimbolo('BARRAS', { codigo: 'X', barras: mal })).toEqual({ tipo: 'CODE128', texto: mal });
      }),
    );
  });

  it('is of the bar code or, without one, of the own code, and of nothing that bars cannot say', () => {
    expect(queSimbolo('BARRAS', { codigo: 'WO-342', barras: '7798123450019' })).toEqual({
      tipo: 'EAN13',
      texto: '7798123450019',
    });
    expect(queSimbolo('CODE128', { codigo: 'WO-342', barras: '7798123450019' })).toEqual({
      tipo: 'CODE128',
      texto: '7798123450019',
    });
    expect(queSimbolo('BARRAS', { codigo: 'WO-342', barras: null })).toEqual({ tipo: 'CODE128', texto: 'WO-342' });
    expect(queSimbolo('BARRAS', { codigo: 'AÑO-1', barras: null })).toBeNull();
    expect(queSimbolo('QR', { codigo: 'AÑO-1', barras: null })).toEqual({ tipo: 'QR', texto: 'AÑO-1' });
    expect(queSimbolo('NINGUNO', { codigo: 'WO-342', barras: null })).toBeNull();
  });

  it('keeps its clear margins and its proportions, and says when it is too thin to read', () => {
    const { modulos, rectangulos } = trazosDeBarras('CODE128', [2, 1, 3]);
    expect(modulos).toBe(26);
    expect(rectangulos).toEqual([
      [10 / 26, 0, 2 / 26, 1],
      [13 / 26, 0, 3 / 26, 1],
    ]);
    expect(trazosDeCuadro([1, 1, 0, 1], 2).rectangulos).toEqual([
      [0.4, 0.4, 0.2, 0.1],
      [0.5, 0.5, 0.1, 0.1],
    ]);
    expect([esAngosto({ modulos: 100 }, 18), esAngosto({ modulos: 100 }, 20)]).toEqual([true, false]);
  });
});

const formatos = fc.constantFrom(...FORMATOS_COMUNES);

describe('ART-23 the paper', () => {
  it('every common format fits its paper', () => {
    for (const formato of FORMATOS_COMUNES) expect([formato.nombre, queFalta(formato)]).toEqual([formato.nombre, null]);
    const [a4] = FORMATOS_COMUNES;
    expect(a4 && queFalta({ ...a4, columnas: 4 })).toBe('no_entra_a_lo_ancho');
    expect(a4 && queFalta({ ...a4, filas: 9 })).toBe('no_entra_a_lo_alto');
  });

  it('puts every label inside the paper, none on another, from the place asked for on', () => {
    fc.assert(
      fc.property(formatos, fc.nat(200), fc.nat(64), (formato, cuantas, corrida) => {
        const desde = (corrida % porHoja(formato)) + 1;
        const lugares = Array.from({ length: cuantas }, (_, n) => lugarDe(formato, n, desde));
        for (const { x, y } of lugares) {
          expect(x + formato.ancho).toBeLessThanOrEqual(formato.anchoDePapel + 0.051);
          expect(y + formato.alto).toBeLessThanOrEqual(formato.altoDePapel + 0.051);
        }
        expect(new Set(lugares.map(({ hoja, x, y }) => `${hoja} ${x} ${y}`)).size).toBe(cuantas);
        if (cuantas > 0) expect(cuantasHojas(formato, cuantas, desde)).toBe((lugares.at(-1)?.hoja ?? 0) + 1);
      }),
    );
  });
});

const quiza = <T>(valor: fc.Arbitrary<T>) => fc.option(valor, { nil: null });
const palabras = fc.string({ unit: 'grapheme', maxLength: 50 });
const contenidos: fc.Arbitrary<Contenido> = fc.record({
  codigo: quiza(palabras),
  descripcion: quiza(palabras),
  marca: quiza(palabras),
  precio: quiza(fc.constantFrom('$ 24.563,00', 'US$ 1.234.567.890,00')),
  detalle: quiza(palabras),
  fecha: quiza(fc.constant('20/11/2026')),
  texto: quiza(palabras),
  simbolo: fc.constantFrom(null, { tipo: 'CODE128', texto: 'A' } as const, { tipo: 'QR', texto: 'A' } as const),
});

describe('ART-23 the label', () => {
  it('keeps everything inside, whatever its measures and what it says', () => {
    fc.assert(
      fc.property(
        contenidos,
        fc.integer({ min: 15, max: 150 }),
        fc.integer({ min: 8, max: 120 }),
        fc.constantFrom(0, 2, 4),
        (contenido, ancho, alto, margen) => {
          for (const pieza of disponer(contenido, ancho, alto, margen)) {
            const largo = pieza.tipo === 'texto' ? anchoDeTexto(pieza.texto, pieza.tamano, pieza.negrita) : pieza.ancho;
            expect(pieza.x).toBeGreaterThanOrEqual(0);
            expect(pieza.x + largo).toBeLessThanOrEqual(ancho + 1e-6);
            expect(pieza.tipo === 'texto' ? pieza.y - pieza.tamano * 0.745 : pieza.y).toBeGreaterThanOrEqual(-1e-6);
            expect(pieza.tipo === 'texto' ? pieza.y : pieza.y + pieza.alto).toBeLessThanOrEqual(alto + 1e-6);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('always says the whole price, and the bars stand between it and the words', () => {
    const piezas = disponer(
      {
        codigo: 'WO-342',
        descripcion: 'Filtro de aceite Hilux 2.8',
        marca: 'Wega',
        precio: '$ 24.563,00',
        detalle: 'Lista 1 · con IVA',
        fecha: '20/11/2026',
        texto: null,
        simbolo: { tipo: 'CODE128', texto: 'WO-342' },
      },
      70,
      37,
    );
    const textos = piezas.flatMap((pieza) => (pieza.tipo === 'texto' ? [pieza] : []));
    const barras = piezas.find(({ tipo }) => tipo === 'simbolo');
    expect(textos.map(({ texto }) => texto)).toEqual([
      'WO-342',
      'Wega',
      'Filtro de aceite Hilux 2.8',
      '$ 24.563,00',
      'Lista 1 · con IVA',
      '20/11/2026',
    ]);
    expect(barras?.y).toBeGreaterThan(textos[2]?.y ?? 99);
    expect(barras !== undefined && 'alto' in barras && barras.alto).toBeGreaterThan(5);
  });

  const gol: Contenido = {
    codigo: 'VKC 60125',
    descripcion: 'Kit de embrague placa y disco VW Gol Trend 1.6 8V 2008-2022',
    marca: 'SKF',
    precio: '$ 235.200,00',
    detalle: 'Lista 1 · con IVA',
    fecha: '26/11/2026',
    texto: null,
    simbolo: { tipo: 'EAN13', texto: '7795957879191' },
  };
  const textosDe = (contenido: Contenido, { ancho, alto }: { readonly ancho: number; readonly alto: number }) =>
    disponer(contenido, ancho, alto).flatMap((pieza) => (pieza.tipo === 'texto' ? [pieza.texto] : []));

  it('never ends a description as if it were whole: the rest of one names another vehicle', () => {
    for (const formato of FORMATOS_COMUNES) {
      const dichos = textosDe(gol, formato);
      const desde = dichos.findIndex((texto) => texto.startsWith('Kit'));
      const entera = dichos
        .slice(desde, desde + 2)
        .join(' ')
        .startsWith(gol.descripcion ?? '');
      expect([formato.nombre, entera || dichos.some((texto) => texto.endsWith('…'))]).toEqual([formato.nombre, true]);
    }
    // What two lines of a smaller letter hold is not cut.
    const larga = { ...gol, descripcion: `${gol.descripcion} con CS`, simbolo: null };
    expect(textosDe(larga, { ancho: 58, alto: 40 }).join(' ')).toContain(larga.descripcion);
    // It fits on the sheets that are sold most, with a smaller letter.
    expect(textosDe(gol, { ancho: 48.5, alto: 25.4 }).join(' ')).toContain(gol.descripcion);
  });

  it('writes what the bars say under them, unless the label says it already or they would be too low', () => {
    for (const formato of FORMATOS_COMUNES.filter(({ alto }) => alto >= 25)) {
      const piezas = disponer(gol, formato.ancho, formato.alto, margenDe(formato));
      const dichos = piezas.flatMap((pieza) => (pieza.tipo === 'texto' ? [pieza.texto] : []));
      expect([formato.nombre, dichos.includes('7795957879191')]).toEqual([formato.nombre, true]);
      const barras = piezas.find(({ tipo }) => tipo === 'simbolo');
      expect(barras?.tipo === 'simbolo' && barras.alto).toBeGreaterThanOrEqual(5);
    }
    const propio: Contenido = { ...gol, simbolo: { tipo: 'CODE128', texto: 'VKC 60125' } };
    expect(textosDe(propio, { ancho: 70, alto: 37 }).filter((texto) => texto === 'VKC 60125')).toHaveLength(1);
    expect(textosDe({ ...propio, codigo: null }, { ancho: 70, alto: 37 })).toContain('VKC 60125');
    const bajas = disponer(gol, 50, 18);
    expect(bajas.flatMap((pieza) => (pieza.tipo === 'texto' ? [pieza.texto] : []))).not.toContain('7795957879191');
  });

  it('gives a description all the lines there is room for, where no bars need it', () => {
    const cortos = textosDe({ ...gol, simbolo: { tipo: 'QR', texto: 'A' } }, { ancho: 70, alto: 37 });
    expect(cortos.slice(2, -3)).toEqual(['Kit de embrague placa', 'y disco VW Gol Trend', '1.6 8V 2008-2022']);
    const larga = `${gol.descripcion} y rodamiento, para caja de cambios MQ200 de cinco marchas`;
    for (const formato of FORMATOS_COMUNES.filter(({ ancho, alto }) => ancho >= 58 && alto >= 37)) {
      for (const simbolo of [{ tipo: 'QR', texto: 'A' } as const, null]) {
        const dichos = textosDe({ ...gol, descripcion: larga, simbolo }, formato);
        expect([formato.nombre, dichos.slice(2, -3).join(' ')]).toEqual([formato.nombre, larga]);
      }
    }
    // Where there is no room for it all, as much as there is.
    const [, ...resto] = textosDe({ ...gol, descripcion: `${larga} `.repeat(5) }, { ancho: 58, alto: 40 });
    expect(resto.filter((texto) => texto.endsWith('…'))).toHaveLength(1);
  });

  it('says the whole price on every paper, with bars, with a QR or with nothing, and no «…» that stands for nothing', () => {
    const simbolos = [gol.simbolo, { tipo: 'QR', texto: 'A' } as const, null];
    const centavos = fc.bigInt({ min: 1n, max: 999_999_999_999n });
    fc.assert(
      fc.property(
        centavos,
        fc.constantFrom('ARS', 'USD'),
        fc.constantFrom(...simbolos),
        fc.constantFrom(gol.detalle, null),
        fc.constantFrom(gol.fecha, null),
        (cuantos, moneda, simbolo, detalle, fecha) => {
          const importe = `${cuantos / 100n}.${String(cuantos % 100n).padStart(2, '0')}`;
          const precio = escribirPrecio(importe, moneda);
          for (const formato of FORMATOS_COMUNES) {
            const dichos = textosDe({ ...gol, precio, detalle, fecha, simbolo }, formato);
            expect([formato.nombre, dichos.filter((texto) => texto === precio)]).toEqual([formato.nombre, [precio]]);
            expect([formato.nombre, dichos.filter((texto) => texto === '…')]).toEqual([formato.nombre, []]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('keeps away from where printers do not reach', () => {
    const [a4, ...resto] = FORMATOS_COMUNES;
    if (!a4) throw new Error('there is an A4');
    expect(margenDe(a4)).toBe(4);
    expect(resto.map(margenDe)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    const piezas = disponer(gol, a4.ancho, a4.alto, margenDe(a4));
    for (const { tipo, x } of piezas) if (tipo === 'texto') expect(x).toBeGreaterThanOrEqual(4);
    // The bars keep their width: at their sides they are blank.
    const barras = (margen: number) => disponer(gol, a4.ancho, a4.alto, margen).find(({ tipo }) => tipo === 'simbolo');
    expect([barras(4)?.x, barras(4)]).toEqual([barras(0)?.x, expect.objectContaining({ ancho: 70 - 2 * 2.22 })]);
  });
});
