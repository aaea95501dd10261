import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Cantidad, CantidadNoCero, CantidadPositiva, textoCorto, Unitario } from './campos.ts';
import { consultaDeLista, leerOrden } from './paginacion.ts';

it.each(['1,5', '1.234,5', '1e3', '', ' 1', '--1', 'NaN', 'Infinity', '1.'])('refuses «%s» as a quantity', (texto) => {
  expect(Cantidad.safeParse(texto).success).toBe(false);
});

it('takes every quantity of up to three decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: 0, max: 3 }), (entero, decimales) => {
      expect(Cantidad.safeParse((entero / 10 ** decimales).toFixed(decimales)).success).toBe(true);
    }),
  );
  expect(Cantidad.safeParse('0.1234').success).toBe(false);
});

it('tells zero, negative and positive apart where it matters', () => {
  expect([CantidadPositiva, CantidadNoCero, Unitario].map((campo) => campo.safeParse('0').success)).toEqual([
    false,
    false,
    true,
  ]);
  expect([CantidadPositiva, CantidadNoCero, Unitario].map((campo) => campo.safeParse('-1').success)).toEqual([
    false,
    true,
    false,
  ]);
});

it('takes no numbers where text travels, so that nothing passes through a float', () => {
  expect(Unitario.safeParse(12.5).success).toBe(false);
});

it('refuses a text with a NUL byte, which no column can hold', () => {
  expect(textoCorto(10).safeParse('a\u0000b').success).toBe(false);
});

it('limits pages and orders to what the list offers', () => {
  const consulta = z.strictObject(consultaDeLista(['codigo']));
  expect(consulta.parse({})).toEqual({ pagina: 1, porPagina: 50 });
  expect(consulta.safeParse({ porPagina: '201' }).success).toBe(false);
  expect(consulta.safeParse({ orden: 'clave' }).success).toBe(false);
  expect(consulta.safeParse({ otra: 'x' }).success).toBe(false);
  expect(leerOrden('-codigo', 'codigo')).toEqual({ campo: 'codigo', descendente: true });
});
