import { vi } from 'vitest';

/** As on a phone, for the rest of the test: every width is under the one that is asked about. */
export const enCelular = () =>
  vi.stubGlobal('matchMedia', (consulta: string) => ({
    matches: consulta.includes('max-width'),
    media: consulta,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
