import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SinRespuesta } from '#api/pedir.ts';
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
