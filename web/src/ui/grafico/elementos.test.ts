import { expect, it } from 'vitest';
import { centroDe, elementosDe, enPalabras, sinApagados } from './elementos.ts';
import type { DatosDeGrafico } from './grafico-tipos.ts';

const formato = String;
const DOS: DatosDeGrafico = {
  categorias: ['ene', 'feb'],
  series: [
    { nombre: 'Máxima', valores: [3, 4] },
    { nombre: 'Mínima', valores: [1, 2] },
  ],
  formato,
};
const TORTA: DatosDeGrafico = {
  tipo: 'torta',
  categorias: ['A', 'B'],
  series: [{ nombre: 'Parte', valores: [6, 4] }],
  formato,
};
const VELAS: DatosDeGrafico = {
  tipo: 'velas',
  sentidos: { sube: 'Sube', baja: 'Baja' },
  categorias: ['1', '2'],
  series: ['a', 'c', 'mín', 'máx'].map((nombre, i) => ({ nombre, valores: [i, i] })),
  formato,
};

it('a legend names series, parts, or whether candles rise; a single series needs none', () => {
  expect(elementosDe(DOS).map(({ nombre }) => nombre)).toEqual(['Máxima', 'Mínima']);
  expect(elementosDe(TORTA).map(({ nombre }) => nombre)).toEqual(['A', 'B']);
  expect(elementosDe(VELAS).map(({ nombre }) => nombre)).toEqual(['Sube', 'Baja']);
  expect(elementosDe({ ...DOS, series: DOS.series.slice(0, 1) })).toEqual([]);
});

it('what is off is not drawn, and what stays keeps its colour', () => {
  expect(sinApagados(DOS, new Set(['Máxima'])).series).toEqual([{ nombre: 'Mínima', valores: [1, 2], color: 1 }]);
  expect(sinApagados(TORTA, new Set(['A'])).series[0]?.valores).toEqual([0, 4]);
});

it('T-GR-1, T-GR-2: the name of a drawing says its figures, and not those that are off', () => {
  expect(enPalabras('T', DOS)).toBe('T. ene: 3, 1; feb: 4, 2');
  expect(enPalabras('T', DOS, new Set(['Mínima']))).toBe('T. ene: 3; feb: 4');
  expect(enPalabras('T', TORTA, new Set(['A']))).toBe('T. B: 4');
});

it('T-GR-1: of many points it says the first twelve; of candles the last, which are those in view', () => {
  const categorias = Array.from({ length: 60 }, (_, i) => `día ${i + 1}`);
  const dias = (tipo?: 'velas') => {
    const series = [{ nombre: 'S', valores: categorias.map((_, i) => i) }];
    return enPalabras('T', { ...(tipo && { tipo }), categorias, series, formato }).match(/día \d+/g);
  };
  expect(dias()).toEqual(categorias.slice(0, 12));
  expect(dias('velas')).toEqual(categorias.slice(-12));
});

it('what stands in the middle is of the parts that are seen', () => {
  const anillo: DatosDeGrafico = {
    ...TORTA,
    tipo: 'anillo',
    centro: (valores) => ({ valor: valores.join('+'), nombre: 'Total' }),
  };
  const valor = (...apagados: readonly string[]) => {
    const fuera = new Set(apagados);
    return centroDe(sinApagados(anillo, fuera), fuera)?.valor;
  };
  expect([valor(), valor('A'), valor('A', 'B')]).toEqual(['6+4', '4', '']);
  expect(centroDe(TORTA, new Set())).toBeUndefined();
});
