import { expect, it } from 'vitest';
import { escaleraDe } from './pasos-de-saldo.ts';

const caja = { ancho: 100, alto: 80 };

it('holds each balance until the next movement, from what there was before the first', () => {
  const { pasos, cero, maximo, minimo } = escaleraDe(
    [
      { fecha: '2026-11-20', cantidad: '-4', saldo: '-2' },
      { fecha: '2026-11-19', cantidad: '-4', saldo: '2' },
    ],
    caja,
  );
  expect([maximo, minimo, cero]).toEqual([6, -2, 60]);
  expect(pasos).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 40 },
    { x: 50, y: 40 },
    { x: 50, y: 80 },
    { x: 100, y: 80 },
  ]);
});

it('has nothing to draw without movements', () => {
  expect(escaleraDe([], caja).pasos).toEqual([{ x: 100, y: 80 }]);
});
