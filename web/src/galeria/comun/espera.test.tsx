import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useEspera } from './espera.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pasar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const esperar = (cargando: boolean) =>
  renderHook((props: { cargando: boolean }) => useEspera(props.cargando), { initialProps: { cargando } });

describe('F17: a skeleton', () => {
  it('is not there when there is nothing to wait for, nor on coming back', () => {
    const { result } = esperar(false);
    expect(result.current).toEqual({ ocupa: false, visible: false });
  });

  it('is not seen in a wait that nobody notices', async () => {
    const { result, rerender } = esperar(true);
    await pasar(149);
    expect(result.current).toEqual({ ocupa: true, visible: false });
    rerender({ cargando: false });
    expect(result.current).toEqual({ ocupa: false, visible: false });
    await pasar(1000);
    expect(result.current).toEqual({ ocupa: false, visible: false });
  });

  it('once seen, is seen for 300 ms, and no longer than the wait when that is longer', async () => {
    const { result, rerender } = esperar(true);
    await pasar(150);
    expect(result.current.visible).toBe(true);
    await pasar(50);
    rerender({ cargando: false });
    await pasar(249);
    expect(result.current).toEqual({ ocupa: true, visible: true });
    await pasar(1);
    expect(result.current).toEqual({ ocupa: false, visible: false });
    rerender({ cargando: true });
    await pasar(900);
    expect(result.current.visible).toBe(true);
    rerender({ cargando: false });
    await pasar(0);
    expect(result.current).toEqual({ ocupa: false, visible: false });
  });
});
