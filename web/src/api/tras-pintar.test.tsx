import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  // What has been painted is remembered by the module.
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits until the browser is idle and has shown what it drew, and from then on does not wait', async () => {
  const ocio: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (hacer: () => void) => ocio.push(hacer));
  const { trasPintar } = await import('./tras-pintar.ts');
  const [una, otra, dejada] = [vi.fn(), vi.fn(), vi.fn()];
  trasPintar(una);
  trasPintar(dejada)();
  vi.advanceTimersByTime(1_000);
  expect(una).not.toHaveBeenCalled();
  for (const hacer of ocio) hacer();
  expect(ocio).toHaveLength(1);
  expect(una).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(una).toHaveBeenCalledTimes(1);
  expect(dejada).not.toHaveBeenCalled();
  trasPintar(otra);
  expect(otra).toHaveBeenCalledTimes(1);
});

it('does it next where the browser does not tell when it is idle', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const { trasPintar } = await import('./tras-pintar.ts');
  const hacer = vi.fn();
  trasPintar(hacer);
  expect(hacer).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(hacer).toHaveBeenCalledTimes(1);
});
