import { describe, expect, it } from 'vitest';
import { mejores, puntaje } from './coincidencias.ts';

const pantallas = ['Artículos', 'Actualizar precios', 'Stock centralizado', 'Ajustes de stock', 'Obsolescencia'];
const buscar = (texto: string) => mejores(pantallas, (una) => una, texto);

describe('what the palette finds', () => {
  it('T-CP-1: does not mind accents or case', () => {
    expect(buscar('articulo')).toEqual(['Artículos']);
    expect(buscar('STOCK')).toEqual(['Stock centralizado', 'Ajustes de stock']);
  });

  it('finds words in any order, and letters in theirs', () => {
    expect(buscar('stock ajus')).toEqual(['Ajustes de stock']);
    expect(buscar('cntr')).toEqual(['Stock centralizado']);
  });

  it('finds nothing where there is nothing, and everything for nothing', () => {
    expect(puntaje('Artículos', 'zzz')).toBeUndefined();
    expect(buscar('')).toHaveLength(pantallas.length);
  });
});
