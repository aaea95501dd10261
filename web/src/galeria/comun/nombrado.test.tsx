import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNombrado } from './nombrado.ts';

it('who begins to be changed stays the one there is until the address names them, and no longer', () => {
  const elegir = vi.fn();
  const { result, rerender } = renderHook(({ escrito }) => useNombrado(escrito, elegir), {
    initialProps: { escrito: '' },
  });
  expect(result.current.nombrado).toBe('');
  act(() => result.current.nombrar('3'));
  expect(elegir.mock.calls).toEqual([['3']]);
  expect(result.current.nombrado).toBe('3');

  rerender({ escrito: '3' });
  act(() => result.current.nombrar('3'));
  expect(elegir).toHaveBeenCalledTimes(1);
  // One goes back to where the address named none.
  rerender({ escrito: '' });
  expect(result.current.nombrado).toBe('');
});
