import { describe, expect, it } from 'vitest';
import { leerCantidad, leerEntrada } from './leer-entrada.ts';

describe('the entry row', () => {
  it.each([
    ['WO-342', null, 'WO-342'],
    ['  filtro aire hil ', null, 'filtro aire hil'],
    ['12*WO-342', '12', 'WO-342'],
    [' 12 * WO-342', '12', 'WO-342'],
    ['2,5*5W40', '2.5', '5W40'],
    ['0,125*manguera', '0.125', 'manguera'],
    ['12*', '12', ''],
    ['4*7791234567890', '4', '7791234567890'],
    ['', null, ''],
    // A star that no number precedes belongs to the text.
    ['A*12', null, 'A*12'],
    ['*12', null, '*12'],
  ])('reads %j as quantity %j of %j', (escrito, cantidad, texto) => {
    expect(leerEntrada(escrito)).toEqual({ tipo: 'busqueda', cantidad, texto });
  });

  it.each(['0*WO-342', '-3*WO-342', '1,2,3*WO-342', '0,0001*WO-342', '1.250*WO-342'])(
    'refuses the quantity of %j',
    (escrito) => {
      expect(leerEntrada(escrito).tipo).toBe('cantidad_invalida');
    },
  );
});

describe('a quantity', () => {
  it.each([
    ['4', 0, '4'],
    ['007', 0, '7'],
    ['2,50', 2, '2.5'],
    ['1.200', 0, '1200'],
    [' 3 ', 0, '3'],
  ])('reads %j with %i decimals as %j', (escrito, decimales, cantidad) => {
    expect(leerCantidad(escrito, decimales)).toEqual({ ok: true, cantidad });
  });

  it.each([
    ['', 0, 'vacia'],
    ['doce', 0, 'ilegible'],
    ['1.200', 3, 'ilegible'],
    ['0', 0, 'cero'],
    ['-1', 0, 'cero'],
    ['2,5', 0, 'decimales'],
    ['2,255', 2, 'decimales'],
  ])('refuses %j with %i decimals: %s', (escrito, decimales, motivo) => {
    expect(leerCantidad(escrito, decimales)).toEqual({ ok: false, motivo });
  });
});
