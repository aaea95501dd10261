import { describe, expect, it } from 'vitest';
import { mejores, puntaje } from './coincidencias.ts';

const pantallas = ['Artículos', 'Actualizar precios', 'Stock centralizado', 'Ajustes de stock', 'Obsolescencia'];
const buscar = (texto: string) => mejores(pantallas, texto, (una) => una);

describe('what the palette finds', () => {
  it('T-CP-1: does not mind accents or case', () => {
    expect(buscar('articulo')).toEqual(['Artículos']);
    expect(buscar('STOCK')).toEqual(['Stock centralizado', 'Ajustes de stock']);
  });

  it('finds words in any order, and letters in theirs', () => {
    expect(buscar('stock ajus')).toEqual(['Ajustes de stock']);
    expect(buscar('cntr')).toEqual(['Stock centralizado']);
  });

  it('finds by other words too, after those that are called so, but not by letters scattered over them', () => {
    const cosas = [
      { nombre: 'Órdenes de movimiento', claves: 'Stock OM traslado' },
      { nombre: 'Traslados', claves: '' },
    ];
    const nombres = (texto: string) =>
      mejores(
        cosas,
        texto,
        ({ nombre }) => nombre,
        ({ claves }) => claves,
      ).map(({ nombre }) => nombre);
    expect(nombres('traslado')).toEqual(['Traslados', 'Órdenes de movimiento']);
    expect(nombres('stk')).toEqual([]);
  });

  it('finds nothing where there is nothing, and everything for nothing', () => {
    expect(puntaje('Artículos', 'zzz')).toBeUndefined();
    expect(buscar('')).toHaveLength(pantallas.length);
  });
});
