import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PedidoRechazado, SinRespuesta } from '#api/pedir.ts';
import type { Fuente } from './fuente.ts';
import { useCola } from './use-cola.ts';

it('ART-17 whoever leaves gives up the file that was going up and those behind it', async () => {
  const pedidos: string[] = [];
  const subir: Fuente['subir'] = ({ name }, { signal }) => {
    pedidos.push(name);
    return new Promise((_, falla) => {
      signal.addEventListener('abort', () => falla(new DOMException('given up', 'AbortError')));
    });
  };
  const alTerminar = vi.fn();
  const { result, unmount } = renderHook(() => useCola(subir, alTerminar));
  act(() => result.current.agregar([new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')]));
  expect(pedidos).toEqual(['a.jpg']);
  unmount();
  await waitFor(() => expect(alTerminar).toHaveBeenCalledOnce());
  expect(pedidos).toEqual(['a.jpg']);
});

it('ART-17 one that is tried again is the same one for the server, which may have kept it already', async () => {
  const claves: string[] = [];
  const subir: Fuente['subir'] = async (_, { clave }) => {
    claves.push(clave);
    if (claves.length === 1) throw new SinRespuesta();
  };
  const { result } = renderHook(() => useCola(subir, () => {}));
  act(() => result.current.agregar([new File(['a'], 'a.jpg')]));
  await waitFor(() => expect(result.current.cola[0]?.falla).toEqual(expect.any(String)));
  const [caida] = result.current.cola;
  act(() => caida && result.current.reintentar(caida));
  await waitFor(() => expect(result.current.cola).toEqual([]));
  expect(claves).toHaveLength(2);
  expect(claves[1]).toBe(claves[0]);
});

it('ART-17 one that is empty or weighs too much is refused before it is sent, in the words of the server', () => {
  const subir = vi.fn<Fuente['subir']>(() => Promise.resolve());
  const { result } = renderHook(() => useCola(subir, () => {}));
  const pesada = new File(['a'], 'pesada.jpg', { type: 'image/jpeg' });
  Object.defineProperty(pesada, 'size', { value: 30 * 1024 * 1024 });
  act(() => result.current.agregar([pesada, new File([], 'vacia.png', { type: 'image/png' })]));
  expect(result.current.cola.map(({ falla, deNuevo }) => [falla, deNuevo])).toEqual([
    ['«pesada» pesa más de 15 MB, que es el máximo. Subí uno más liviano.', false],
    ['«vacia» está dañado o incompleto, así que no se puede leer. Abrilo, guardalo de nuevo y subilo.', false],
  ]);
  expect(subir).not.toHaveBeenCalled();
});

it('ART-17 only what may go otherwise is offered again: not a file that is refused by what it is', async () => {
  const fallas = [new PedidoRechazado(400, { title: 'No es una imagen.' }), new PedidoRechazado(503, {})];
  const subir: Fuente['subir'] = () => Promise.reject(fallas.shift() ?? new SinRespuesta());
  const { result } = renderHook(() => useCola(subir, () => {}));
  act(() => result.current.agregar([new File(['a'], 'a.txt'), new File(['b'], 'b.jpg'), new File(['c'], 'c.jpg')]));
  await waitFor(() => expect(result.current.cola.every(({ falla }) => falla !== null)).toBe(true));
  expect(result.current.cola.map(({ deNuevo }) => deNuevo)).toEqual([false, true, true]);
});
