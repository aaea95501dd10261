import { describe, expect, it } from 'vitest';
import { muestrasDeProductos } from '#galeria/api-falsa/muestras/productos.ts';
import { coloresDe, enRango, mostrados, ORDENES, PRECIOS, restablecerFiltros, TIENDA } from './estado.ts';

const products = muestrasDeProductos();
const ids = (cambios: Partial<typeof TIENDA>) => mostrados(products, { ...TIENDA, ...cambios }).map(({ id }) => id);

describe('the samples of the shop', () => {
  it('are twelve: three books, three or more of electronics, two out of stock, three or four related', () => {
    expect(products).toHaveLength(12);
    expect(new Set(products.map(({ id }) => id)).size).toBe(12);
    expect(products.every(({ id }) => id >= 1 && id <= 2000)).toBe(true);
    const de = (una: string) => products.filter(({ category }) => category.some((otra) => otra === una)).length;
    expect([de('books'), de('electronics') >= 3, de('fashion') > 0, de('toys') > 0]).toEqual([3, true, true, true]);
    expect(products.filter(({ stock }) => !stock)).toHaveLength(2);
    expect([3, 4]).toContain(products.filter(({ related }) => related).length);
    expect(products.every(({ photo }) => photo.length < 20_000)).toBe(true);
  });

  it('have members in each range of prices, and the discount is what there is between both prices', () => {
    for (const price of PRECIOS) expect(ids({ price }).length, price).toBeGreaterThan(0);
    expect(products.every(({ price, salesPrice, discount }) => discount === salesPrice - price)).toBe(true);
    expect(Math.min(...products.map(({ price }) => price))).toBe(5);
    expect(Math.max(...products.map(({ price }) => price))).toBe(650);
  });
});

describe('what the shop shows', () => {
  it('T-SH0-1: all of them, newest first', () => {
    expect(ids({})).toEqual([5, 9, 7, 12, 3, 1, 8, 10, 2, 6, 4, 11]);
  });

  it('T-SH0-2: each order is one of all of them', () => {
    for (const sort of ORDENES) expect(ids({ sort }).toSorted((a, b) => a - b)).toEqual(products.map(({ id }) => id));
    expect(ids({ sort: 'priceAsc' }).slice(0, 2)).toEqual([11, 3]);
    expect(ids({ sort: 'priceDesc' })).toEqual(ids({ sort: 'priceAsc' }).toReversed());
    expect(ids({ sort: 'discount' }).slice(0, 2)).toEqual([5, 7]);
  });

  it('T-SH0-3: each filter leaves its own, and two leave those of both', () => {
    expect(ids({ category: 'books' })).toEqual([3, 2, 4]);
    expect(ids({ gender: 'Kids' })).toEqual([12, 3, 11]);
    expect(ids({ color: '#c9982a' })).toEqual([5, 8, 11]);
    expect(ids({ rating: '5' })).toEqual([7, 12, 3, 1, 10]);
    expect(ids({ category: 'fashion', price: '200+' })).toEqual([7, 10]);
    expect(ids({ category: 'books', gender: 'Kids' })).toEqual([3]);
  });

  it('F11: ranges of prices compare figures and share no end', () => {
    const rangos = PRECIOS.filter((uno) => uno !== 'All');
    for (const price of [0, 5, 49.99, 50, 99.99, 100, 199.99, 200, 1000]) {
      expect(
        rangos.filter((rango) => enRango(price, rango)),
        String(price),
      ).toHaveLength(1);
    }
    expect(enRango(50, '50-100')).toBe(true);
    expect(enRango(9, '0-50')).toBe(true);
  });

  it('F4: a search asks neither for case nor for accents', () => {
    expect(ids({ search: ' CAMARA ' })).toEqual([5]);
    expect(ids({ search: 'cámara' })).toEqual([5]);
    expect(ids({ search: 'lucero cámara' })).toEqual([5]);
    expect(ids({ search: 'nada de esto' })).toEqual([]);
  });

  it('T-SH0-4: resetting takes the filters and the order back, and leaves the search', () => {
    const tocada = { ...TIENDA, category: 'toys', color: '#c9982a', sort: 'discount', search: 'auto' } as const;
    expect(restablecerFiltros(tocada)).toEqual({ ...TIENDA, search: 'auto' });
  });

  it('S3, S9: begins with everything and the newest first', () => {
    expect(TIENDA).toEqual({
      category: 'All',
      color: 'All',
      gender: 'All',
      price: 'All',
      rating: '',
      sort: 'newest',
      search: '',
    });
  });

  it('tells each colour once', () => {
    const colores = coloresDe(products);
    expect(new Set(colores).size).toBe(colores.length);
    expect(colores.every((uno) => /^#[0-9a-f]{6}$/.test(uno))).toBe(true);
  });
});
