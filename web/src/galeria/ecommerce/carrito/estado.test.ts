import { describe, expect, it } from 'vitest';
import { muestrasDeProductos } from '#galeria/api-falsa/muestras/productos.ts';
import { agregar, aumentar, disminuir, quitar, renglonesDe, totalesDe } from './estado.ts';

describe('the cart', () => {
  it('adds an item', () => {
    expect(agregar([], 3)).toEqual([{ id: 3, qty: 1 }]);
    expect(agregar([], 3, 4)).toEqual([{ id: 3, qty: 4 }]);
  });

  it('T-SH0-5, F9: has one line for each product, which grows when it is added again', () => {
    expect(agregar(agregar([{ id: 7, qty: 1 }], 3), 3)).toEqual([
      { id: 7, qty: 1 },
      { id: 3, qty: 2 },
    ]);
  });

  it('increases by 1 and decreases by 1', () => {
    expect(aumentar([{ id: 3, qty: 2 }], 3)).toEqual([{ id: 3, qty: 3 }]);
    expect(disminuir([{ id: 3, qty: 2 }], 3)).toEqual([{ id: 3, qty: 1 }]);
  });

  it('F10: does not go below one piece', () => {
    expect(disminuir([{ id: 3, qty: 1 }], 3)).toEqual([{ id: 3, qty: 1 }]);
  });

  it('removes an item, and only that one', () => {
    const cart = [
      { id: 3, qty: 1 },
      { id: 4, qty: 2 },
    ];
    expect(quitar(cart, 3)).toEqual([{ id: 4, qty: 2 }]);
    expect(quitar(cart, 9)).toEqual(cart);
  });

  it('has no line for a product that is no longer there', () => {
    const [primero, ...otros] = muestrasDeProductos();
    expect(renglonesDe([{ id: primero?.id ?? 0, qty: 1 }], otros)).toEqual([]);
  });

  it('T-CK-1, T-CK-3: takes five per cent off and adds the delivery, to the cent', () => {
    const renglones = renglonesDe(
      [
        { id: 4, qty: 3 },
        { id: 11, qty: 1 },
      ],
      muestrasDeProductos(),
    );
    // 3 × 24,50 + 5 = 78,50; five per cent is 3,925.
    expect(totalesDe(renglones, 'gratis')).toEqual({ subtotal: 7850, descuento: 393, envio: 0, total: 7457 });
    expect(totalesDe(renglones, 'rapido').total).toBe(7657);
    expect(totalesDe([], 'gratis').total).toBe(0);
    expect(totalesDe([], 'rapido')).toMatchObject({ envio: 0, total: 0 });
  });
});
