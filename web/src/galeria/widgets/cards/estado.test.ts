import { beforeEach, expect, it } from 'vitest';
import { alternarPedido, alternarQuitado, alternarSeguido, alternarSonando, tarjetas, vecino } from './estado.ts';

beforeEach(() => tarjetas.restablecer());

it('T-WI-2: a friend is asked for and not, and taken away and brought back', () => {
  const pedido = alternarPedido(tarjetas.leer(), 1);
  expect([...pedido.pedidos]).toEqual([1]);
  const quitado = alternarQuitado(pedido, 1);
  expect([[...quitado.pedidos], [...quitado.quitados]]).toEqual([[], [1]]);
  expect(alternarQuitado(quitado, 1).quitados.size).toBe(0);
});

it('following toggles for each follower by itself', () => {
  const dos = alternarSeguido(tarjetas.leer(), 1);
  expect([...dos.seguidos].sort()).toEqual([1, 2]);
  expect([...alternarSeguido(dos, 2).seguidos]).toEqual([1]);
});

it('one track sounds at a time, and the tracks go round', () => {
  const uno = alternarSonando(tarjetas.leer(), 0);
  expect(alternarSonando(uno, 2).sonando).toBe(2);
  expect(alternarSonando(uno, 0).sonando).toBeNull();
  expect([vecino(0, -1, 3), vecino(2, 1, 3)]).toEqual([2, 0]);
});
