import { describe, expect, it } from 'vitest';
import { muestrasDeProductos } from '#galeria/api-falsa/muestras/productos.ts';
import { COLUMNAS, conCambios, esPrecio, filasDe, type Pedido, paginaDe } from './estado.ts';

const products = muestrasDeProductos();
const TODO: Pedido = { buscar: '', stock: '', categoria: 'All', columna: 'created', sentido: 'desc' };
const ids = (cambios: Partial<Pedido>) => filasDe(products, { ...TODO, ...cambios }).map(({ id }) => id);

describe('the list of products', () => {
  it('T-PL-1: goes in the order of each column, both ways', () => {
    for (const columna of COLUMNAS) {
      const sube = filasDe(products, { ...TODO, columna, sentido: 'asc' });
      const baja = filasDe(products, { ...TODO, columna, sentido: 'desc' });
      expect(
        sube.map((una) => una[columna]),
        columna,
      ).toEqual(baja.map((una) => una[columna]).toReversed());
    }
    const precios = filasDe(products, { ...TODO, columna: 'price', sentido: 'asc' }).map(({ price }) => price);
    expect(precios).toEqual(precios.toSorted((a, b) => a - b));
  });

  it('leaves what is asked: by title without case or accents, by stock, by category', () => {
    expect(ids({ buscar: 'CAMARA' })).toEqual([5]);
    expect(ids({ buscar: 'lucero camara' })).toEqual([5]);
    expect(ids({ stock: 'no' })).toEqual([7, 4]);
    expect(ids({ stock: 'si' })).toHaveLength(10);
    expect(ids({ categoria: 'toys', stock: 'si' })).toEqual([12, 11]);
  });

  it('T-PL-3: has no page past the last one', () => {
    expect(paginaDe([1, 2, 3, 4, 5, 6], 2, 5)).toEqual({ pagina: 2, filas: [6] });
    expect(paginaDe([1, 2, 3], 4, 5)).toEqual({ pagina: 1, filas: [1, 2, 3] });
    expect(paginaDe([], 0, 5)).toEqual({ pagina: 1, filas: [] });
  });

  it('takes for a price what is above zero, with two decimals at most', () => {
    expect(['12.50', '12.5', '7', '1000.50'].filter(esPrecio)).toHaveLength(4);
    expect(['', '0', '0.00', '-3', '12.345', '1.000 ?', 'gratis'].filter(esPrecio)).toEqual([]);
  });

  it('keeps price, list price and discount in agreement when the price changes', () => {
    const [product] = products;
    if (!product) throw new Error('there are samples');
    expect(conCambios(product, { title: 'Otro', price: 200.1, stock: false })).toMatchObject({
      title: 'Otro',
      price: 200.1,
      salesPrice: 240,
      discount: 39.9,
      stock: false,
    });
    expect(conCambios(product, { ...product, price: 300 })).toMatchObject({ salesPrice: 300, discount: 0 });
  });
});
