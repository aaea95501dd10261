import { expect, it } from 'vitest';
import { conLugarPara, PRECIO, SUBTOTAL } from './ancho-de-cifras.ts';

it('a column of the counter has room for its longest figure, and what the plates give it for those of every day', () => {
  expect(conLugarPara(PRECIO, [])).toEqual({ apretado: 100, angosto: 100, ancho: 116 });
  expect(conLugarPara(SUBTOTAL, ['190.000,00', '1.481.479,88'])).toEqual({ apretado: 104, angosto: 108, ancho: 116 });
  const { apretado, angosto, ancho } = conLugarPara(PRECIO, ['95.000,00', '123.456.789,99']);
  expect([apretado, angosto, ancho]).toEqual([116, 116, 116]);
  expect(conLugarPara(SUBTOTAL, ['1.481.481.479,88']).ancho).toBeGreaterThan(SUBTOTAL.ancho);
});
