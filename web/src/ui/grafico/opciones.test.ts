import { expect, it } from 'vitest';
import type { Aspecto } from './aspecto.ts';
import { ejeDeCategorias, ejeDeValores } from './opciones.ts';
import { letraDelCentro, opcionesAparte } from './opciones-aparte.ts';

const colores = {
  series: ['#000'],
  grilla: '#000',
  eje: '#000',
  papel: '#fff',
  texto: '#000',
  borde: '#000',
  sube: '#000',
  baja: '#000',
};
const aspecto: Aspecto = { colores, derechaAIzquierda: true, letra: 'x', quieto: true };
const datos = { categorias: ['ene', 'feb'], series: [], formato: String };

it('from right to left time still goes to the right, with its figures on the other side (plate 14)', () => {
  expect(ejeDeCategorias(datos, aspecto).inverse).toBe(false);
  expect(ejeDeValores(datos, aspecto)).toMatchObject({ position: 'right' });
});

it('from right to left bars that lie begin at the right, below one another as they are listed', () => {
  expect(ejeDeCategorias({ ...datos, acostado: true }, aspecto)).toMatchObject({ inverse: true, position: 'right' });
  expect(ejeDeValores({ ...datos, acostado: true }, aspecto)).toMatchObject({ inverse: true });
});

it('an axis with named places writes those and no others, and a known end is reached in even parts', () => {
  const curva = {
    ...{
      ...datos,
      categorias: ['0 %', '50 %', '100 %'],
      maximo: 100,
      marcas: new Map([
        [0, 'nada'],
        [2, 'todo'],
      ]),
    },
    series: [{ nombre: 'x', valores: [0, 80, 100], forma: 'area' as const }],
  };
  const { axisLabel, boundaryGap } = ejeDeCategorias(curva, aspecto) as unknown as {
    boundaryGap: boolean;
    axisLabel: { interval: (lugar: number) => boolean; formatter: (nombre: string, lugar: number) => string };
  };
  expect([0, 1, 2].map(axisLabel.interval)).toEqual([true, false, true]);
  expect(axisLabel.formatter('100 %', 2)).toBe('todo');
  expect(boundaryGap).toBe(false);
  expect(ejeDeValores(curva, aspecto)).toMatchObject({ max: 100, interval: 25 });
});

it('the days of candles keep within their drawing: the first off the figures of the axis, the last off the edge', () => {
  const velas = { ...datos, tipo: 'velas', series: [{ nombre: 'x', valores: [1, 2] }] } as const;
  expect(opcionesAparte(velas, aspecto, new Set())).toMatchObject({
    xAxis: { axisLabel: { alignMinLabel: 'left', alignMaxLabel: 'right' } },
  });
});

it('the figure in the middle of a ring keeps off it, however small the drawing is', () => {
  // Figures, the sign of pesos, its space and a point, in the typeface of the product, as parts of its size.
  const mide = (valor: string) => [...valor].reduce((suma, una) => suma + (/[\d$]/.test(una) ? 0.62 : 0.29), 0);
  for (const lado of [140, 160, 180, 240, 320]) {
    const letra = letraDelCentro('$ 141.700', 0.62, lado);
    const cuerda = Math.sqrt((0.62 * lado) ** 2 - 40 ** 2);
    expect(cuerda - mide('$ 141.700') * letra, String(lado)).toBeGreaterThanOrEqual(16);
  }
  expect(letraDelCentro('63 %', 0.38, 320)).toBe(22);
  expect(letraDelCentro('100 %', 0.62)).toBe(22);
  expect(letraDelCentro('$ 123.456.789,00', 0.62, 60)).toBe(11);
});
