import { afterEach, expect, it } from 'vitest';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { carrito } from './tienda.ts';

afterEach(restablecerTodo);

it('undoing puts back the line that was taken away, and takes nothing of what was bought meanwhile', () => {
  carrito.agregar(3, 2);
  carrito.agregar(4);
  const antes = carrito.leer();
  carrito.quitar(3);
  carrito.aumentar(4);
  carrito.agregar(7);
  carrito.reponer(antes, 3);
  expect(carrito.leer()).toEqual([
    { id: 3, qty: 2 },
    { id: 4, qty: 2 },
    { id: 7, qty: 1 },
  ]);
  carrito.quitar(3);
  carrito.agregar(3);
  carrito.reponer(antes, 3);
  expect(carrito.leer().filter(({ id }) => id === 3)).toEqual([{ id: 3, qty: 1 }]);
});
