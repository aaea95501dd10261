import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import {
  Cantidad,
  CantidadPositiva,
  Dia,
  Id,
  Instante,
  PrecioUnitario,
  Total,
  textoCorto,
  Unitario,
} from './campos.ts';
import { consultaDeLista, esDescendente, leerOrdenes, ordenPor } from './paginacion.ts';

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

it('asks for an id that nobody chose, and says of another text that it is none', () => {
  const dicho = (valor: string) => Id.safeParse(valor).error?.issues.map(({ message }) => message);
  expect(dicho('')).toEqual(['Completá este dato.']);
  expect(dicho('filtros')).toEqual(['No es un identificador válido.']);
});

it('asks for a number that nobody wrote, and says of another text how numbers travel', () => {
  const dicho = (texto: string) => Unitario.safeParse(texto).error?.issues[0]?.message;
  expect(dicho('')).toBe('Completá este dato.');
  expect(dicho('1,5')).toBe('Tiene que ser un número, con punto decimal y sin separador de miles.');
});

it('tells zero, negative and positive apart where it matters', () => {
  expect([Cantidad, CantidadPositiva, Unitario].map((campo) => campo.safeParse('0').success)).toEqual([
    true,
    false,
    true,
  ]);
  expect([Cantidad, CantidadPositiva, Unitario].map((campo) => campo.safeParse('-1').success)).toEqual([
    true,
    false,
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
  expect(consulta.safeParse({ orden: 'codigo,-codigo' }).success).toBe(false);
  expect(consulta.parse({ orden: '-codigo' })).toMatchObject({ orden: '-codigo' });
  expect([esDescendente('-codigo', 'codigo'), esDescendente(undefined, 'codigo')]).toEqual([true, false]);
});

it('says whether a page is below or above what there is', () => {
  const consulta = z.strictObject(consultaDeLista(['codigo']));
  const problema = (datos: object) => consulta.safeParse(datos).error?.issues[0]?.message;
  expect(problema({ porPagina: '201' })).toBe('Va de 1 a 200.');
  expect(problema({ pagina: '0' })).toBe('Va de 1 a 1000000.');
  expect(problema({ pagina: 'dos' })).toBe('Tiene que ser un número entero.');
});

it('reads an id whatever the case of its letters, as the database writes it', () => {
  expect(Id.parse('01900000-0000-7000-8000-00000000ABCD')).toBe('01900000-0000-7000-8000-00000000abcd');
});

it.each(['0000-01-01', '0001-01-01', '1899-12-31'])('refuses %s, which only a mistake writes', (dia) => {
  expect(Dia.safeParse(dia).success).toBe(false);
  expect(Instante.safeParse(`${dia}T00:00:00Z`).success).toBe(false);
});

it('takes the last day there is, and no instant that is past it in UTC', () => {
  expect(Dia.safeParse('9999-12-31').success).toBe(true);
  expect(Instante.safeParse('9999-12-31T20:59:59-03:00').success).toBe(true);
  expect(Instante.safeParse('9999-12-31T21:00:00-03:00').success).toBe(false);
});

it('a price leaves room for its IVA, and a total for every line of a document', () => {
  expect(PrecioUnitario.safeParse('10000000000.0000').success).toBe(true);
  expect(PrecioUnitario.safeParse('10000000000.0001').success).toBe(false);
  expect(Total.safeParse('-1270000000000000.00').success).toBe(true);
  expect(Total.safeParse('1.234').success).toBe(false);
});

it('TD-06 orders by several fields, and by no other one', () => {
  const campos = ['codigo', 'descripcion'] as const;
  const orden = ordenPor(campos);
  expect(leerOrdenes(orden.parse('descripcion,-codigo'), 'codigo', campos)).toEqual([
    { campo: 'descripcion', descendente: false },
    { campo: 'codigo', descendente: true },
  ]);
  expect(leerOrdenes(orden.parse(undefined), '-codigo', campos)).toEqual([{ campo: 'codigo', descendente: true }]);
  for (const malo of ['precio', 'codigo,', ',codigo', 'codigo,precio', '--codigo', '']) {
    expect(orden.safeParse(malo).success, malo).toBe(false);
  }
});

it('TD-06 orders by a field of which there is one for each id', () => {
  const campos = ['codigo', 'stock', 'stock-*'] as const;
  const orden = ordenPor(campos);
  const id = '01900000-0000-7000-8000-00000000abcd';
  expect(leerOrdenes(orden.parse(`-stock-${id},stock,codigo`), 'codigo', campos)).toEqual([
    { campo: 'stock-*', de: id, descendente: true },
    { campo: 'stock', descendente: false },
    { campo: 'codigo', descendente: false },
  ]);
  for (const malo of ['stock-', 'stock-*', `stock-${id}0`, `codigo-${id}`, `stock-${id}-${id}`]) {
    expect(orden.safeParse(malo).success, malo).toBe(false);
  }
});
