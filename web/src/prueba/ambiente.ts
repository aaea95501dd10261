import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { toast } from 'react-toastify/unstyled';
import { afterEach, beforeAll, vi } from 'vitest';
import { trasPintar } from '#api/tras-pintar.ts';
import { textosEs } from '#app/textos.ts';
import { iniciarTextos } from '#i18n/iniciar.ts';
import { aligerarElEstilo } from './estilo.ts';

/** Lazy screens take their time on a busy machine. */
const ESPERA_MS = 8000;
const GUARDADAS = ['trastienda.apariencia.v2', 'trastienda.tablas.v1'];

// What the tests of screens need around them: the texts, and what jsdom lacks.
configure({ asyncUtilTimeout: ESPERA_MS, getElementError: fallaDeBusqueda });
// A copy: what a screen adds when it opens is of its page, and the next file shares this process.
iniciarTextos({ ...textosEs });
globalThis.scrollTo = () => undefined;
// Nothing has a size here, so nothing changes it.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (media: string) =>
  ({
    media,
    // Tests see the wide screen: 1440 px.
    matches: /min-width:\s*(\d+)/.test(media) && Number(/min-width:\s*(\d+)/.exec(media)?.[1]) <= 1440,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
    onchange: null,
  }) as MediaQueryList;

aligerarElEstilo();

// React tells who made each element by looking where it was called from, ten thousand times a second at most: a seventh of what
// the tests of screens took, for a line of a warning. Said to be at that limit, it warns all the same.
const internos = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internos, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });

// Nothing is painted here: what waits for it would only make every test wait.
beforeAll(() => new Promise<void>((listo) => void trasPintar(listo)));

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  // What is kept in memory of it goes as well, as when another tab empties it.
  for (const key of GUARDADAS) dispatchEvent(new StorageEvent('storage', { key }));
});

/**
 * What a query says when it finds nothing, with the page in it. Who waits for something asks again with each change and
 * throws away all answers but the last, so the page is written out for who reads it: it was a fifteenth of these tests.
 */
function fallaDeBusqueda(mensaje: string | null, caja: Element): Error {
  const falla = new Error(mensaje ?? '');
  falla.name = 'TestingLibraryElementError';
  const message = () => `${mensaje ?? ''}\n\n${prettyDOM(caja) || ''}`;
  return Object.defineProperty(falla, 'message', { configurable: true, get: message });
}
