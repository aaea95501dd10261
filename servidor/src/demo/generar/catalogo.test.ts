import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Articulo, crearCatalogo } from './articulo.ts';
import { repartir, subfamilias } from './catalogo.ts';
import { codigoDeBarras, codigoDeCaja, patronesOriginales, verificadorDeBarras } from './codigos.ts';
import { DIA_MS, indiceHace } from './precios.ts';

const HASTA = new Date('2026-11-20T03:00:00Z');
const todos = (total: number, semilla: string): Articulo[] => {
  const catalogo = crearCatalogo(total, semilla, HASTA);
  return Array.from({ length: total }, (_, i) => catalogo.articulo(i));
};

describe('the catalogue', () => {
  it('has three levels, wide enough for a real shop', () => {
    expect(new Set(subfamilias.map(({ rubro }) => rubro)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(subfamilias.map(({ rubro, familia }) => `${rubro} ${familia}`)).size).toBeGreaterThanOrEqual(60);
    expect(subfamilias.length).toBeGreaterThanOrEqual(250);
    expect(new Set(subfamilias.map(({ rubro, familia, nombre }) => `${rubro} ${familia} ${nombre}`)).size).toBe(
      subfamilias.length,
    );
  });

  it('gives exactly the articles it is asked for, also beyond what it can give without repeating', () => {
    const capacidad = subfamilias.reduce((suma, una) => suma + una.capacidad, 0);
    for (const total of [300, 5_000, capacidad, capacidad + 1, 1_000_000]) {
      expect(repartir(total).reduce((a, b) => a + b, 0)).toBe(total);
    }
    expect(repartir(300).every((cuantos) => cuantos > 0)).toBe(true);
  });

  it('never repeats a code, an original number or a bar code, whatever the seed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8 }), fc.integer({ min: 300, max: 4_000 }), (semilla, total) => {
        const articulos = todos(total, semilla);
        expect(new Set(articulos.map(({ codigo }) => normaCodigo(codigo))).size).toBe(total);
        const otros = articulos.flatMap(({ codigos }) =>
          codigos.map(({ tipo, valor }) => `${tipo} ${normaCodigo(valor)}`),
        );
        expect(new Set(otros).size).toBe(otros.length);
      }),
      { numRuns: 8 },
    );
  });

  // What makes the test above true at any size: with the digits open, no two ways of writing a code can meet.
  it('writes the codes of two patterns so that they can never be the same', () => {
    const patrones = [...new Set(subfamilias.flatMap(({ marcas }) => marcas.map(({ patron }) => patron)))];
    const formas = patrones.flatMap((patron) => [forma(patron), `${forma(patron)}R#`]);
    expect(coincidencias(formas)).toEqual([]);
    // Toyota's numbers are nobody else's, and the same goes for the rest.
    expect(coincidencias(patronesOriginales.map(forma))).toEqual([]);
    expect(coincidencias([forma('PD/####'), forma('PD-1###')])).toHaveLength(1);
  });

  it('is the same for the same seed and another for another', () => {
    expect(todos(400, 'a')).toEqual(todos(400, 'a'));
    expect(todos(400, 'a').map(({ codigo }) => codigo)).not.toEqual(todos(400, 'b').map(({ codigo }) => codigo));
  });

  it('sells no spark plug for a diésel, no belt where there is a chain, no precap for a lorry', () => {
    const motoresDe = (nombre: string) =>
      subfamilias.find((una) => una.nombre === nombre)?.aplicaciones.map(({ texto }) => texto) ?? [];
    expect(motoresDe('Bujías convencionales').filter((texto) => /TDI|HDi|JTD|D-4D|dCi| D /.test(texto))).toEqual([]);
    expect(motoresDe('Correas de distribución').filter((texto) => /Etios|Kwid|Cummins|Rocam/.test(texto))).toEqual([]);
    expect(motoresDe('Precaps').filter((texto) => /Scania|Stralis|Atego/.test(texto))).toEqual([]);
    expect(motoresDe('Crucetas').filter((texto) => /Gol Trend|Onix|208/.test(texto))).toEqual([]);
    expect(motoresDe('Bujías convencionales').length).toBeGreaterThan(150);
  });
});

describe('bar codes', () => {
  it('have the check digit of a GTIN', () => {
    // Known ones, of an EAN-13 and an ITF-14.
    expect(verificadorDeBarras('779123456789')).toBe('8');
    expect(verificadorDeBarras('400638133393')).toBe('1');
    expect(codigoDeCaja(`400638133393${1}`)).toBe('14006381333938');
    expect(codigoDeBarras('123', 45)).toMatch(/^779123000045\d$/);
  });

  it('begin with 779 and add up, all of them', () => {
    const barras = todos(2_000, '1').flatMap(({ codigos }) => codigos.filter(({ tipo }) => tipo === 'BARRAS'));
    expect(barras.length).toBeGreaterThan(1_000);
    for (const { valor } of barras) {
      expect(valor).toMatch(/^1?779\d{10}$/);
      const suma = [...valor].reverse().reduce((total, digito, i) => total + Number(digito) * (i % 2 === 0 ? 1 : 3), 0);
      expect(suma % 10).toBe(0);
    }
  });
});

describe('prices', () => {
  it('grow with inflation along a year and a half, in their order and never in the future', () => {
    const catalogo = crearCatalogo(1_000, '1', HASTA);
    let [crecieron, largas] = [0, 0];
    for (let i = 0; i < catalogo.total; i += 1) {
      const articulo = catalogo.articulo(i);
      const precios = catalogo.precios(articulo, i);
      const fechas = precios.map(({ desde }) => desde.getTime());
      expect(fechas).toEqual([...new Set(fechas)].sort((a, b) => a - b));
      expect(fechas.every((fecha) => fecha < HASTA.getTime())).toBe(true);
      expect(precios.every(({ importe }) => /^\d+\.\d{2}$/.test(importe) && Number(importe) > 0)).toBe(true);
      expect(precios.length > 0).toBe(articulo.estado !== 'BORRADOR');
      const larga = precios.length > 2 && (fechas.at(-1) ?? 0) - (fechas[0] ?? 0) > 300 * DIA_MS;
      if (!larga) continue;
      largas += 1;
      if (Number(precios.at(-1)?.importe) > 1.15 * Number(precios[0]?.importe)) crecieron += 1;
    }
    expect(largas).toBeGreaterThan(500);
    expect(crecieron / largas).toBeGreaterThan(0.97);
    expect(indiceHace(0)).toBe(1);
    expect(indiceHace(12)).toBeGreaterThan(indiceHace(18));
  });
});

const forma = (patron: string): string =>
  patron
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9#]/g, '')
    .toUpperCase();

/** Pairs of shapes some digits would make equal. */
function coincidencias(formas: readonly string[]): string[] {
  const seCruzan = (una: string, otra: string) =>
    una.length === otra.length &&
    [...una].every((letra, i) => {
      const enfrente = otra[i] ?? '';
      return letra === enfrente || (letra === '#' && /\d/.test(enfrente)) || (enfrente === '#' && /\d/.test(letra));
    });
  return formas.flatMap((una, i) =>
    formas.slice(i + 1).flatMap((otra) => (seCruzan(una, otra) ? [`${una} ${otra}`] : [])),
  );
}
