import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { conFuentes } from '#prueba/fuente-de-eventos.ts';
import { oirEventos } from './eventos.ts';
import { trasPintar } from './tras-pintar.ts';

let visibilidad: DocumentVisibilityState = 'visible';
const mirar = (nueva: DocumentVisibilityState) => {
  visibilidad = nueva;
  document.dispatchEvent(new Event('visibilitychange'));
};

// The line is asked for once the page has been painted.
beforeAll(() => new Promise<void>((listo) => void trasPintar(listo)));

let dejar: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibilidad);
});
afterEach(() => {
  for (const cada of dejar) cada();
  dejar = [];
  visibilidad = 'visible';
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const oir = (...[tipo, oyente]: Parameters<typeof oirEventos>) => {
  const fin = oirEventos(tipo, oyente);
  dejar.push(fin);
  return fin;
};

describe('what the server tells by itself', () => {
  it('comes by one line for everybody in the tab, which ends with the last of them', () => {
    const { todas, ultima } = conFuentes();
    const [uno, otro] = [vi.fn(), vi.fn()];
    const dejarUno = oir('notificacion', uno);
    const dejarOtro = oir('notificacion', otro);
    expect(todas()).toHaveLength(1);
    ultima().decir('notificacion', { id: 1 }, '5:5:');
    dejarUno();
    ultima().decir('notificacion', { id: 2 }, '6:6:');
    expect(uno.mock.calls).toEqual([[{ id: 1 }]]);
    expect(otro.mock.calls).toEqual([[{ id: 1 }], [{ id: 2 }]]);
    dejarOtro();
    expect(ultima().readyState).toBe(2);
  });

  it('is said once, however often it comes', () => {
    const { ultima } = conFuentes();
    const oyente = vi.fn();
    oir('notificacion', oyente);
    for (let vez = 0; vez < 3; vez += 1) ultima().decir('notificacion', { id: 9 });
    expect(oyente).toHaveBeenCalledTimes(1);
  });

  it('waits while nobody looks, and goes on from where it was', () => {
    const { todas, ultima } = conFuentes();
    oir('notificacion', vi.fn());
    ultima().decir('listo', {}, '5:5:');
    mirar('hidden');
    vi.advanceTimersByTime(30_000);
    mirar('visible');
    mirar('hidden');
    vi.advanceTimersByTime(59_000);
    expect(ultima().readyState).toBe(1);
    vi.advanceTimersByTime(2_000);
    expect(ultima().readyState).toBe(2);
    mirar('visible');
    expect(todas()).toHaveLength(2);
    expect(ultima().url).toBe('/api/eventos?desde=5%3A5%3A');
  });

  it('is asked for again less and less often when it is refused, and the session is looked at once', () => {
    const { todas, ultima } = conFuentes();
    const revisar = vi.fn();
    oir('sesion', revisar);
    const esperas = [1_000, 2_000, 4_000, 8_000];
    for (const [i, espera] of esperas.entries()) {
      ultima().fallar();
      vi.advanceTimersByTime(espera / 2 - 1);
      expect(todas()).toHaveLength(i + 1);
      vi.advanceTimersByTime(espera / 2 + 1);
      expect(todas()).toHaveLength(i + 2);
    }
    expect(revisar).toHaveBeenCalledTimes(1);
    ultima().decir('listo');
    ultima().fallar();
    expect(revisar).toHaveBeenCalledTimes(2);
  });

  it('leaves its place to other tabs until somebody looks at this one', () => {
    const { todas, ultima } = conFuentes();
    oir('notificacion', vi.fn());
    ultima().decir('limite');
    vi.advanceTimersByTime(120_000);
    expect(todas()).toHaveLength(1);
    globalThis.dispatchEvent(new Event('focus'));
    expect(todas()).toHaveLength(2);
  });
});
